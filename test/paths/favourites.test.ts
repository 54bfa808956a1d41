import { coverTest } from '../support/replays/cover-test.ts';

coverTest('favourites', { 'favourites user.changed [0] -> stays': 'who plays on is not told of' });
