import { sharedCover } from '../support/replays/cover-test.ts';

sharedCover('sharedRound', {
  'sharedRound.round.replay.showing xstate.error.actor.presentShown -> sharedRound.round.replay.shown':
    'what the studio draws does not fail',
  'sharedRound.table.followed xstate.error.actor.followTable -> sharedRound.table.offline':
    'a stream that cannot be opened is lost like another one',
  'sharedRound.round.playing.showing xstate.error.actor.presentOutcome -> sharedRound.round.playing.shown':
    'what the studio draws does not fail',
});
