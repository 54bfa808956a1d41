import { coverTest } from '../support/replays/cover-test.ts';

coverTest('session', {
  'session.restoring xstate.error.actor.loadSession -> session.anonymous':
    'a storage that cannot be read counts as empty',
  'session.signedIn.ping.waiting ping.wanted -> session.signedIn.ping.asking':
    'comes from the inbox, and does what the focus of the window does',
  'session.signedIn xstate.error.actor.watchOtherTabs -> stays': 'listening to the storage does not fail',
  'session.anonymous xstate.error.actor.watchForSignIn -> stays': 'listening to the storage does not fail',
});
