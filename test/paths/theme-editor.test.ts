import { sharedCover } from '../support/replays/cover-test.ts';

sharedCover('themeEditor', {
  'themeEditor xstate.error.actor.watchTabs -> stays': 'whoever listens to the storage does not fail',
});
