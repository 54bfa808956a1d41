import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import { users } from '../database/schema/identity.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest, createTicketStand } from '../testing/ticket-stand.ts';

const player = payingPlayerPerTest();

/** What the player was told of his tickets, oldest first. */
const told = () =>
  player.stand.pushed
    .filter(({ event }) => event === 'ticketRequestProcessed')
    .map(({ payload }) => payload as TicketRequestProcessed);
const newest = async () => (await player.stand.desk.history(player.id, 1)).result[0];
const movesOf = async (ticketId: string) =>
  (await player.stand.desk.trace(player.id, ticketId))?.moves.map(({ to, by }) => `${to} by ${by}`);

/** A ticket at 2.00 that is offered at another price. */
const atMovedPrice = (odd = 1.9): Promise<string> => {
  player.stand.feed.set('e1', { odd });
  return player.pay();
};
const withCutStake = (stake?: number, request = aRequest()): Promise<string> => {
  player.stand.forced.push({ outcome: 'reoffer', stake });
  return player.pay(request);
};

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

describe('an offer', () => {
  it.each([
    ['Player declined.', 'cancelled', 'declined by player'],
    ['timeout', 'expired', 'expired by player'],
  ] as const)('answered "%s" is over, and the stake goes back', async (word, status, move) => {
    const ticketId = await withCutStake(40);
    expect(await player.answer(ticketId, word)).toBe('ok');
    expect(await player.infoOf(ticketId)).toEqual([false, status, null]);
    expect(told()[1]).toMatchObject({ accepted: false, mtcResponse: { code: null, status, bets: [{ stake: 100 }] } });
    expect(await newest()).toMatchObject({ status: 'rejected', stake: 100, subcode: null });
    expect((await movesOf(ticketId))?.at(-1)).toBe(move);
    expect(await player.credit()).toBe(1_000);
    expect(player.stand.pushed.at(-1)?.event).toBe('wallet_update');
  });

  it.each(['accepted', 'Player declined.', 'timeout'] as const)(
    'answered "%s" takes the same word again and no other',
    async (word) => {
      const ticketId = await withCutStake(40);
      const answers: Record<string, string> = {};
      expect(await player.answer(ticketId, word)).toBe('ok');
      for (const other of ['accepted', 'Player declined.', 'timeout'] as const)
        answers[other] = await player.answer(ticketId, other);
      const over = '409 offerOver';
      expect(answers).toEqual({ accepted: over, 'Player declined.': over, timeout: over, [word]: 'ok' });
      expect(told()).toHaveLength(2);
    },
  );

  it('is taken until 2 s after its end, and over from then on', async () => {
    const [early, late] = [await withCutStake(40), await withCutStake(40)];
    player.clock.advance(21_999);
    expect(await player.answer(early, 'accepted')).toBe('ok');
    player.clock.advance(1);
    expect(await player.answer(late, 'accepted')).toBe('409 offerOver');
    expect(await player.infoOf(late)).toEqual([false, 'expired', null]);
    expect((await movesOf(late))?.at(-1)).toBe('expired by sweeper');
    expect(await player.credit()).toBe(960);
  });

  it('is ended by the next server when this one goes away', async () => {
    const ticketId = await atMovedPrice();
    await player.stand.desk.close();
    const next = createTicketStand(player.database, player.clock, player.stand.feed);
    player.clock.advance(22_000);
    await next.desk.runDue();
    expect(await player.infoOf(ticketId)).toEqual([false, 'expired', null]);
    expect(next.pushed.map(({ event }) => event)).toEqual(['ticketRequestProcessed', 'wallet_update']);
  });

  it.each([
    ['moved on', { odd: 1.8 }, 216],
    ['on another line', { band: '3.5' }, 216],
    ['suspended', { status: 'SUSPENDED' }, 217],
    ['live', { matchState: 'LIVE' }, 217],
    ['finished', { matchState: 'F' }, 217],
  ] as const)('accepted on a market that is %s rejects the ticket', async (_, quote, subcode) => {
    const ticketId = await atMovedPrice();
    player.stand.feed.set('e1', quote);
    expect(await player.answer(ticketId, 'accepted')).toBe('ok');
    expect(await player.infoOf(ticketId)).toEqual([false, 'denied', subcode]);
    expect(told()[1]).toMatchObject({ accepted: false, mtcResponse: { status: 'denied', subcode } });
    expect(await player.credit()).toBe(1_000);
    expect(await player.answer(ticketId, 'accepted')).toBe('ok');
  });

  it('stands when the price is again the one that was asked for', async () => {
    const ticketId = await atMovedPrice();
    player.stand.feed.set('e1', { odd: 2 });
    await player.answer(ticketId, 'accepted');
    expect(await newest()).toMatchObject({ status: 'accepted', maxOdd: 1.9 });
  });

  it('cannot be accepted once its match should have begun', async () => {
    player.clock.advance(player.kickOff - player.start - 10_000);
    const ticketId = await atMovedPrice();
    player.clock.advance(10_000);
    await player.answer(ticketId, 'accepted');
    expect(await player.infoOf(ticketId)).toEqual([false, 'denied', 217]);
  });

  it('is its own player’s: to others, and for a ticket that never was, it is not found', async () => {
    const ticketId = await atMovedPrice();
    const stranger = await player.stand.addPlayer();
    for (const [who, which] of [
      [stranger, ticketId],
      [player.id, crypto.randomUUID()],
    ] as const) {
      const answer = player.stand.desk.answerOffer(who, { ticketId: which, accepted: true });
      await expect(answer).rejects.toMatchObject({ status: 404, key: 'notFound' });
    }
    expect(await player.infoOf(ticketId)).toEqual([null, 'oddchange', null]);
  });

  it('that was never made is over', async () => {
    expect(await player.answer(await player.pay(), 'accepted')).toBe('409 offerOver');
  });

  it('of free money gives the rest back as free money', async () => {
    const freeBet = aRequest({ odds: [2, 2, 2, 2], wallet: { currency: 'FREEBET-RSD', currency_id: 1000 } });
    await player.answer(await withCutStake(40, freeBet), 'accepted');
    const wallets = await player.stand.ledger.wallets(player.id);
    expect(wallets.map(({ wallet_0 }) => wallet_0)).toEqual([1_000, 1_000, 960]);
  });
});
