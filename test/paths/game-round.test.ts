import { sharedCover } from '../support/replays/cover-test.ts';

sharedCover('gameRound', {
  'gameRound.round.replay.showing xstate.error.actor.presentShown -> gameRound.round.replay.shown':
    'what the studio draws does not fail',
  'gameRound.round.playing.outcome.showing xstate.error.actor.presentOutcome -> gameRound.round.playing.outcome.shown':
    'what the studio draws does not fail',
  'gameIdle bet.undone -> gameRound.round.idle.ready': 'only chips on a felt are taken back',
});
