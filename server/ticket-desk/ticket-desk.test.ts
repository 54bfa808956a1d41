import { afterEach, describe, expect, it } from 'vitest';
import type { TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest } from '../testing/ticket-stand.ts';

const player = payingPlayerPerTest();

const events = (name: string) =>
  player.stand.pushed.filter(({ event }) => event === name).map(({ payload }) => payload);

/** Status and key of a refusal. */
const refusalOf = (request: ReturnType<typeof aRequest>) =>
  player.stand.desk.receive(player.id, request).then(
    () => 'received',
    (error: unknown) => (error instanceof RefusedCall ? `${error.status} ${error.key}` : error),
  );

describe('a prematch ticket', () => {
  it('takes the stake once and tells its player that it is accepted', async () => {
    const ticketId = await player.pay();
    expect(await player.infoOf(ticketId)).toEqual([true, 'accepted', null]);
    expect(await player.credit()).toBe(900);
    const [processed] = events('ticketRequestProcessed') as TicketRequestProcessed[];
    expect(processed).toMatchObject({
      frontend_uuid: ticketId,
      userId: player.id,
      type: 'prematch',
      accepted: true,
      mtcResponse: { code: null, subcode: null, status: 'accepted' },
      etsResponse: { code: null },
      createdAtTimestamp: player.start,
      original_bets: [{ selectedSystems: [1], stake: 100, type: 'total' }],
    });
    expect(player.stand.pushed.every(({ userId }) => userId === player.id)).toBe(true);
  });

  it('is one ticket however often it is sent', async () => {
    const request = aRequest();
    const answers = [
      await player.stand.desk.receive(player.id, request),
      await player.stand.desk.receive(player.id, structuredClone(request)),
    ];
    await player.stand.desk.runDue();
    player.clock.advance(5_000);
    answers.push(await player.stand.desk.receive(player.id, request));
    expect(answers).toEqual([{ createdAt: player.start }, { createdAt: player.start }, { createdAt: player.start }]);
    expect(await player.credit()).toBe(900);
    expect((await player.stand.desk.history(player.id, { page: 1 })).result).toHaveLength(1);
  });

  it('answers the same again when the money is gone', async () => {
    const request = aRequest({ stake: 1_000 });
    await player.pay(request);
    expect(await player.stand.desk.receive(player.id, request)).toEqual({ createdAt: player.start });
  });

  it('refuses the id of an earlier ticket for another body', async () => {
    const request = aRequest();
    await player.pay(request);
    expect(await refusalOf({ ...request, autoOddsChange: true })).toBe('409 ticketIdReused');
    expect(await player.credit()).toBe(900);
  });

  it('is nobody else’s: another player may use the same id and sees nothing of it', async () => {
    const ticketId = await player.pay();
    const stranger = await player.stand.addPlayer();
    expect(await player.stand.desk.ticketInfo(stranger, ticketId)).toBeNull();
    expect((await player.stand.desk.history(stranger, { page: 1 })).result).toEqual([]);
    await player.stand.desk.receive(stranger, aRequest({ ticket_id: ticketId }));
    await player.stand.desk.runDue();
    expect((await player.stand.desk.ticketInfo(stranger, ticketId))?.accepted).toBe(true);
  });

  it('is asked about at a moved price, in either direction, with his stake held', async () => {
    for (const odd of [1.9, 2.1]) {
      player.stand.feed.set('e1', { odd });
      const ticketId = await player.pay();
      expect(await player.infoOf(ticketId)).toEqual([null, 'oddchange', null]);
    }
    expect(await player.credit()).toBe(800);
    const info = await player.stand.desk.ticketInfo(player.id, await player.pay());
    expect(info?.mtcResponse.selections).toEqual([
      {
        eventId: 'e1',
        marketCode: '1X2',
        selectionCode: '1',
        odd: 2.1,
        originalOdd: 2,
        band: null,
        reason: 'oddsChanged',
      },
    ]);
  });

  it('is accepted at the moved price with the player’s standing consent', async () => {
    player.stand.feed.set('e1', { odd: 1.9 });
    const ticketId = await player.pay(aRequest({ autoOddsChange: true }));
    expect(await player.infoOf(ticketId)).toEqual([true, 'accepted', null]);
    const [ticket] = (await player.stand.desk.history(player.id, { page: 1 })).result;
    expect([ticket?.selections[0]?.odd, ticket?.maxOdd, ticket?.maxPayout]).toEqual([1.9, 1.9, 190]);
  });

  it('is denied 216 on another line, whatever the consent to odds', async () => {
    player.stand.feed.set('e1', { band: '3.5' });
    expect(await player.infoOf(await player.pay(aRequest({ autoOddsChange: true })))).toEqual([false, 'denied', 216]);
  });

  it.each([{ status: 'SUSPENDED' }, { status: 'CLOSED' }, { odd: null }, { odd: 1 }] as const)(
    'is denied 217 when its selection is %o',
    async (quote) => {
      player.stand.feed.set('e1', quote);
      expect(await player.infoOf(await player.pay(aRequest({ autoOddsChange: true })))).toEqual([false, 'denied', 217]);
    },
  );

  it('is accepted until the millisecond before the player.start and not from it on', async () => {
    player.clock.advance(player.kickOff - 1 - player.start);
    expect(await player.infoOf(await player.pay())).toEqual([true, 'accepted', null]);
    player.clock.advance(1);
    expect(await player.infoOf(await player.pay())).toEqual([false, 'denied', 217]);
  });

  it('is denied when the match went live before its scheduled start', async () => {
    player.stand.feed.set('e1', { matchState: 'LIVE' });
    expect(await player.infoOf(await player.pay())).toEqual([false, 'denied', 217]);
  });
});

