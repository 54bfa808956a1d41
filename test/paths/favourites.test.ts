import { sharedCover } from '../support/replays/cover-test.ts';

sharedCover('favourites', { 'favourites user.changed [0] -> stays': 'who plays on is not told of' });
