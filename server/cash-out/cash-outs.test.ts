import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cashOutQuoteLife } from '../../domain/limits.ts';
import { cashOutMargin } from '../../domain/payout/cash-out-margin.ts';
import { RefusedCall } from '../refusal.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest } from '../testing/ticket-stand.ts';

const player = payingPlayerPerTest();

const said = <T>(answer: Promise<T>): Promise<T | string> =>
  answer.catch((error: unknown) =>
    error instanceof RefusedCall ? `${error.status} ${error.key}` : Promise.reject(error),
  );
const quote = (ticketId: string, ratio = 1) => player.stand.desk.cashOuts.quote(player.id, ticketId, ratio);
const confirm = (ticketId: string, quoteId: string, amount: number) =>
  said(player.stand.desk.cashOuts.confirm(player.id, ticketId, quoteId, amount));
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
    expect(await said(player.stand.desk.cashOuts.confirm(other, own, quote_id, amount))).toBe('404 notFound');
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

  it('goes to bonus money never, although a part of the stake came from it', async () => {
    const id = await player.pay();
    const { amount, quote_id } = await quote(id);
    await confirm(id, quote_id, amount);
    expect((await player.stand.ledger.wallets(player.id))[0]).toMatchObject({ wallet_0: 995, wallet_1: 0 });
  });
});

describe('quotes of open tickets', () => {
  it('are by player, and null while there is no price', async () => {
    const other = await player.stand.addPlayer();
    const id = await player.pay();
    const second = await player.pay(aRequest({ odds: [2, 2] }));
    player.stand.feed.set('e2', { status: 'SUSPENDED' });
    const quotes = await player.stand.desk.cashOuts.openQuotes([player.id, other]);
    expect(quotes.get(other)).toBeUndefined();
    expect(new Map(quotes.get(player.id)?.map(({ ticket_id, amount }) => [ticket_id, amount]))).toEqual(
      new Map([
        [id, 95],
        [second, null],
      ]),
    );
    expect(await player.stand.desk.cashOuts.openQuotes([])).toEqual(new Map());
  });
});

describe('the margin', () => {
  it.each([
    ['7.5', 7.5],
    ['0', 0],
    ['', 5],
    ['abc', 5],
    ['-1', 5],
    ['90', 5],
  ])('set to %j is %d', (value, percent) => {
    expect(cashOutMargin([{ key: 'cashOutMargin', value }])).toBe(percent);
  });
});