describe('a ticket that cannot be paid', () => {
  afterEach(async () => {
    expect(await player.credit()).toBe(1_000);
    expect((await player.stand.desk.history(player.id, { page: 1 })).result).toEqual([]);
  });

  it.each([
    ['400 insufficientFunds', () => aRequest({ stake: 1_000.01 })],
    ['400 unknownWallet', () => aRequest({ wallet: { currency: 'RSD', currency_id: 77 } })],
    ['400 unknownWallet', () => aRequest({ wallet: { currency: 'EUR', currency_id: 1 } })],
    ['400 stakeInvalid', () => aRequest({ stake: 20.005 })],
  ])('is refused with %s', async (refusal, request) => {
    expect(await refusalOf(request())).toBe(refusal);
  });
});

describe('figures', () => {
  it('are the server’s own, whatever less the client claims; more than them is refused', async () => {
    const request = aRequest({ odds: [2, 2, 2] });
    const claims = { amount: 24, percentage: 3, total_gain: 824.01 };
    expect(await refusalOf({ ...request, bonus: claims })).toBe('400 figuresDiffer');
    await player.pay({ ...request, bonus: { ...claims, total_gain: 1 } });
    const [ticket] = (await player.stand.desk.history(player.id, { page: 1 })).result;
    expect(ticket).toMatchObject({
      combinations: 1,
      minOdd: 8,
      maxOdd: 8,
      minPayout: 800,
      maxPayout: 800,
      bonus: { percentage: 3, amount: 24 },
      payout: null,
    });
  });

  it('of a system are stored with its groups, and the client may leave the numbers to the server', async () => {
    const plain = aRequest({ odds: [1.9, 2, 2.5], stake: 600 });
    player.stand.feed.set('e1', { odd: 1.9 });
    player.stand.feed.set('e3', { odd: 2.5 });
    const systemGroups = [{ conditions: [2], totalSelections: 3 }];
    await player.pay({
      ...plain,
      selections: plain.selections.map((selection) => ({ ...selection, systemGroup: 0 })),
      bets: [{ selectedSystems: [], stake: 600, type: 'total' }],
      systemGroups,
    });
    const [ticket] = (await player.stand.desk.history(player.id, { page: 1 })).result;
    expect(ticket).toMatchObject({
      status: 'accepted',
      combinations: 3,
      minPayout: 760,
      maxPayout: 2_710,
      systemGroups,
    });
  });
});

describe('a ticket that cannot be decided for a fault', () => {
  it('holds up no other ticket, no settlement and no news, and is decided when the fault is gone', async () => {
    const { desk, feed, pushed } = player.stand;
    const won = await player.pay();
    const { quote } = feed;
    const requests = ['cursed', 'e1'].map((eventId) => {
      const request = aRequest({ type: 'live' });
      feed.set(eventId, { matchState: 'LIVE' });
      return { ...request, selections: request.selections.map((selection) => ({ ...selection, eventId })) };
    });
    for (const request of requests) await desk.receive(player.id, request);
    const [cursed = '', good = ''] = requests.map(({ ticket_id }) => ticket_id);
    feed.quote = (eventId, ...rest) => {
      if (eventId === 'cursed') throw new Error('a price that nobody foresaw');
      return quote(eventId, ...rest);
    };
    feed.finish('e1', '1-0');
    player.clock.advance(5_000);
    pushed.length = 0;
    await expect(desk.runDue()).rejects.toThrow('a price that nobody foresaw');
    expect(await player.infoOf(cursed)).toEqual([null, 'pending', null]);
    expect(await player.infoOf(good)).toEqual([false, 'denied', 217]);
    expect((await desk.history(player.id, { page: 1, won: true })).result.map(({ ticket_id }) => ticket_id)).toEqual([
      won,
    ]);
    expect(pushed.map(({ event }) => event)).toContain('ticket_update');

    feed.quote = quote;
    await desk.runDue();
    expect(await player.infoOf(cursed)).toEqual([true, 'accepted', null]);
  });
});
