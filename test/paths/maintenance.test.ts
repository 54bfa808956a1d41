import { sharedCover } from '../support/replays/cover-test.ts';

sharedCover('maintenance', {
  'maintenance.announcement.counting xstate.error.actor.ticker -> stays':
    'the ticker is a timer of the browser, and those do not fail',
  'maintenance.announcement.begun xstate.after.maintenanceLogoutDelay.maintenance.announcement.begun [0] -> maintenance.announcement.none':
    'between two players there is a moment with nobody, which ends the announcement',
});
