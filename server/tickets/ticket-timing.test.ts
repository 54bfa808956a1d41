import { beforeEach, describe, expect, it } from 'vitest';
import type { TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest, createTicketStand } from '../testing/ticket-stand.ts';

const player = payingPlayerPerTest();

const events = (name: string) =>
  player.stand.pushed.filter(({ event }) => event === name).map(({ payload }) => payload);

describe('a live ticket', () => {
  beforeEach(() => player.stand.feed.set('e1', { matchState: 'LIVE', startsAt: player.start - 600_000 }));

  it('is decided at the end of the live delay by the price of that moment', async () => {
    const ticketId = await player.pay(aRequest({ type: 'live' }));
    player.clock.advance(4_999);
    await player.stand.desk.runDue();
    expect(await player.infoOf(ticketId)).toEqual([null, 'pending', null]);
    player.stand.feed.set('e1', { status: 'SUSPENDED' });
    player.clock.advance(1);
    await player.stand.desk.runDue();
    expect(await player.infoOf(ticketId)).toEqual([false, 'denied', 217]);
  });

  it('is accepted when the price stands still through the delay', async () => {
    const ticketId = await player.pay(aRequest({ type: 'live' }));
    expect(await player.credit()).toBe(900);
    player.clock.advance(5_000);
    await player.stand.desk.runDue();
    expect(await player.infoOf(ticketId)).toEqual([true, 'accepted', null]);
  });

  it('is asked about when the price moved in the delay, and taken while its market stays open', async () => {
    for (const [quote, outcome] of [
      [{}, [true, 'accepted', null]],
      [{ status: 'SUSPENDED' }, [false, 'denied', 217]],
    ] as const) {
      player.stand.feed.set('e1', { odd: 2 });
      const ticketId = await player.pay(aRequest({ type: 'live' }));
      player.stand.feed.set('e1', { odd: 2.2 });
      player.clock.advance(5_000);
      await player.stand.desk.runDue();
      expect(await player.infoOf(ticketId)).toEqual([null, 'oddchange', null]);
      player.stand.feed.set('e1', quote);
      // The ticket's own time runs out meanwhile; the offer has one of its own.
      player.clock.advance(19_999);
      await player.stand.desk.runDue();
      expect(await player.answer(ticketId, 'accepted')).toBe('ok');
      expect(await player.infoOf(ticketId)).toEqual(outcome);
    }
  });

  it('is never accepted at its deadline', async () => {
    const ticketId = await player.pay(aRequest({ type: 'live' }));
    player.clock.advance(25_000);
    await player.stand.desk.runDue();
    expect(await player.infoOf(ticketId)).toEqual([false, 'denied', 203]);
    expect(await player.credit()).toBe(1_000);
  });
});

describe('a forced outcome', () => {
  it('says busy with code 102 and a final ticket', async () => {
    player.stand.forced.push({ outcome: 'busy' });
    const ticketId = await player.pay();
    const [processed] = events('ticketRequestProcessed') as TicketRequestProcessed[];
    expect(processed?.etsResponse.code).toBe(102);
    expect(await player.infoOf(ticketId)).toEqual([false, 'denied', 102]);
  });

  it('denies with the wanted subcode', async () => {
    player.stand.forced.push({ outcome: 'denied', subcode: 226 });
    expect(await player.infoOf(await player.pay())).toEqual([false, 'denied', 226]);
  });

  it('denies for its stake and names at a selection the highest one', async () => {
    player.stand.forced.push({ outcome: 'denied', stake: 40 });
    const ticketId = await player.pay(aRequest({ odds: [2, 2] }));
    expect((await player.stand.desk.ticketInfo(player.id, ticketId))?.mtcResponse).toMatchObject({
      status: 'denied',
      subcode: 208,
      selections: [{ reason: 'stakeTooHigh', maxStake: 40 }, { reason: null }],
    });
    expect(await player.credit()).toBe(1_000);
  });

  it('stays silent until the deadline, then the stake goes back', async () => {
    player.stand.forced.push({ outcome: 'silence' });
    const ticketId = await player.pay();
    player.clock.advance(14_999);
    await player.stand.desk.runDue();
    expect(await player.infoOf(ticketId)).toEqual([null, 'pending', null]);
    player.clock.advance(1);
    await player.stand.desk.runDue();
    expect(await player.infoOf(ticketId)).toEqual([false, 'denied', 203]);
    expect(await player.credit()).toBe(1_000);
  });

  it('comes after its delay', async () => {
    player.stand.forced.push({ outcome: 'accept', delayMs: 3_000 });
    const ticketId = await player.pay();
    expect(await player.infoOf(ticketId)).toEqual([null, 'pending', null]);
    player.clock.advance(3_000);
    await player.stand.desk.runDue();
    expect(await player.infoOf(ticketId)).toEqual([true, 'accepted', null]);
  });

  it('does not accept a blocked selection', async () => {
    player.stand.forced.push({ outcome: 'accept' });
    player.stand.feed.set('e1', { status: 'SUSPENDED' });
    expect(await player.infoOf(await player.pay())).toEqual([false, 'denied', 217]);
  });
});

describe('a server that went away', () => {
  it('leaves nothing undone: the next one decides its tickets and tells their players', async () => {
    player.stand.forced.push({ outcome: 'accept', delayMs: 5_000 });
    const request = aRequest();
    await player.stand.desk.receive(player.id, request);
    await player.stand.desk.close();
    const next = createTicketStand(player.database, player.clock, player.stand.feed);
    player.clock.advance(5_000);
    await next.desk.runDue();
    expect((await next.desk.ticketInfo(player.id, request.ticket_id))?.accepted).toBe(true);
    expect(next.pushed.map(({ event }) => event)).toEqual(['ticketRequestProcessed', 'wallet_update']);
  });

  it('decided nothing that its successor decides again', async () => {
    const ticketId = await player.pay();
    const next = createTicketStand(player.database, player.clock, player.stand.feed);
    await next.desk.runDue();
    expect(next.pushed).toEqual([]);
    expect((await next.desk.ticketInfo(player.id, ticketId))?.accepted).toBe(true);
    expect(await player.credit()).toBe(900);
  });
});

describe('a ticket that was held up on its way', () => {
  it('is taken up to its player’s deadline, and not after: he has been told that it was not placed', async () => {
    const late = { takeUntil: player.start + 15_000 };
    player.clock.advance(15_000);
    const inTime = await player.pay(aRequest(late));
    expect(await player.infoOf(inTime)).toEqual([true, 'accepted', null]);
    player.clock.advance(1);
    const request = aRequest(late);
    await expect(player.pay(request)).rejects.toMatchObject({ status: 400, key: 'ticketTooLate' });
    expect(await player.infoOf(request.ticket_id)).toBeNull();
    expect(await player.credit()).toBe(900);
  });

  it('is answered the same when it had arrived before', async () => {
    const request = aRequest({ takeUntil: player.start + 15_000 });
    await player.pay(request);
    player.clock.advance(60_000);
    await player.pay(request);
    expect(await player.credit()).toBe(900);
  });
});
