import { coverTest } from '../support/replays/cover-test.ts';

coverTest('session', {
  'session.restoring xstate.error.actor.loadSession -> session.anonymous':
    'a storage that cannot be read counts as empty',
  'session.signedIn xstate.error.actor.watchOtherTabs -> stays': 'listening to the storage does not fail',
  'session.anonymous xstate.error.actor.watchForSignIn -> stays': 'listening to the storage does not fail',
});
