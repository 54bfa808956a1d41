import { afterEach, expect, it } from 'vitest';
import { shareOnly } from '../../domain/affiliates/plan-examples.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { createAffiliateStand } from '../testing/affiliate-stand.ts';
import { inMemory } from '../testing/in-memory.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { aRequest, createHandFeed, createTicketStand } from '../testing/ticket-stand.ts';
import { monthAfter, monthAt, spanOf } from './operator-month.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');
const clock = createStillClock(start);
const opened = inMemory();
afterEach(async () => expect(await checkInvariants(opened.database, clock.now())).toEqual([]));

it('a ticket settled again after its month was closed is a line of its own, for the affiliate and whoever brought him', async () => {
  const stand = createTicketStand(opened.database, clock, createHandFeed(start + 3_600_000));
  const { affiliates, bind } = createAffiliateStand(opened.database, clock);
  const [above, below, player] = [await stand.addPlayer(0), await stand.addPlayer(0), await stand.addPlayer(10_000)];
  await affiliates.appoint(above, { plan: shareOnly });
  await affiliates.appoint(below, { plan: { ...shareOnly, carryOver: true }, under: above });
  await bind(below, player);

  const pay = async (name: string, stake: number) => {
    const plain = aRequest({ odds: [2], stake });
    const selections = plain.selections.map((selection) => ({ ...selection, eventId: name }));
    stand.feed.set(name, { odd: 2 });
    await stand.desk.receive(player, { ...plain, selections });
    await stand.desk.runDue();
  };
  await pay('lost-first', 1_000);
  await pay('lost', 600);
  await pay('later', 1_000);
  clock.advance(7_200_000);
  for (const name of ['lost-first', 'lost']) stand.feed.finish(name, '0-1');
  await stand.desk.runDue();

  const month = monthAt(clock.now());
  const closeNext = async () => {
    clock.advance(spanOf(monthAt(clock.now())).until + 5 * 3_600_000 - clock.now());
    await affiliates.runDue();
  };
  await closeNext();
  const ofMonth = async (userId: string, which = month) => (await affiliates.calculation(userId, which)).calculation;
  // 1,600 by slices: 250 and 180.
  const closed = await ofMonth(below);
  expect(closed).toMatchObject({ lines: { sports: { staked: 1_600, wins: 0 } }, earned: 430, corrections: [] });
  expect(await ofMonth(above)).toMatchObject({ earned: 21.5, subs: { earned: 430 } });

  stand.feed.finish('lost-first', '1-0');
  await stand.desk.correct('lost-first');
  clock.advance(120_000);
  await affiliates.runDue();
  // Corrections are passed on a minute later.
  clock.advance(120_000);
  await affiliates.runDue();
  // It had won 2,000: -400 are left of the month, and are carried on.
  const { corrections, toPay, ...lines } = await ofMonth(below);
  expect(corrections).toMatchObject([{ reason: 'settledAgain', ngr: -2_000, earned: -430 }]);
  expect([toPay, { ...lines, corrections: [], toPay: 430 }]).toEqual([0, closed]);
  expect((await ofMonth(above)).corrections).toMatchObject([{ earned: -21.5, ngr: 0 }]);
  expect((await affiliates.calculation(below)).balance).toBe(0);

  const next = monthAfter(month);
  stand.feed.finish('later', '0-1');
  await stand.desk.runDue();
  await closeNext();
  // 1,000 less the 400 of the month before.
  expect(await ofMonth(below, next)).toMatchObject({ carriedIn: -400, earned: 150, carriedOut: 0 });
});
