import { coverTest } from '../support/replays/cover-test.ts';

coverTest('pageSearch', {});
