import { sharedCover } from '../support/replays/cover-test.ts';

sharedCover('connectivity', {
  'connectivity.facts ticket.awaited -> stays': 'only handed on: the replay of the reload machine walks it',
  'connectivity.facts outcome.changed -> stays': 'only handed on: the connection journey shows what it does',
  'connectivity.facts notice.raised -> stays': 'said by the reload machine, whose replay walks it',
  'connectivity.facts notice.dismissed -> stays': 'said by the reload machine, whose replay walks it',
  'connectivity xstate.error.actor.reload -> stays': 'a machine does not fail',
  'connectivity xstate.error.actor.watchBrowser -> stays': 'listening to the window does not fail',
  'connectivity xstate.error.actor.watchSockets -> stays': 'listening to a socket does not fail',
});
