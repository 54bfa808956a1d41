import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/client.ts';
import { ticketSelections, tickets } from '../database/schema/tickets.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { openInMemory } from '../testing/open-in-memory.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { aRequest, createHandFeed, createTicketStand, type TicketStand } from '../testing/ticket-stand.ts';
import type { MovableClock } from '../time/clock.ts';
import { unsettledMatches } from './unsettled-match-repository.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');

let opened: OpenDatabase;
let clock: MovableClock;
let stand: TicketStand;
let player: string;
let round = 0;

beforeAll(async () => {
  opened = await openInMemory();
});
beforeEach(async () => {
  clock = createStillClock(start);
  stand = createTicketStand(opened.database, clock, createHandFeed(start + 3_600_000));
  player = await stand.addPlayer();
  round++;
});
afterEach(async () => expect(await checkInvariants(opened.database, clock.now())).toEqual([]));
afterAll(() => opened.close());

/** Events of their own for each test: settled legs stay in the database. */
const event = (name: string) => `${name}-${round}`;

const pay = async (odds: number[], rest: Parameters<typeof aRequest>[0] = {}) => {
  const plain = aRequest({ odds, ...rest });
  const selections = plain.selections.map((selection) => ({ ...selection, eventId: event(selection.eventId) }));
  for (const { eventId, odds: odd } of selections) stand.feed.set(eventId, { odd });
  await stand.desk.receive(player, { ...plain, selections });
  await stand.desk.runDue();
  stand.pushed.length = 0;
};
const finish = async (scores: Record<string, string>) => {
  clock.advance(7_200_000);
  for (const [name, score] of Object.entries(scores)) stand.feed.finish(event(name), score);
  await stand.desk.runDue();
};
const ticket = async () => {
  const [found] = (await stand.desk.history(player, { page: 1 })).result;
  return {
    status: found?.status,
    payout: found?.payout,
    legs: found?.selections.map(({ status, score }) => `${status} ${score}`),
  };
};
const cash = async () =>
  Object.fromEntries((await stand.ledger.wallets(player)).map((wallet) => [wallet.currency, wallet.wallet_0]));

