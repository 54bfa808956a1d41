import { expect, it } from 'vitest';
import { mostWatched } from '../../contract/sockets/sports.ts';
import { runManyOpen } from '../../test/support/faults/many-open.ts';

it('a player with 20,000 open tickets costs no more than those he looks at', async () => {
  const { mostLookedUp, mostQuotes } = await runManyOpen(20_000, 5);
  expect(mostLookedUp).toBe(200);
  expect(mostQuotes).toBe(mostWatched);
});
