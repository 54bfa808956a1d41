import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openInMemory } from '../../../server/testing/open-in-memory.ts';
import { createStillClock } from '../../../server/testing/start-test-server.ts';
import { createHandFeed, createTicketStand } from '../../../server/testing/ticket-stand.ts';
import { playRounds, watchInvariants } from './play-rounds.ts';

it('a round after which the ledger is wrong is named, and those after it are not blamed for it', async () => {
  const { database, close } = await openInMemory();
  const stand = createTicketStand(database, createStillClock(Date.now()), createHandFeed(Date.now() + 3_600_000));
  const player = await stand.addPlayer(100);
  const race = {
    round: async (_: object, nth: number) => {
      if (nth === 1)
        await database.execute(sql`update wallets set cash = cash + 1 where user_id = ${player} and currency_id = 1`);
      if (nth === 2) throw new Error('two winners');
    },
  };
  const wrong = await playRounds(race, { broken: watchInvariants(database) }, 4);
  expect(wrong).toEqual([
    expect.stringMatching(/^after round 1: INV2: wallet .+ is not the sum of its entries$/),
    'round 2: two winners',
  ]);
  await close();
});
