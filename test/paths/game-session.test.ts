import { sharedCover } from '../support/replays/cover-test.ts';

sharedCover('gameSession', {
  'gameSession.open cashier.asked -> stays': 'the cashier is another page: that the game is left follows by itself',
  'gameSession.open xstate.error.actor.frame -> stays': 'listening to a window does not fail',
  'gameSession.open.play.paused holds.changed [1] -> stays': 'nothing changes',
});
