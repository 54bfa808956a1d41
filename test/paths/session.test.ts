import { sharedCover } from '../support/replays/cover-test.ts';

sharedCover('session', {
  'session.restoring xstate.error.actor.loadSession -> session.signedOut':
    'a storage that cannot be read counts as empty',
  'session.signedIn ping.wanted -> stays': 'comes from the inbox, and does what the focus of the window does',
  'session.signedIn session.renewed -> stays': 'said by the renewal, which test/journeys/session.test.ts walks',
  'session.signedIn session.refused -> session.signedOut':
    'said by the renewal, which test/journeys/session.test.ts walks',
  'session.signedIn notice.raised -> stays':
    'said by ping of a blocked player, which test/journeys/session.test.ts walks',
  'session.signedIn notice.dismissed -> stays':
    'said by ping of a blocked player, which test/journeys/session.test.ts walks',
  'session.signedIn xstate.error.actor.ping -> stays': 'a machine does not fail',
  'session.signedIn xstate.error.actor.renewal -> stays': 'a machine does not fail',
  'session.signedIn xstate.error.actor.watchOtherTabs -> stays': 'listening to the storage does not fail',
  'session.signedOut xstate.error.actor.watchForSignIn -> stays': 'listening to the storage does not fail',
});
