import { coverTest } from '../support/replays/cover-test.ts';

coverTest('connectivity', {
  'a connection that is not up cannot be lost': 1,
  'the machine raises it itself after its recheck': 4,
  'listening to a socket does not fail': 1,
  'listening to the window does not fail': 1,
  'a health call without an answer is an answer: that nobody is there': 2,
});
