import { sharedCover } from '../support/replays/cover-test.ts';

sharedCover('realityCheck', {
  'realityCheck.on xstate.error.actor.ticker -> stays': 'the ticker is a timer of the browser, and those do not fail',
  'realityCheck.on xstate.error.actor.watchOtherTabs -> stays': 'listening to the storage does not fail',
});
