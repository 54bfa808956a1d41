import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../bus/outbox.ts';
import { users } from '../database/schema/identity.ts';
import { payments } from '../database/schema/payments.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest } from '../testing/ticket-stand.ts';
import { type Bonuses, createBonuses } from './bonuses.ts';

const hour = 3_600_000;
const day = 24 * hour;

const player = payingPlayerPerTest();
let bonuses: Bonuses;
let id: string;
let nth = 0;

const node = (): Bonuses => {
  const { database, clock, stand } = player;
  const outbox = createOutbox(database, clock, stand.ledger, { toUser: () => undefined, toAll: () => undefined });
  return createBonuses({
    database,
    sweeps: database,
    clock,
    outbox,
    ledger: stand.ledger,
    settings: stand,
    log: pino({ level: 'silent' }),
  });
};

/** A player with 100,000 dinars on Sunday, 1 March 2026 at noon: the last day of a week, the first of a month. */
beforeEach(async () => {
  bonuses = node();
  // Rules pay for no period that ended before they were first seen; each test has rules of its own.
  nth += 1;
  const setting = player.stand.settings.find(({ key }) => key === 'bonuses');
  const rules = setting?.value.replace(/"id":"(\w+?)\d*"/g, `"id":"$1${nth}"`) ?? '';
  const others = player.stand.settings.filter((each) => each !== setting);
  player.stand.settings.splice(0, Number.POSITIVE_INFINITY, { key: 'bonuses', value: rules }, ...others);
  await bonuses.creditDue();
  id = await player.stand.addPlayer(100_000);
});

/** Tickets at 2.00 that are settled at once. */
const played = async (stakes: number[], score: string): Promise<void> => {
  const { stand } = player;
  for (const [at, stake] of stakes.entries()) {
    const request = aRequest({ stake });
    const eventId = `b${nth}-${score}-${at}-${player.clock.now()}`;
    stand.feed.set(eventId, { startsAt: player.clock.now() + hour });
    request.selections = request.selections.map((selection) => ({ ...selection, eventId }));
    await stand.desk.receive(id, request);
    await stand.desk.runDue();
    stand.feed.finish(eventId, score);
    await stand.desk.runDue();
  }
};
const bonusMoney = async () => (await player.stand.ledger.wallets(id))[0]?.wallet_1;
const until = (instant: string) => player.clock.advance(Date.parse(instant) - player.clock.now());

