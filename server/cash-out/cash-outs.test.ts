import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cashOutQuoteLife } from '../../domain/limits.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { cashOuts } from '../database/schema/tickets.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest } from '../testing/ticket-stand.ts';

const player = payingPlayerPerTest();

const said = <T>(answer: Promise<T>): Promise<T | string> =>
  answer.catch((error: unknown) =>
    error instanceof RefusedCall ? `${error.status} ${error.key}` : Promise.reject(error),
  );
const quote = (ticketId: string, ratio = 1) => player.stand.desk.cashOuts.quote(player.id, ticketId, ratio);
const confirm = (ticketId: string, quoteId: string, shown: number, key: string | null = null) =>
  said(player.stand.desk.cashOuts.confirm(player.id, { ticketId, quoteId, shown, key }));
const inHistory = async (ticketId: string) =>
  (await player.stand.desk.history(player.id, { page: 1 })).result.find(({ ticket_id }) => ticket_id === ticketId);
const settle = async (score = '1-0') => {
  player.stand.feed.finish('e1', score);
  player.clock.advance(7_200_000);
  await player.stand.desk.runDue();
};

describe('a cash-out', () => {
  it('pays the amount shown, once, and the ticket is over', async () => {
    const id = await player.pay();
    player.stand.feed.set('e1', { odd: 1.25 });
    const { amount, quote_id } = await quote(id);
    expect(amount).toBe(152);
    expect(await confirm(id, quote_id, amount)).toEqual({ amount });
    expect(await player.credit()).toBe(1_052);
    expect(await confirm(id, quote_id, amount)).toEqual({ amount });
    expect(await said(quote(id))).toBe('409 cashOutOver');
    await settle();
    expect(await player.credit()).toBe(1_052);
    expect(await inHistory(id)).toMatchObject({ status: 'cashout', cashOut: 152, payout: null });
    expect((await inHistory(id))?.selections[0]?.status).toBe('won');
  });

  it('of a ticket with a bonus that is sold at once is less than its stake', async () => {
    const id = await player.pay(aRequest({ odds: [2, 2, 2, 2, 2, 2] }));
    expect(await inHistory(id)).toMatchObject({ bonus: { percentage: 10 } });
    expect((await quote(id)).amount).toBe(95);
  });

  it('of a part leaves the rest of the stake in play', async () => {
    const id = await player.pay();
    const { amount, quote_id } = await quote(id, 0.25);
    expect(amount).toBe(23.75);
    await confirm(id, quote_id, amount);
    expect(await inHistory(id)).toMatchObject({ status: 'accepted', stake: 100, cashOut: 23.75, maxPayout: 150 });
    await settle();
    expect(await inHistory(id)).toMatchObject({ status: 'won', payout: 150, cashOut: 23.75 });
    expect(await player.credit()).toBe(1_073.75);
  });

  it('of a part has its part of the cap: in two sales, or one and a win, a ticket brings no more than as a whole', async () => {
    player.stand.settings.push({ key: 'maxTicketWin', value: '[{"currency":{"currency_id":1},"limit":150}]' });
    const [first, second] = [await player.pay(), await player.pay()];
    player.stand.settings.pop();
    const { amount: asWhole } = await quote(first);
    expect(asWhole).toBe(71.25);
    const { amount, quote_id } = await quote(first, 0.5);
    expect(amount).toBe(35.62);
    await confirm(first, quote_id, amount);
    expect((await quote(first)).amount).toBe(35.62);
    await settle();
    expect(await inHistory(first)).toMatchObject({ status: 'won', payout: 75 });
    expect(await inHistory(second)).toMatchObject({ status: 'won', payout: 150 });
  });

  it('asks again when the ticket is worth less by now, and pays what was shown when it is worth more', async () => {
    const id = await player.pay();
    const first = await quote(id);
    player.stand.feed.set('e1', { odd: 2.5 });
    expect(await confirm(id, first.quote_id, first.amount)).toBe('409 cashOutMoved');
    const second = await quote(id);
    expect(second.amount).toBe(76);
    player.stand.feed.set('e1', { odd: 1.5 });
    expect(await confirm(id, second.quote_id, second.amount)).toEqual({ amount: 76 });
  });

  it('stands until its time is over and not a millisecond longer', async () => {
    const id = await player.pay();
    const { amount, quote_id } = await quote(id);
    player.clock.advance(cashOutQuoteLife - 1);
    const late = await quote(id);
    player.clock.advance(1);
    expect(await confirm(id, quote_id, amount)).toBe('409 cashOutExpired');
    expect(await confirm(id, late.quote_id, late.amount)).toEqual({ amount: late.amount });
  });

  it('is refused while a selection is suspended, moved its line, or has ended for the worse', async () => {
    const id = await player.pay(aRequest({ odds: [2, 2] }));
    const { amount, quote_id } = await quote(id);
    player.stand.feed.set('e2', { status: 'SUSPENDED' });
    expect(await said(quote(id))).toBe('409 cashOutSuspended');
    expect(await confirm(id, quote_id, amount)).toBe('409 cashOutSuspended');
    player.stand.feed.set('e2', { status: 'OPEN', band: '2.5' });
    expect(await said(quote(id))).toBe('409 cashOutSuspended');
    player.stand.feed.set('e2', { band: null });
    player.stand.feed.finish('e1', '0-1');
    expect(await said(quote(id))).toBe('409 cashOutUnavailable');
  });

  it('is over once every match has ended, although nothing is settled yet', async () => {
    const id = await player.pay();
    const { amount, quote_id } = await quote(id);
    player.stand.feed.finish('e1', '1-0');
    expect(await said(quote(id))).toBe('409 cashOutOver');
    expect(await confirm(id, quote_id, amount)).toBe('409 cashOutOver');
    await settle();
    expect(await player.credit()).toBe(1_100);
  });

  it('is not for free bets, undecided, refused or unknown tickets, nor for those of others', async () => {
    const wallet = { currency: 'FREEBET-RSD', currency_id: 1000 };
    const free = await player.pay(aRequest({ odds: [2, 2, 2, 2], wallet }));
    expect(await said(quote(free))).toBe('409 cashOutUnavailable');
    player.stand.forced.push({ outcome: 'denied', subcode: 208, delayMs: 0 });
    expect(await said(quote(await player.pay()))).toBe('409 cashOutOver');
    expect(await said(quote(randomUUID()))).toBe('404 notFound');
    const own = await player.pay();
    const other = await player.stand.addPlayer();
    const { amount, quote_id } = await quote(own);
    expect(await said(player.stand.desk.cashOuts.quote(other, own, 1))).toBe('404 notFound');
    expect(
      await said(player.stand.desk.cashOuts.confirm(other, { ticketId: own, quoteId: quote_id, shown: amount })),
    ).toBe('404 notFound');
  });

  it('takes no other amount than the one of the quote, and no quote of another ticket', async () => {
    const id = await player.pay();
    const second = await player.pay();
    const { amount, quote_id } = await quote(id);
    for (const shown of [amount + 1, amount - 0.01, -amount, 0, Number.NaN, 1e300]) {
      expect(await confirm(id, quote_id, shown)).toBe('409 cashOutMoved');
    }
    expect(await confirm(second, quote_id, amount)).toBe('404 notFound');
    expect(await confirm(id, randomUUID(), amount)).toBe('404 notFound');
    expect(await player.credit()).toBe(800);
  });

  it('of a part that is none is refused', async () => {
    const id = await player.pay(aRequest({ stake: 20 }));
    for (const ratio of [0.00001, 0]) expect(await said(quote(id, ratio))).toBe('400 cashOutRatio');
  });

  it('twice in parts, then of the rest, never pays a part twice', async () => {
    const id = await player.pay();
    for (const [ratio, paid] of [
      [0.5, 47.5],
      [0.5, 23.75],
      [1, 23.75],
    ] as const) {
      const { amount, quote_id } = await quote(id, ratio);
      expect(amount).toBe(paid);
      await confirm(id, quote_id, amount);
    }
    expect(await player.credit()).toBe(995);
    expect(await inHistory(id)).toMatchObject({ status: 'cashout', stake: 100, cashOut: 95 });
  });

  it('under a key of its own is asked for again, and under that of another is refused', async () => {
    const [id, second] = [await player.pay(), await player.pay()];
    const [{ amount, quote_id }, other] = [await quote(id), await quote(second)];
    expect(await confirm(id, quote_id, amount, 'first-one')).toEqual({ amount });
    expect(await confirm(id, quote_id, amount, 'first-one')).toEqual({ amount });
    expect(await confirm(id, quote_id, amount + 1, 'first-one')).toBe('409 idempotencyKeyReused');
    expect(await confirm(second, quote_id, amount, 'first-one')).toBe('409 idempotencyKeyReused');
    expect(await confirm(second, other.quote_id, other.amount, 'first-one')).toBe('409 idempotencyKeyReused');
    expect(await player.credit()).toBe(895);
    expect(await confirm(second, other.quote_id, other.amount, 'other-one')).toEqual({ amount });
    const stranger = await player.stand.addPlayer();
    const taking = { ticketId: id, quoteId: quote_id, shown: amount, key: 'first-one' };
    expect(await said(player.stand.desk.cashOuts.confirm(stranger, taking))).toBe('404 notFound');
  });

  it('tells what is given up for it, and what is left', async () => {
    const id = await player.pay();
    expect(await quote(id, 0.25)).toMatchObject({ amount: 23.75, stake: 25, stakeLeft: 75, maxPayoutLeft: 150 });
    expect(await quote(id)).toMatchObject({ amount: 95, stake: 100, stakeLeft: 0, maxPayoutLeft: 0 });
    const withBonus = await player.pay(aRequest({ odds: [2, 2, 2], stake: 80 }));
    expect((await inHistory(withBonus))?.bonus).toEqual({ percentage: 3, amount: 19.2 });
    expect(await quote(withBonus, 0.5)).toMatchObject({ stakeLeft: 40, maxPayoutLeft: 329.6 });
  });
});

