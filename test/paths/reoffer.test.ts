import { coverTest } from '../support/replays/cover-test.ts';

coverTest('reoffer', {
  'reoffer.asking xstate.error.actor.ticker -> stays': 'the ticker is a timer of the browser, and those do not fail',
});
