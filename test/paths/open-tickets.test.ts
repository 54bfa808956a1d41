import { sharedCover } from '../support/replays/cover-test.ts';

sharedCover('openTickets', {});
