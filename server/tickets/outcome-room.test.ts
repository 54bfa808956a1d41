import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../database/schema/identity.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest } from '../testing/ticket-stand.ts';

const player = payingPlayerPerTest();
/** What one outcome may win a player, over his stakes. */
const limit = (amount: number) => {
  const value = JSON.stringify([{ currency: { currency_id: 1 }, limit: amount }]);
  player.stand.settings.splice(0, player.stand.settings.length, { key: 'maxOutcomeWin', value });
};
beforeEach(() => limit(300));

const told = async (ticketId: string) => (await player.stand.desk.ticketInfo(player.id, ticketId))?.mtcResponse;
/** status, the stake offered, and the reasons at the selections. */
const outcome = async (ticketId: string) => {
  const { status, offer, selections = [] } = (await told(ticketId)) ?? {};
  return [status, offer?.stake ?? null, selections.map(({ reason, maxStake }) => [reason, maxStake])];
};
const pay = async (stake: number, odds = [2]) => outcome(await player.pay(aRequest({ stake, odds })));
const fine = [null, undefined];

describe('what one outcome may win a player', () => {
  it('cuts a stake that would win more to the highest one that does not, by an offer', async () => {
    const ticketId = await player.pay(aRequest({ stake: 400 }));
    expect(await outcome(ticketId)).toEqual(['reoffer', 300, [fine]]);
    expect(await player.answer(ticketId, 'accepted')).toBe('ok');
    expect(await outcome(ticketId)).toEqual(['accepted', null, [fine]]);
    expect(await player.credit()).toBe(700);
  });

  it('is shared by all his open tickets on it; without room nothing is taken, and the selection is named', async () => {
    expect(await pay(200)).toEqual(['accepted', null, [fine]]);
    expect(await pay(150)).toEqual(['reoffer', 100, [fine]]);
    expect(await pay(100)).toEqual(['accepted', null, [fine]]);
    expect(await pay(40)).toEqual(['denied', null, [['stakeTooHigh', 0]]]);
    expect(await player.credit()).toBe(550);
  });

  it('is asked of every selection: the fullest one is the one that is told', async () => {
    player.stand.feed.set('e2', { odd: 2 });
    const other = aRequest({ stake: 290 });
    const [selection] = other.selections;
    if (selection) other.selections = [{ ...selection, eventId: 'e2' }];
    expect(await outcome(await player.pay(other))).toEqual(['accepted', null, [fine]]);
    expect(await pay(50, [2, 2])).toEqual(['denied', null, [fine, ['stakeTooHigh', 0]]]);
    expect(await pay(50)).toEqual(['accepted', null, [fine]]);
  });

  it('offers nothing below the least stake', async () => {
    await pay(285);
    expect(await pay(100)).toEqual(['denied', null, [['stakeTooHigh', 0]]]);
  });

  it('rejects with the highest stake where the player may not be asked', async () => {
    await player.database.update(users).set({ blocked: true }).where(eq(users.id, player.id));
    expect(await pay(400)).toEqual(['denied', null, [['stakeTooHigh', 300]]]);
  });

  it('is asked again when an offer is accepted: another ticket may have taken the room', async () => {
    const ticketId = await player.pay(aRequest({ stake: 400 }));
    await pay(250);
    expect(await player.answer(ticketId, 'accepted')).toBe('ok');
    expect(await outcome(ticketId)).toEqual(['denied', null, [['stakeTooHigh', 50]]]);
    expect(await player.infoOf(ticketId)).toEqual([false, 'denied', 208]);
    expect(await player.credit()).toBe(750);
  });

  it('is free again once the tickets are over', async () => {
    await pay(100, [2, 2]);
    expect(await pay(50, [2, 2])).toEqual(['denied', null, [['stakeTooHigh', 0], fine]]);
    player.stand.feed.set('e2', { matchState: 'LIVE' });
    player.stand.feed.finish('e2', '0-1');
    player.clock.advance(1_000);
    await player.stand.desk.runDue();
    expect(await pay(100)).toEqual(['accepted', null, [fine]]);
  });

  it('holds for a player and a currency of their own', async () => {
    await pay(300);
    const wallet = { currency: 'EUR', currency_id: 2 };
    expect(await outcome(await player.pay(aRequest({ stake: 400, wallet })))).toEqual(['accepted', null, [fine]]);
    const other = await player.stand.addPlayer();
    const request = aRequest({ stake: 200 });
    await player.stand.desk.receive(other, request);
    await player.stand.desk.runDue();
    expect((await player.stand.desk.ticketInfo(other, request.ticket_id))?.accepted).toBe(true);
  });

  it('is not asked by a ticket that wins less than a hundredth of it', async () => {
    limit(3_000);
    player.stand.feed.set('e1', { odd: 5 });
    await pay(750, [5]);
    player.stand.feed.set('e1', { odd: 2 });
    expect(await pay(29)).toEqual(['accepted', null, [fine]]);
    expect(await pay(30)).toEqual(['denied', null, [['stakeTooHigh', 0]]]);
  });
});
