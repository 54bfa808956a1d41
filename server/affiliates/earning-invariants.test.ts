import { sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareOnly } from '../../domain/affiliates/plan-examples.ts';
import type { OpenDatabase } from '../database/client.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { bookRounds } from '../sandbox/demo-play-repository.ts';
import { createAffiliateStand } from '../testing/affiliate-stand.ts';
import { openInMemory } from '../testing/open-in-memory.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { createHandFeed, createTicketStand } from '../testing/ticket-stand.ts';
import { monthAt, spanOf } from './operator-month.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');
const clock = createStillClock(start);
let opened: OpenDatabase;

/** Two closed months of an affiliate, 250 earned in the first and paid. */
beforeAll(async () => {
  opened = await openInMemory();
  const { database } = opened;
  const stand = createTicketStand(database, clock, createHandFeed(start + 3_600_000));
  const { affiliates, bind } = createAffiliateStand(database, clock);
  const [affiliate, player] = [await stand.addPlayer(0), await stand.addPlayer(10_000)];
  await affiliates.appoint(affiliate, { plan: shareOnly });
  await bind(affiliate, player);
  await database.transaction((within) =>
    bookRounds(within, clock.now(), [{ userId: player, currencyId: 1, gameCode: 'fruit', staked: 100_000n, won: 0n }]),
  );
  for (let nth = 0; nth < 2; nth += 1) {
    clock.advance(spanOf(monthAt(clock.now())).until + 5 * 3_600_000 - clock.now());
    await affiliates.runDue();
  }
  await affiliates.payouts.request(affiliate, 250, null);
  await affiliates.payouts.decide(affiliate, true);
});
afterAll(() => opened.close());

const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

test.each([
  [
    'update affiliate_months set ngr = ngr + 1 where earned > 0',
    ['month 2026-03 of affiliate # is not the sum of its lines'],
  ],
  [
    "update affiliate_months set month = '2026-05' where month = '2026-04'",
    ['months of affiliate # do not follow one another'],
  ],
  [
    "update affiliate_months set carried_in = carried_in - 1 where month = '2026-04'",
    ['months of affiliate # do not follow one another'],
  ],
  [
    'update affiliate_months set earned = earned - 1, share = share - 1 where earned > 0',
    ['affiliate # was paid more than he earned'],
  ],
  [
    "update affiliate_payouts set state = 'requested', decided_at = null",
    ['payout # is requested, its money is not', 'affiliatePayout:# is no payout of an affiliate'],
  ],
])('the ledger’s check names what "%s" breaks', async (change, lines) => {
  expect(await checkInvariants(opened.database, clock.now())).toEqual([]);
  await opened.database
    .transaction(async (within) => {
      // Months are append-only: whoever changes one has the keys of the database.
      await within.execute(sql`alter table affiliate_months disable trigger user`);
      await within.execute(sql.raw(change));
      await within.execute(sql`alter table affiliate_months enable trigger user`);
      const broken = await checkInvariants(within, clock.now());
      expect(broken.map((line) => line.replace(ids, '#'))).toEqual(lines.map((line) => `INV16: ${line}`));
      within.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
});
