import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database, OpenDatabase } from '../database/client.ts';
import type { OfferAnswer } from '../database/schema/tickets.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import type { MovableClock } from '../time/clock.ts';
import { openInMemory } from './open-in-memory.ts';
import { createStillClock } from './start-test-server.ts';
import { aRequest, createHandFeed, createTicketStand, type TicketStand } from './ticket-stand.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');

/** A player with 1,000 in each wallet at a ticket stand; every match starts an hour from now. */
export interface PayingPlayer {
  id: string;
  start: number;
  kickOff: number;
  clock: MovableClock;
  stand: TicketStand;
  database: Database;
  /** Sends a ticket and does what is due; answers its id. */
  pay(request?: ReturnType<typeof aRequest>): Promise<string>;
  /** Answers an offer: 'ok', or the status and key of the refusal. */
  answer(ticketId: string, word: OfferAnswer): Promise<string>;
  credit(): Promise<number | undefined>;
  /** accepted, status and subcode as in ping; null for an unknown ticket. */
  infoOf(ticketId: string): Promise<unknown>;
}

/** A new player before each test of the file, and the ledger's invariants after it. */
export const payingPlayerPerTest = (): PayingPlayer => {
  let opened: OpenDatabase;
  const player = { start, kickOff: start + 3_600_000 } as PayingPlayer;

  beforeAll(async () => {
    opened = await openInMemory();
  });
  beforeEach(async () => {
    const clock = createStillClock(start);
    const stand = createTicketStand(opened.database, clock, createHandFeed(player.kickOff));
    const id = await stand.addPlayer();
    Object.assign(player, {
      id,
      clock,
      stand,
      database: opened.database,
      pay: async (request = aRequest()) => {
        await stand.desk.receive(id, request);
        await stand.desk.runDue();
        return request.ticket_id;
      },
      answer: async (ticketId: string, word: OfferAnswer) => {
        const reply = word === 'accepted' ? { accepted: true as const } : { accepted: false as const, reason: word };
        const outcome = await stand.desk.answerOffer(id, { ticketId, ...reply }).then(
          () => 'ok',
          (error: unknown) => (error instanceof RefusedCall ? `${error.status} ${error.key}` : Promise.reject(error)),
        );
        await stand.desk.runDue();
        return outcome;
      },
      credit: async () => (await stand.ledger.wallets(id))[0]?.wallet_0,
      infoOf: async (ticketId: string) => {
        const info = await stand.desk.ticketInfo(id, ticketId);
        return info && [info.accepted, info.mtcResponse.status, info.mtcResponse.subcode];
      },
    });
  });
  afterEach(async () => {
    await player.stand.desk.runDue();
    player.clock.advance(60_000);
    await player.stand.desk.runDue();
    expect(await checkInvariants(opened.database, player.clock.now())).toEqual([]);
  });
  afterAll(() => opened.close());
  return player;
};