describe('A bonus for a period', () => {
  test('is credited once when the week is over, of what was staked', async () => {
    await played([6_000, 4_000], '0-1');
    const running = (await bonuses.view(id)).periodic[0]?.current;
    expect(running).toMatchObject({ base: 10_000, amount: 50, until: '2026-03-01T23:00:00.000Z' });
    until('2026-03-01T23:00:59.999Z');
    await bonuses.creditDue();
    expect(await bonusMoney()).toBe(0);
    player.clock.advance(1);
    await Promise.all([bonuses.creditDue(), node().creditDue()]);
    await bonuses.creditDue();
    expect(await bonusMoney()).toBe(50);
    const [weekly] = (await bonuses.view(id)).periodic;
    expect(weekly).toMatchObject({
      currency: 'RSD',
      current: { base: 0, amount: 0 },
      past: [{ from: '2026-02-22T23:00:00.000Z', until: '2026-03-01T23:00:00.000Z', base: 10_000, amount: 50 }],
    });
  });

  test('gives back a part of what a month lost, and nothing to who won', async () => {
    await played([6_000], '0-1');
    await played([2_000], '1-0');
    until('2026-03-31T22:01:00.000Z');
    await bonuses.creditDue();
    // The week of 8,000 staked: 40. The month of 6,000 lost and 2,000 won: 5 % of 4,000.
    expect(await bonusMoney()).toBe(240);
    await played([3_000], '1-0');
    until('2026-05-01T10:00:00.000Z');
    await bonuses.creditDue();
    expect(await bonusMoney()).toBe(240);
  });

  test('is paid late by a server that was away, and for no period before a rule was first seen', async () => {
    await played([5_000], '0-1');
    player.clock.advance(16 * day);
    const [rules] = player.stand.settings;
    if (rules) rules.value = rules.value.replace('weeklyTurnover', 'newTurnover');
    await bonuses.creditDue();
    expect(await bonusMoney()).toBe(0);
    if (rules) rules.value = rules.value.replace('newTurnover', 'weeklyTurnover');
    await bonuses.creditDue();
    expect(await bonusMoney()).toBe(25);
  });

  const withBonusMoney = () =>
    player.database.transaction((within) =>
      player.stand.ledger.move(within, `bonus:test:${id}`, id, [
        { account: 'house', currencyId: 1, amount: 9_000_000n },
        { account: 'cash', currencyId: 1, amount: -9_000_000n },
        { account: 'house', currencyId: 1, amount: -100_000n },
        { account: 'bonus', currencyId: 1, amount: 100_000n },
      ]),
    );

  test('counts no bonus money, and is not for who is blocked', async () => {
    await withBonusMoney();
    await played([10_500], '0-1');
    expect((await bonuses.view(id)).periodic[0]?.current.base).toBe(10_000);
    await player.database.update(users).set({ blocked: true });
    player.clock.advance(day);
    await bonuses.creditDue();
    expect(await bonusMoney()).toBe(500);
    await player.database.update(users).set({ blocked: false });
  });

  test('counts no bonus money of a ticket that was sold in parts', async () => {
    await withBonusMoney();
    const { cashOuts, ...desk } = player.stand.desk;
    const ticket = aRequest({ stake: 10_500 });
    player.stand.feed.set('e1', { startsAt: player.clock.now() + hour });
    await desk.receive(id, ticket);
    await desk.runDue();
    const { quote_id, amount } = await cashOuts.quote(id, ticket.ticket_id, 0.5);
    await cashOuts.confirm(id, { ticketId: ticket.ticket_id, quoteId: quote_id, shown: amount });
    player.stand.feed.finish('e1', '0-1');
    await desk.runDue();
    expect((await bonuses.view(id)).periodic[0]?.current.base).toBe(10_000);
  });

  test('of a loss counts no bonus money that a cash-out gave back as something won', async () => {
    await withBonusMoney();
    const { cashOuts, ...desk } = player.stand.desk;
    const own = aRequest({ stake: 10_000 });
    const ofBonus = aRequest({ stake: 1_000 });
    player.stand.feed.set('e1', { startsAt: player.clock.now() + hour });
    for (const ticket of [own, ofBonus]) await desk.receive(id, ticket);
    await desk.runDue();
    const { quote_id, amount } = await cashOuts.quote(id, ofBonus.ticket_id, 1);
    await cashOuts.confirm(id, { ticketId: ofBonus.ticket_id, quoteId: quote_id, shown: amount });
    expect(await bonusMoney()).toBe(950);
    player.stand.feed.finish('e1', '0-1');
    await desk.runDue();
    const [turnover, loss] = (await bonuses.view(id)).periodic;
    expect([turnover?.current.base, loss?.current.base]).toEqual([10_000, 10_000]);
  });
});

describe('A bonus there is once', () => {
  test('comes with the fifth ticket that counts, and never again', async () => {
    await played([200, 200, 200, 200, 199.99], '0-1');
    await bonuses.creditDue();
    expect(await bonusMoney()).toBe(0);
    expect((await bonuses.view(id)).once[1]).toMatchObject({ state: 'inProgress', done: 4, credited: null });
    await played([200], '1-0');
    await Promise.all([bonuses.creditDue(), node().creditDue()]);
    await played([200, 200, 200, 200, 200], '0-1');
    await bonuses.creditDue();
    expect(await bonusMoney()).toBe(500);
    expect((await bonuses.view(id)).once[1]).toMatchObject({ state: 'credited', credited: { amount: 500 } });
  });

  test('is over 30 days after the account was opened', async () => {
    expect((await bonuses.view(id)).once.map(({ state }) => state)).toEqual(['available', 'available']);
    player.clock.advance(30 * day);
    expect((await bonuses.view(id)).once.map(({ state }) => state)).toEqual(['expired', 'expired']);
    await played([200, 200, 200, 200, 200], '0-1');
    await bonuses.creditDue();
    expect((await bonuses.view(id)).once[1]).toMatchObject({ state: 'expired', done: 0 });
  });

  test('doubles the first deposit, not the second', async () => {
    const deposit = async (amount: bigint) => {
      const at = player.clock.now();
      const row = {
        userId: id,
        method: 'nb' as const,
        currencyId: 1,
        amount,
        createdAt: at,
        idempotencyKey: randomUUID(),
      };
      await player.database.transaction(async (within) => {
        const [payment] = await within.insert(payments).values(row).returning();
        await within
          .update(payments)
          .set({ state: 'credited', decidedAt: at })
          .where(eq(payments.id, payment?.id ?? ''));
        await player.stand.ledger.move(within, `deposit:${payment?.id}`, id, [
          { account: 'funding', currencyId: 1, amount: -amount },
          { account: 'cash', currencyId: 1, amount },
        ]);
      });
    };
    await deposit(300_000n);
    player.clock.advance(1_000);
    await deposit(900_000n);
    await bonuses.creditDue();
    expect(await bonusMoney()).toBe(3_000);
    expect((await bonuses.view(id)).once[0]).toMatchObject({ state: 'credited', credited: { amount: 3_000 } });
  });
});
