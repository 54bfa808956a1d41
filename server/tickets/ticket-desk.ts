import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { TicketRequest } from '../../contract/entities/ticket.ts';
import { ticketId as ticketIdSchema } from '../../contract/entities/ticket.ts';
import type { ServerTrace } from '../../contract/entities/ticket-trace.ts';
import type { TicketInfo } from '../../contract/http/base.ts';
import type { HistoryPage, HistoryQuery } from '../../contract/http/ticket-history.ts';
import { type CashOuts, createCashOuts } from '../cash-out/cash-outs.ts';
import { tickets } from '../database/schema/tickets.ts';
import { type DueWork, doDue, turnOf } from '../due-work.ts';
import { forEachDue } from '../for-each-due.ts';
import type { Pushes } from '../pushes.ts';
import { createSettlements } from '../settlement/settlement.ts';
import { createSweeper } from '../sweeper.ts';
import { createDecideTicket, findUndecided } from './decide-ticket.ts';
import type { ReofferAnswer } from './offer.ts';
import { createOffers } from './offers.ts';
import { createOutbox } from './outbox.ts';
import { createOutcomeRoom } from './outcome-room.ts';
import { createReceiveTicket, type ReceiveNeeds } from './receive-ticket.ts';
import { ticketInfoOf } from './ticket-answer.ts';
import { createTicketHistory } from './ticket-history.ts';
import { createTicketOutcomes } from './ticket-outcome.ts';
import { createTicketTrace } from './ticket-trace.ts';

const sweepInterval = 1_000;

export interface TicketDeskNeeds extends Omit<ReceiveNeeds, 'outbox'> {
  pushes: Pushes;
  log: FastifyBaseLogger;
}

export interface TicketDesk {
  /** Stores a ticket and holds its stake; the outcome comes by event and by ticketInfo. Throws a RefusedCall. */
  receive(userId: string, request: TicketRequest): Promise<{ createdAt: number }>;
  /** Takes the player's answer to an offer; what becomes of the ticket comes by event. Throws a RefusedCall. */
  answerOffer(userId: string, answer: ReofferAnswer): Promise<void>;
  /** What became of the player's own ticket; null when it is unknown or somebody else's. */
  ticketInfo(userId: string, ticketId: string): Promise<TicketInfo>;
  history(userId: string, query: HistoryQuery): Promise<HistoryPage>;
  /** What open tickets are worth, and their end before the matches'. */
  cashOuts: CashOuts;
  /** Every state move of the player's own ticket; null when it is unknown or somebody else's. */
  trace(userId: string, ticketId: string): Promise<ServerTrace | null>;
  /** Decides, expires, settles and sends everything that is due by the clock's now. */
  runDue(): Promise<void>;
  /** Settles the tickets on a match once more, after its result was corrected. */
  correct(eventId: string): Promise<void>;
  /** Begins to sweep; without it tickets move by runDue alone. */
  start(): void;
  /** Stops sweeping and waits for what is under way. */
  close(): Promise<void>;
}

export const createTicketDesk = (needs: TicketDeskNeeds): TicketDesk => {
  const { database, clock, feed, ledger, pushes, log } = needs;
  const outbox = createOutbox(database, clock, ledger, pushes);
  const receive = createReceiveTicket({ ...needs, outbox });
  const outcomes = createTicketOutcomes(ledger, outbox);
  const deciding = { database, clock, feed, outcomes, lookUpRoom: createOutcomeRoom(ledger) };
  const decide = createDecideTicket(deciding);
  const offers = createOffers(deciding);
  const settlements = createSettlements({ database, clock, feed, ledger, outbox, log });
  const cashOuts = createCashOuts({ ...needs, outbox });
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  const decisions: DueWork = {
    find: (limit, except) => findUndecided(deciding, limit, except),
    work: decide,
  };
  /** Each goes its own way: none waits for what another has to do. */
  const loops = [
    createSweeper('decision', sweepInterval, turnOf('decision', decisions, clock, log), log),
    createSweeper('offer', sweepInterval, turnOf('end of an offer', offers.expiry, clock, log), log),
    createSweeper('settlement', sweepInterval, settlements.turn, log),
    createSweeper('news', sweepInterval, outbox.turn, log),
  ];

  /** Work nobody waits for; what fails here stays in the database and is swept up later. */
  const inBackground = (work: () => Promise<void>): void => {
    const running = work().catch((error: unknown) => log.error({ err: error }, 'ticket work failed'));
    underWay.add(running);
    running.finally(() => underWay.delete(running));
  };

  const decideAndTell = async (id: string): Promise<void> => {
    await decide(id);
    await outbox.dispatch();
  };

  const decideAt = (id: string, instant: number): void => {
    const wait = instant - clock.now();
    if (wait <= 0) {
      inBackground(() => decideAndTell(id));
      return;
    }
    inBackground(outbox.dispatch);
    const timer = setTimeout(() => {
      timers.delete(timer);
      inBackground(() => decideAndTell(id));
    }, wait);
    timer.unref();
    timers.add(timer);
  };

  const sendAll = async (): Promise<void> => {
    while (await outbox.turn());
  };
  const inOrder = [() => doDue(decisions), () => doDue(offers.expiry), settlements.settleDue, sendAll];

  return {
    receive: async (userId, request) => {
      const received = await receive(userId, request);
      if (received.decideAt !== null) decideAt(received.id, received.decideAt);
      return { createdAt: received.createdAt };
    },

    answerOffer: async (userId, answer) => {
      await offers.answer(userId, answer);
      inBackground(outbox.dispatch);
    },

    ticketInfo: async (userId, ticketId) => {
      if (!ticketIdSchema.safeParse(ticketId).success) return null;
      const [ticket] = await database
        .select()
        .from(tickets)
        .where(and(eq(tickets.userId, userId), eq(tickets.ticketId, ticketId)));
      return ticket ? ticketInfoOf(ticket) : null;
    },

    history: createTicketHistory(needs),

    cashOuts: {
      ...cashOuts,
      confirm: async (...quote) => {
        const paid = await cashOuts.confirm(...quote);
        inBackground(outbox.dispatch);
        return paid;
      },
    },

    trace: createTicketTrace(database),

    runDue: async () => {
      await Promise.all(underWay);
      await Promise.all(loops.map((loop) => loop.atRest()));
      await forEachDue(inOrder, (work) => work());
    },

    correct: async (eventId) => {
      await settlements.correct(eventId);
      await outbox.dispatch();
    },

    start: () => {
      for (const loop of loops) loop.start();
    },
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      await Promise.all(loops.map((loop) => loop.close()));
      await Promise.all(underWay);
    },
  };
};
