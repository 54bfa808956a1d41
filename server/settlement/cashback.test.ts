import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../database/schema/messages.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest } from '../testing/ticket-stand.ts';

const player = payingPlayerPerTest();
const rule = { minSelections: 3, minOdd: 1.5, percent: 50, max: [{ currency: { currency_id: 1 }, limit: 40 }] };
const promise = (change: object = {}) => {
  const value = JSON.stringify({ ...rule, ...change });
  player.stand.settings.splice(0, player.stand.settings.length, { key: 'ticketCashback', value });
};
beforeEach(() => promise());

/** Scores of e1, e2 ... once every match is over. */
const finish = async (...scores: string[]) => {
  for (const [index, score] of scores.entries()) player.stand.feed.finish(`e${index + 1}`, score);
  if (player.clock.now() < player.kickOff) player.clock.advance(7_200_000);
  await player.stand.desk.runDue();
};
const correct = async (eventId: string, score: string) => {
  player.stand.feed.finish(eventId, score);
  await player.stand.desk.correct(eventId);
};
const pay = (change: Parameters<typeof aRequest>[0] = {}) => {
  const request = aRequest({ odds: [2, 2, 2], ...change });
  for (const { eventId, odds } of request.selections) player.stand.feed.set(eventId, { odd: odds });
  return player.pay(request);
};
const wallet = async (code = 'RSD') => {
  const found = (await player.stand.ledger.wallets(player.id)).find(({ currency }) => currency === code);
  return [found?.wallet_0, found?.wallet_1];
};
const ticket = async () => {
  const [found] = (await player.stand.desk.history(player.id, { page: 1 })).result;
  return [found?.status, found?.payout, found?.cashback];
};
const spend = (account: 'cash' | 'bonus', amount: bigint) =>
  player.database.transaction((within) =>
    player.stand.ledger.move(within, `hold:${player.id}:${account}`, player.id, [
      { account, currencyId: 1, amount: -amount },
      { account: 'house', currencyId: 1, amount },
    ]),
  );

describe('cashback', () => {
  it('comes as bonus money with the last selection of a combination lost by one, once', async () => {
    await pay({ stake: 60 });
    await finish('0-1', '1-0');
    expect(await ticket()).toEqual(['lost', 0, null]);
    await finish('0-1', '1-0', '1-0');
    await player.stand.desk.runDue();
    await player.stand.desk.correct('e1');
    expect(await ticket()).toEqual(['lost', 0, 30]);
    expect(await wallet()).toEqual([940, 30]);
    const { totals } = await player.stand.desk.history(player.id, { page: 1 });
    expect(totals).toMatchObject([{ currency: 'RSD', currency_id: 1, staked: 60, paidOut: 0, cashback: 30 }]);
    const told = await player.database.select().from(messages).where(eq(messages.userId, player.id));
    expect(told.map(({ key, params }) => [key, params])).toEqual([
      ['cashbackCredited', { amount: 30, currency: 'RSD' }],
    ]);
  });

  it('is found by its filter, and told as a change of ticket and wallet', async () => {
    const lost = await pay();
    player.stand.pushed.length = 0;
    await finish('0-1', '1-0', '1-0');
    await pay({ odds: [2] });
    const found = await player.stand.desk.history(player.id, { page: 1, cashback: true });
    expect(found.result.map(({ ticket_id }) => ticket_id)).toEqual([lost]);
    expect(found.counts.cashback).toBe(1);
    expect(player.stand.pushed.slice(0, 2)).toMatchObject([
      { event: 'ticket_update', payload: { ticket_id: lost, status: 'lost' } },
      { event: 'wallet_update', payload: { wallets: [{ wallet_1: 40 }, {}, {}] } },
    ]);
  });

  it.each([
    ['two selections lost', {}, ['0-1', '0-1', '1-0']],
    ['too few selections', { odds: [2, 2] }, ['0-1', '1-0']],
    ['an odd below the least', { odds: [2, 2, 1.49] }, ['0-1', '1-0', '1-0']],
    [
      'a system',
      {
        bets: [{ selectedSystems: [3], stake: 100, type: 'total' }],
        systemGroups: [{ conditions: [3], totalSelections: 3 }],
        groups: [0, 0, 0],
      },
      ['0-1', '1-0', '1-0'],
    ],
    [
      'a free bet',
      { odds: [2, 2, 2, 2], wallet: { currency: 'FREEBET-RSD', currency_id: 1000 } },
      ['0-1', '1-0', '1-0', '1-0'],
    ],
  ] as const)('is none for %s', async (_, change, scores) => {
    await pay(change as Parameters<typeof aRequest>[0]);
    await finish(...scores);
    expect(await ticket()).toEqual(['lost', 0, null]);
  });

  it('is what was promised when the ticket was paid, capped in its currency', async () => {
    await pay();
    await pay({ wallet: { currency: 'EUR', currency_id: 2 } });
    promise({ percent: 100, max: [] });
    await finish('0-1', '1-0', '1-0');
    expect([await wallet(), await wallet('EUR')]).toEqual([
      [900, 40],
      [900, 50],
    ]);
  });

  it('does not come for a ticket that was cashed out', async () => {
    const id = await pay();
    const { quote_id, amount } = await player.stand.desk.cashOuts.quote(player.id, id, 1);
    await player.stand.desk.cashOuts.confirm(player.id, { ticketId: id, quoteId: quote_id, shown: amount });
    await finish('0-1', '1-0', '1-0');
    expect(await ticket()).toEqual(['cashout', null, null]);
  });
});

describe('a correction', () => {
  it('takes the cashback back and pays the win', async () => {
    await pay();
    await finish('0-1', '1-0', '1-0');
    await correct('e1', '1-0');
    expect(await ticket()).toEqual(['won', 800, null]);
    expect(await wallet()).toEqual([1_700, 0]);
  });

  it('gives it for what had won, and takes it again when a second selection is lost', async () => {
    await pay();
    await finish('1-0', '1-0', '1-0');
    await correct('e1', '0-1');
    expect([await ticket(), await wallet()]).toEqual([
      ['lost', 0, 40],
      [900, 40],
    ]);
    await correct('e2', '0-1');
    expect([await ticket(), await wallet()]).toEqual([
      ['lost', 0, null],
      [900, 0],
    ]);
    await correct('e2', '1-0');
    expect(await wallet()).toEqual([900, 40]);
  });

  it('takes cash for bonus money that is spent, and never more than there is', async () => {
    await pay();
    await finish('0-1', '1-0', '1-0');
    await spend('bonus', 3_000n);
    await spend('cash', 89_500n);
    await correct('e2', '0-1');
    expect([await ticket(), await wallet()]).toEqual([
      ['lost', 0, 25],
      [0, 0],
    ]);
  });
});