describe('settlement', () => {
  it('pays a winning combination with its bonus, once', async () => {
    await pay([2, 2, 2]);
    await finish({ e1: '1-0', e2: '2-1', e3: '3-0' });
    await stand.desk.runDue();
    expect(await ticket()).toEqual({ status: 'won', payout: 824, legs: ['won 1-0', 'won 2-1', 'won 3-0'] });
    expect(await cash()).toMatchObject({ RSD: 1_724 });
    expect(stand.pushed.map(({ event: name }) => name)).toEqual(['ticket_update', 'wallet_update']);
  });

  it('waits for the last match and loses at the first that is lost', async () => {
    await pay([2, 2]);
    await finish({ e1: '1-0' });
    expect(await ticket()).toEqual({ status: 'accepted', payout: null, legs: ['won 1-0', 'open null'] });
    expect(stand.pushed).toMatchObject([{ event: 'ticket_update', payload: { status: 'accepted' } }]);
    await stand.desk.runDue();
    expect(stand.pushed).toHaveLength(1);
    await finish({ e2: '0-0' });
    expect(await ticket()).toEqual({ status: 'lost', payout: 0, legs: ['won 1-0', 'lost 0-0'] });
    expect(await cash()).toMatchObject({ RSD: 900 });
  });

  it('goes on to settle the legs of a lost ticket', async () => {
    await pay([2, 2]);
    await finish({ e1: '0-1' });
    expect((await ticket()).status).toBe('lost');
    await finish({ e2: '2-0' });
    expect(await ticket()).toEqual({ status: 'lost', payout: 0, legs: ['lost 0-1', 'won 2-0'] });
  });

  it('gives the stake back for an abandoned match', async () => {
    await pay([2]);
    clock.advance(7_200_000);
    stand.feed.finish(event('e1'), '1-0', true);
    await stand.desk.runDue();
    expect(await ticket()).toEqual({ status: 'void', payout: 100, legs: ['void 1-0'] });
    expect(await cash()).toMatchObject({ RSD: 1_000 });
  });

  it('pays a free bet without its stake, into the wallet of real money', async () => {
    await pay([2, 2, 2, 2], { wallet: { currency: 'FREEBET-RSD', currency_id: 1000 } });
    await finish({ e1: '1-0', e2: '1-0', e3: '1-0', e4: '1-0' });
    expect((await ticket()).payout).toBe(1_580);
    expect(await cash()).toMatchObject({ RSD: 2_580, 'FREEBET-RSD': 900 });
  });

  it('gives a void free bet back to the free-bet wallet', async () => {
    await pay([2, 2, 2, 2], { wallet: { currency: 'FREEBET-RSD', currency_id: 1000 } });
    clock.advance(7_200_000);
    for (const name of ['e1', 'e2', 'e3', 'e4']) stand.feed.finish(event(name), '1-0', true);
    await stand.desk.runDue();
    expect(await cash()).toMatchObject({ RSD: 1_000, 'FREEBET-RSD': 1_000 });
  });

  const twoOfThree = (conditions: number[]) => ({
    bets: [{ selectedSystems: conditions, stake: 600, type: 'total' as const }],
    systemGroups: [{ conditions, totalSelections: 3 }],
  });

  it('pays the lines of a system that won, and tells what it could have won', async () => {
    await pay([1.9, 2, 2.5], { ...twoOfThree([2]), groups: [0, 0, 0] });
    const [paid] = (await stand.desk.history(player, { page: 1 })).result;
    expect(paid).toMatchObject({ combinations: 3, minPayout: 760, maxPayout: 2_710, minOdd: 3.8, maxOdd: 13.55 });
    expect(paid?.standing).toEqual({ alive: 3, won: 0, certain: 0, best: 2_710 });
    await finish({ e1: '1-0' });
    await finish({ e3: '2-0' });
    const [halfway] = (await stand.desk.history(player, { page: 1 })).result;
    expect(halfway).toMatchObject({ status: 'accepted', standing: { alive: 3, won: 1, certain: 950, best: 2_710 } });
    await finish({ e2: '0-1' });
    expect(await ticket()).toMatchObject({ status: 'won', payout: 950 });
    expect((await stand.desk.history(player, { page: 1 })).result[0]?.standing).toBeNull();
    expect(await cash()).toMatchObject({ RSD: 1_350 });
  });

  it('counts a void leg of a system 1.00 in each of its lines', async () => {
    await pay([1.9, 2, 2.5], { ...twoOfThree([2]), groups: [0, 0, 0] });
    clock.advance(7_200_000);
    stand.feed.finish(event('e1'), '1-0', true);
    await finish({ e2: '1-0', e3: '1-0' });
    // 200 x (2 + 2.5 + 2 x 2.5)
    expect(await ticket()).toMatchObject({ status: 'won', payout: 1_900 });
  });

  it('loses a system as soon as no line of it can win', async () => {
    await pay([1.9, 2, 2.5], { ...twoOfThree([2]), groups: [0, 0, 0] });
    await finish({ e1: '0-1', e3: '0-0' });
    expect(await ticket()).toMatchObject({ status: 'lost', payout: 0 });
  });

  it('needs what stands outside the groups in every line', async () => {
    const system = { ...twoOfThree([1]), bets: [{ selectedSystems: [2], stake: 600, type: 'total' as const }] };
    await pay([1.9, 2, 2.5, 1.5], { ...system, groups: [0, 0, 0, null] });
    await finish({ e1: '1-0', e2: '1-0', e3: '1-0' });
    expect((await ticket()).status).toBe('accepted');
    await finish({ e4: '0-1' });
    expect(await ticket()).toMatchObject({ status: 'lost', payout: 0 });
  });

  it('of a match goes on when a ticket of it cannot be settled, and tells of that one', async () => {
    const others = await Promise.all([stand.addPlayer(), stand.addPlayer()]);
    const pays = (who: string) => {
      const plain = aRequest();
      const selections = plain.selections.map((selection) => ({ ...selection, eventId: event('e1') }));
      return stand.desk.receive(who, { ...plain, selections });
    };
    for (const who of [player, ...others]) await pays(who);
    await stand.desk.runDue();
    const [cursed] = await opened.database.select().from(tickets).where(eq(tickets.userId, player));
    // The key of its payout is taken.
    await opened.database.transaction((within) =>
      stand.ledger.move(within, `payout:${cursed?.id}`, player, [
        { account: 'cash', currencyId: 1, amount: 1n },
        { account: 'house', currencyId: 1, amount: -1n },
      ]),
    );
    await expect(finish({ e1: '1-0' })).rejects.toThrow('ledger_transactions');
    const states = await opened.database
      .select()
      .from(tickets)
      .where(inArray(tickets.userId, [player, ...others]));
    expect(states.map(({ state }) => state).sort()).toEqual(['accepted', 'won', 'won']);
    for (const other of others) expect((await stand.ledger.wallets(other))[0]?.wallet_0).toBe(1_100);
    await opened.database
      .update(ticketSelections)
      .set({ status: 'won' })
      .where(eq(ticketSelections.ticket, cursed?.id ?? ''));
  });

  it('tells of refused tickets too how their matches ended, and then asks about them no more', async () => {
    stand.forced.push({ outcome: 'denied' });
    await pay([2]);
    await finish({ e1: '1-0' });
    expect(await ticket()).toEqual({ status: 'rejected', payout: null, legs: ['won 1-0'] });
    expect(stand.pushed).toEqual([]);
    const open = await unsettledMatches(opened.database, '', 1_000);
    expect(open).not.toContain(event('e1'));
  });

  it('finds the matches with open legs in parts, each once', async () => {
    await pay([2, 2, 2]);
    const all = await unsettledMatches(opened.database, '', 1_000);
    expect(all).toEqual([...new Set(all)].sort());
    expect(all).toEqual(expect.arrayContaining([event('e1'), event('e2'), event('e3')]));
    const parts = [await unsettledMatches(opened.database, '', 2)];
    for (let last = parts[0]?.at(-1); last; last = parts.at(-1)?.at(-1)) {
      parts.push(await unsettledMatches(opened.database, last, 2));
    }
    expect(parts.flat()).toEqual(all);
  });

  it('caps the win by the limit the ticket was accepted under', async () => {
    stand.settings.push({ key: 'maxTicketWin', value: '[{"currency":{"currency_id":1},"limit":500}]' });
    await pay([10]);
    stand.settings.pop();
    await finish({ e1: '1-0' });
    expect((await ticket()).payout).toBe(500);
  });
});

