import { beforeEach } from 'vitest';

/** When a run that still goes on would be cut off, and tell nothing at all: what begins later is left out, and named. */
const ends = Number(process.env.SUITE_ENDS ?? Number.POSITIVE_INFINITY);

beforeEach(({ skip }) => {
  if (Date.now() > ends) skip('out of time');
});
