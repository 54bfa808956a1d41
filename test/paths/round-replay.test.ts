import { coverTest } from '../support/replays/cover-test.ts';

coverTest('roundReplay', {
  'roundReplay.framed xstate.error.actor.frame -> stays': 'listening to a window does not fail',
});