describe('a corrected result', () => {
  it('takes the old payout back and pays the new one, each once', async () => {
    await pay([2]);
    await finish({ e1: '1-0' });
    expect(await cash()).toMatchObject({ RSD: 1_100 });
    stand.feed.finish(event('e1'), '1-1');
    await stand.desk.correct(event('e1'));
    await stand.desk.correct(event('e1'));
    expect(await ticket()).toEqual({ status: 'lost', payout: 0, legs: ['lost 1-1'] });
    expect(await cash()).toMatchObject({ RSD: 900 });
    stand.feed.finish(event('e1'), '2-1');
    await stand.desk.correct(event('e1'));
    expect(await ticket()).toEqual({ status: 'won', payout: 200, legs: ['won 2-1'] });
    expect(await cash()).toMatchObject({ RSD: 1_100 });
  });

  /** Moves money between the player's dinars and the operator, so that the wallet holds what a test needs. */
  let moves = 0;
  const move = (account: 'cash' | 'bonus', amount: bigint) => {
    moves += 1;
    return opened.database.transaction((within) =>
      stand.ledger.move(within, `opening:${player}:moved${moves}`, player, [
        { account, currencyId: 1, amount },
        { account: 'funding', currencyId: 1, amount: -amount },
      ]),
    );
  };
  const dinars = async () => {
    const [wallet] = await stand.ledger.wallets(player);
    return [wallet?.wallet_0, wallet?.wallet_1];
  };
  const correct = async (name: string, score: string, abandoned = false) => {
    stand.feed.finish(event(name), score, abandoned);
    await stand.desk.correct(event(name));
  };

  it('takes back no more than the wallet has', async () => {
    await pay([2]);
    await finish({ e1: '1-0' });
    await move('cash', -100_000n);
    await correct('e1', '0-1');
    expect((await ticket()).status).toBe('lost');
    expect(await dinars()).toEqual([0, 0]);
  });

  it('that makes a win smaller pays nothing on top of what was spent meanwhile', async () => {
    await pay([2, 2]);
    await finish({ e1: '1-0', e2: '1-0' });
    expect(await ticket()).toMatchObject({ payout: 400 });
    await move('cash', -130_000n);
    await correct('e2', '1-0', true);
    expect(await ticket()).toMatchObject({ status: 'won', payout: 200 });
    expect(await dinars()).toEqual([0, 0]);
  });

  it('and its own correction leave a player who had spent his win with that win', async () => {
    await pay([2]);
    await finish({ e1: '1-0' });
    await move('cash', -110_000n);
    await correct('e1', '0-1');
    await correct('e1', '1-0');
    expect(await ticket()).toMatchObject({ status: 'won', payout: 200 });
    expect(await dinars()).toEqual([0, 0]);
  });

  it('takes bonus money that a void ticket gave back as bonus money', async () => {
    await move('cash', -96_000n);
    await move('bonus', 10_000n);
    await pay([2]);
    expect(await dinars()).toEqual([0, 40]);
    clock.advance(7_200_000);
    stand.feed.finish(event('e1'), '1-0', true);
    await stand.desk.runDue();
    expect(await dinars()).toEqual([40, 100]);
    await correct('e1', '0-1');
    expect(await ticket()).toMatchObject({ status: 'lost', payout: 0 });
    expect(await dinars()).toEqual([0, 40]);
    await correct('e1', '0-1', true);
    expect(await dinars()).toEqual([40, 100]);
  });
});
