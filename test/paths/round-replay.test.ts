import { sharedCover } from '../support/replays/cover-test.ts';

sharedCover('roundReplay', {
  'roundReplay.framed xstate.error.actor.frame -> stays': 'listening to a window does not fail',
});
