import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../database/schema/identity.ts';
import { offeredTickets } from '../testing/offered-tickets.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest } from '../testing/ticket-stand.ts';

const player = payingPlayerPerTest();
const { atMovedPrice, withCutStake, told, newest, movesOf } = offeredTickets(player);

describe('a moved price', () => {
  it('is offered for 20 s with code 100, the old and the new price, and the whole stake held', async () => {
    const ticketId = await atMovedPrice();
    const [event] = told();
    expect(event).toMatchObject({
      frontend_uuid: ticketId,
      accepted: null,
      mtcResponse: {
        code: 100,
        subcode: null,
        status: 'oddchange',
        selections: [{ eventId: 'e1', odd: 1.9, originalOdd: 2, reason: 'oddsChanged' }],
        bets: [{ selectedSystems: [1], stake: 100, type: 'total' }],
        offer: { stake: 100, originalStake: 100, expiresAt: player.start + 20_000 },
      },
      original_bets: [{ selectedSystems: [1], stake: 100, type: 'total' }],
    });
    expect((await player.stand.desk.ticketInfo(player.id, ticketId))?.mtcResponse).toEqual({
      status: 'oddchange',
      subcode: null,
      selections: event?.mtcResponse.selections,
      offer: event?.mtcResponse.offer,
    });
    expect(await newest()).toMatchObject({ status: 'pending', stake: 100, maxOdd: 2, maxPayout: 200, subcode: null });
    expect(await player.credit()).toBe(900);
  });

  it('is the price of the ticket once its player accepts', async () => {
    const ticketId = await atMovedPrice();
    expect(await player.answer(ticketId, 'accepted')).toBe('ok');
    expect(told()[1]).toMatchObject({
      frontend_uuid: ticketId,
      accepted: true,
      mtcResponse: { code: null, status: 'accepted', selections: [{ odd: 1.9, originalOdd: 2 }] },
    });
    expect(told()[1]?.mtcResponse.offer).toBeUndefined();
    expect(await newest()).toMatchObject({
      status: 'accepted',
      selections: [{ odd: 1.9 }],
      maxOdd: 1.9,
      maxPayout: 190,
    });
    expect(await movesOf(ticketId)).toEqual([
      'received by player',
      'pending by server',
      'offered by server',
      'accepted by player',
    ]);
    expect(await player.credit()).toBe(900);
  });

  it('is not offered when its player is blocked: he may not accept', async () => {
    await player.database.update(users).set({ blocked: true }).where(eq(users.id, player.id));
    expect(await player.infoOf(await atMovedPrice())).toEqual([false, 'denied', 216]);
  });

  it('is not offered beside a selection that is blocked, or on another line', async () => {
    player.stand.feed.set('e1', { odd: 1.9 });
    player.stand.feed.set('e2', { status: 'SUSPENDED' });
    expect(await player.infoOf(await player.pay(aRequest({ odds: [2, 2] })))).toEqual([false, 'denied', 217]);
    player.stand.feed.set('e2', { status: 'OPEN', band: '3.5' });
    expect(await player.infoOf(await player.pay(aRequest({ odds: [2, 2] })))).toEqual([false, 'denied', 216]);
  });
});

describe('a forced change of odds', () => {
  it('moves a price where the feed moved none, and is kept at acceptance', async () => {
    for (const [price, offered] of [
      [2, 1.9],
      [1.85, 1.75],
      [1.01, 1.02],
    ] as const) {
      player.clock.advance(1);
      player.stand.feed.set('e1', { odd: price });
      player.stand.forced.push({ outcome: 'oddchange' });
      const ticketId = await player.pay(aRequest({ odds: [price], autoOddsChange: true }));
      expect((await player.stand.desk.ticketInfo(player.id, ticketId))?.mtcResponse).toMatchObject({
        status: 'oddchange',
        selections: [{ odd: offered, originalOdd: price, reason: 'oddsChanged' }],
      });
      await player.answer(ticketId, 'accepted');
      expect(await newest()).toMatchObject({ status: 'accepted', maxOdd: offered });
    }
  });

  it('is the feed’s own where it moved one, and none at all where nothing can be offered', async () => {
    player.stand.feed.set('e1', { odd: 2.2 });
    player.stand.forced.push({ outcome: 'oddchange' }, { outcome: 'oddchange' }, { outcome: 'reoffer', stake: 40 });
    const ticketId = await player.pay();
    expect((await player.stand.desk.ticketInfo(player.id, ticketId))?.mtcResponse.selections[0]?.odd).toBe(2.2);
    player.stand.feed.set('e1', { status: 'SUSPENDED' });
    expect(await player.infoOf(await player.pay())).toEqual([false, 'denied', 217]);
    expect(await player.infoOf(await player.pay())).toEqual([false, 'denied', 217]);
  });
});

describe('a cut stake', () => {
  it('is offered with code 101 and never above what was asked', async () => {
    for (const [forced, offered] of [
      [40, 40],
      [500, 100],
      [undefined, 50],
      [0, 50],
      [20.005, 50],
    ] as const) {
      const ticketId = await withCutStake(forced);
      expect((await player.stand.desk.ticketInfo(player.id, ticketId))?.mtcResponse).toMatchObject({
        status: 'reoffer',
        offer: { stake: offered, originalStake: 100 },
      });
      await player.answer(ticketId, 'Player declined.');
    }
    expect(told()[0]?.mtcResponse).toMatchObject({ code: 101, status: 'reoffer', bets: [{ stake: 40 }] });
    expect(told()[0]?.original_bets[0]?.stake).toBe(100);
    expect(await player.credit()).toBe(1_000);
  });

  it('is the stake of the ticket once its player accepts: figures follow, the rest goes back', async () => {
    const ticketId = await withCutStake(40, aRequest({ odds: [2, 2, 2] }));
    expect(await player.credit()).toBe(900);
    expect(await player.answer(ticketId, 'accepted')).toBe('ok');
    expect(await player.credit()).toBe(960);
    expect(told()[1]).toMatchObject({
      accepted: true,
      mtcResponse: { bets: [{ stake: 40 }] },
      original_bets: [{ stake: 100 }],
    });
    expect(await newest()).toMatchObject({
      status: 'accepted',
      stake: 40,
      maxPayout: 320,
      bonus: { percentage: 3, amount: 9.6 },
    });
    player.clock.advance(7_200_000);
    for (const eventId of ['e1', 'e2', 'e3']) player.stand.feed.finish(eventId, '1-0');
    await player.stand.desk.runDue();
    expect(await player.credit()).toBe(960 + 329.6);
    expect(await player.answer(ticketId, 'accepted')).toBe('ok');
  });
});

describe('a stake of cash and bonus money', () => {
  /** 950 held elsewhere leave 50 of cash to a stake of 100; bonus money gives the rest. */
  const withBonus = async (offeredStake: number) => {
    await player.database.transaction((within) =>
      player.stand.ledger.move(within, `bonus:${player.id}`, player.id, [
        { account: 'funding', currencyId: 1, amount: -20_000n },
        { account: 'bonus', currencyId: 1, amount: 20_000n },
      ]),
    );
    await player.pay(aRequest({ stake: 950 }));
    await player.answer(await withCutStake(offeredStake), 'accepted');
    const [wallet] = await player.stand.ledger.wallets(player.id);
    return [wallet?.wallet_0, wallet?.wallet_1];
  };

  it.each([
    [70, [15, 165]],
    [50, [25, 175]],
    [25.01, [37.5, 187.49]],
  ])('cut to %d gives the rest back in the shares it came in', async (stake, left) => {
    expect(await withBonus(stake)).toEqual(left);
  });
});
