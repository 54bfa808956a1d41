import { coverTest } from '../support/replays/cover-test.ts';

coverTest('maintenance', {
  'the ticker is a timer of the browser, and those do not fail': 1,
  'between two players there is a moment with nobody, which ends the announcement': 1,
});
