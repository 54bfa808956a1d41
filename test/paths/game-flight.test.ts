import { sharedCover } from '../support/replays/cover-test.ts';

sharedCover('gameFlight', {
  'gameFlight.round.replay.showing xstate.error.actor.presentShown -> gameFlight.round.replay.shown':
    'what the studio draws does not fail',
  'gameFlight.flights.followed xstate.error.actor.followFlights -> gameFlight.flights.lost':
    'a stream that cannot be opened is lost like another one',
  'gameFlight.round.playing.showing xstate.error.actor.presentOutcome -> gameFlight.round.playing.shown':
    'what the studio draws does not fail',
  'gameFlight.round.playing.inTurn.aboard xstate.error.actor.passTarget -> gameFlight.round.playing.inTurn.landing':
    'a clock does not fail',
  'gameIdle bet.undone -> gameFlight.round.idle.ready': 'only chips on a felt are taken back',
});
