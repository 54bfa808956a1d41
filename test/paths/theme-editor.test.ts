import { coverTest } from '../support/replays/cover-test.ts';

coverTest('themeEditor', {
  'themeEditor xstate.error.actor.watchTabs -> stays': 'whoever listens to the storage does not fail',
});
