import { sql, TransactionRollbackError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { offeredTickets } from '../testing/offered-tickets.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest, createTicketStand } from '../testing/ticket-stand.ts';

const player = payingPlayerPerTest();
const { atMovedPrice, withCutStake, told, newest, movesOf } = offeredTickets(player);

describe('the invariants of the ledger', () => {
  it.each([
    [
      'tickets',
      'stake = 4001',
      [
        'INV3: ticket * posted another stake than was agreed',
        'INV6: ticket * is not what was offered',
        'INV13: play of * on 2026-03-01 is not that of its bets',
      ],
    ],
    ['tickets', 'submitted_stake = 10001', ['INV3: ticket * holds another stake than was asked for']],
    ['tickets', 'offer_expires_at = 0', ['INV5: ticket * was accepted after the end of its offer']],
    ['tickets', 'offer_answer = null', ['INV6: ticket * is not what was offered']],
    ['ticket_selections', 'offered_odd = 20001', ['INV6: ticket * is not what was offered']],
  ])('name %s with %s', async (table, change, lines) => {
    await player.answer(await withCutStake(40), 'accepted');
    await player.database
      .transaction(async (within) => {
        const own = sql`(select id from tickets where user_id = ${player.id})`;
        const key = sql.raw(table === 'tickets' ? 'id' : 'ticket');
        await within.execute(sql`update ${sql.raw(table)} set ${sql.raw(change)} where ${key} = ${own}`);
        const broken = await checkInvariants(within, player.clock.now());
        expect(broken.map((line) => line.replace(/[0-9a-f-]{36}/, '*'))).toEqual(lines);
        within.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
  });

  it('name an offer that outlived its end', async () => {
    await withCutStake(40);
    const found = (after: number) => checkInvariants(player.database, player.start + after);
    expect(await found(27_000)).toEqual([]);
    expect(await found(27_001)).toEqual([expect.stringContaining('is offered after the end of its offer')]);
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
    expect((await movesOf(ticketId)).at(-1)).toBe(move);
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
    expect((await movesOf(late)).at(-1)).toBe('expired by sweeper');
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