describe('a cash-out of bonus money', () => {
  /** A wallet of 30 in cash and 70 of bonus money, all of it on one ticket. */
  const withBonus = async (cash = 3_000n, bonus = 7_000n): Promise<string> => {
    await player.database.transaction((within) =>
      player.stand.ledger.move(within, `bonus:${player.id}`, player.id, [
        { account: 'cash', currencyId: 1, amount: cash - 100_000n },
        { account: 'bonus', currencyId: 1, amount: bonus },
        { account: 'house', currencyId: 1, amount: 100_000n - cash - bonus },
      ]),
    );
    return player.pay(aRequest({ stake: Number(cash + bonus) / 100 }));
  };
  const wallet = async () => {
    const [{ wallet_0, wallet_1 } = { wallet_0: 0, wallet_1: 0 }] = await player.stand.ledger.wallets(player.id);
    return [wallet_0, wallet_1];
  };
  const sell = async (id: string, ratio: number) => {
    const { amount, quote_id } = await quote(id, ratio);
    await confirm(id, quote_id, amount);
    return amount;
  };

  it('pays in the shares of the stake, and says so beforehand', async () => {
    const id = await withBonus();
    expect(await quote(id)).toMatchObject({ amount: 95, bonus: 66.5 });
    await sell(id, 1);
    expect(await wallet()).toEqual([28.5, 66.5]);
  });

  it('that was all bonus money pays no cash, also with a profit', async () => {
    const id = await withBonus(0n, 10_000n);
    player.stand.feed.set('e1', { odd: 1.25 });
    expect(await sell(id, 1)).toBe(152);
    expect(await wallet()).toEqual([0, 152]);
  });

  it('of a ticket without any pays cash alone', async () => {
    const id = await withBonus(10_000n, 0n);
    expect(await quote(id)).toMatchObject({ amount: 95, bonus: 0 });
    await sell(id, 1);
    expect(await wallet()).toEqual([95, 0]);
  });

  it('that was paid in other shares is found by the check', async () => {
    const id = await withBonus();
    const { amount, quote_id } = await quote(id, 0.5);
    await confirm(id, quote_id, amount);
    const claim = (stakeBonus: bigint) =>
      player.database.update(cashOuts).set({ stakeBonus }).where(eq(cashOuts.id, quote_id));
    await claim(0n);
    const broken = await checkInvariants(player.database, player.clock.now());
    expect(broken.map((line) => line.replace(/[\da-f-]{36}/, 'X'))).toEqual([
      'INV12: ticket X has another stake of bonus money than its entries say',
      'INV12: cash-out X was not paid in the shares of its stake',
    ]);
    await claim(3_500n);
  });

  it('in uneven parts gives each minor unit back once, and a void rest the rest', async () => {
    const id = await withBonus(3_333n, 6_670n);
    for (const ratio of [0.3333, 0.1, 0.0007, 0.5]) await sell(id, ratio);
    player.stand.feed.finish('e1', '1-0', true);
    player.clock.advance(7_200_000);
    await player.stand.desk.runDue();
    const ticket = await inHistory(id);
    expect(ticket).toMatchObject({ status: 'void', stake: 100.03 });
    const [cash = 0, bonus = 0] = await wallet();
    expect(cash + bonus).toBeCloseTo((ticket?.payout ?? 0) + (ticket?.cashOut ?? 0), 6);
    expect(bonus / (cash + bonus)).toBeCloseTo(0.667, 3);
  });
});

describe('quotes of open tickets', () => {
  it('are for the player’s own open tickets, null while there is no price, and say when prices moved', async () => {
    const other = await player.stand.addPlayer();
    const id = await player.pay();
    const second = await player.pay(aRequest({ odds: [2, 2] }));
    player.stand.feed.set('e2', { status: 'SUSPENDED' });
    const openQuotes = (userId: string, ...ids: string[]) =>
      player.stand.desk.cashOuts.openQuotes(ids.map((ticketId) => ({ userId, ticketId })));
    const quotes = await openQuotes(player.id, id, second, randomUUID());
    expect(new Map(quotes.map(({ ticketId, amount }) => [ticketId, amount]))).toEqual(
      new Map([
        [id, 95],
        [second, null],
      ]),
    );
    expect(await openQuotes(other, id)).toEqual([]);
    expect(await openQuotes(player.id)).toEqual([]);
    const first = quotes.find(({ ticketId }) => ticketId === id);
    expect(first?.hasMoved()).toBe(false);
    player.stand.feed.set('e1', { odd: 1.5 });
    expect(first?.hasMoved()).toBe(true);
  });
});
