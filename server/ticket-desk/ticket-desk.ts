import type { FastifyBaseLogger } from 'fastify';
import { ticketId as ticketIdSchema } from '../../contract/entities/ticket.ts';
import type { TicketRequest } from '../../contract/entities/ticket-request.ts';
import type { ServerTrace } from '../../contract/entities/ticket-trace.ts';
import type { TicketInfo } from '../../contract/http/base.ts';
import { createOutbox } from '../bus/outbox.ts';
import type { Pushes } from '../bus/pushes.ts';
import { createTurnstile } from '../calls/turnstile.ts';
import { type CashOuts, createCashOuts } from '../cash-out/cash-outs.ts';
import type { Database } from '../database/client.ts';
import { createTicketHistory, type TicketHistory } from '../history/ticket-history.ts';
import { createTicketTrace } from '../history/ticket-trace.ts';
import { type DueWork, doDue, turnOf } from '../jobs/due-work.ts';
import { forEachDue } from '../jobs/for-each-due.ts';
import { createSweeper, type Loop, type Sweeper } from '../jobs/sweeper.ts';
import { createCorrections } from '../settlement/corrections.ts';
import { createSettlements } from '../settlement/settlement.ts';
import { createDecideTicket } from '../tickets/decide-ticket.ts';
import type { ReofferAnswer } from '../tickets/offer.ts';
import { createOffers } from '../tickets/offers.ts';
import { createReceiveTicket, type ReceiveNeeds } from '../tickets/receive-ticket.ts';
import { ticketInfoOf } from '../tickets/ticket-answer.ts';
import { createTicketOutcomes } from '../tickets/ticket-outcome.ts';
import { ownTicket, undecidedTickets } from '../tickets/ticket-repository.ts';

const sweepInterval = 1_000;
const correctionInterval = 5_000;
/** So much later than a decision is due it is made: the database's clock may be some milliseconds behind this one. */
const decisionMargin = 25;

export interface TicketDeskNeeds extends Omit<ReceiveNeeds, 'outbox'> {
  /** Where what is done beside the calls asks. */
  sweeps: Database;
  pushes: Pushes;
  log: FastifyBaseLogger;
}

export interface TicketDesk extends Sweeper {
  /** Stores a ticket and holds its stake; the outcome comes by event and by ticketInfo. Throws a RefusedCall. */
  receive(userId: string, request: TicketRequest): Promise<{ createdAt: number }>;
  /** Takes the player's answer to an offer; what becomes of the ticket comes by event. Throws a RefusedCall. */
  answerOffer(userId: string, answer: ReofferAnswer): Promise<void>;
  /** What became of the player's own ticket; null when it is unknown or somebody else's. */
  ticketInfo(userId: string, ticketId: string): Promise<TicketInfo>;
  history: TicketHistory['own'];
  /** The same for an agent about those below him; whoever asks has looked whether he may. */
  ofOthers: Pick<TicketHistory, 'below' | 'one'>;
  /** What open tickets are worth, and their end before the matches'. */
  cashOuts: CashOuts;
  /** Every state move of the player's own ticket; null when it is unknown or somebody else's. */
  trace(userId: string, ticketId: string): Promise<ServerTrace | null>;
  /** Decides, expires, settles, corrects and sends everything that is due by the clock's now. */
  runDue(): Promise<void>;
  /** Settles the tickets on a match once more, after its result was corrected. */
  correct(eventId: string): Promise<void>;
  /** Begins to decide, to end offers and to send news; without it tickets move by runDue alone. */
  start(): void;
  /** Pays tickets whose matches have ended, wherever they were decided, and once more those whose results were corrected. */
  settling: Sweeper;
}

export const createTicketDesk = (needs: TicketDeskNeeds): TicketDesk => {
  const { database, sweeps, clock, feed, ledger, pushes, log } = needs;
  const outbox = createOutbox(sweeps, clock, ledger, pushes);
  const receive = createReceiveTicket({ ...needs, outbox });
  const outcomes = createTicketOutcomes(ledger, outbox, clock);
  const deciding = { database: sweeps, clock, feed, ledger, outcomes };
  const decide = createDecideTicket(deciding);
  const { answer: answerOffer } = createOffers({ ...deciding, database });
  const offers = createOffers(deciding);
  const settlements = createSettlements({ database: sweeps, clock, feed, ledger, outbox, log });
  const { correct } = createSettlements({ database, clock, feed, ledger, outbox, log });
  const corrections = createCorrections({ database: sweeps, clock, feed, correct: settlements.correct });
  const cashOuts = createCashOuts({ ...needs, outbox });
  const { openQuotes } = createCashOuts({ ...needs, database: sweeps, outbox });
  const history = createTicketHistory(needs);
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  const decisions: DueWork = {
    find: (limit, except) => undecidedTickets(sweeps, clock.now(), limit, except),
    work: decide,
  };
  /** Each goes its own way: none waits for what another has to do. */
  const paying: readonly Loop[] = [
    createSweeper('settlement', sweepInterval, settlements.turn, log),
    createSweeper('correction', correctionInterval, corrections, log),
  ];
  const loops: readonly Loop[] = [
    createSweeper('decision', sweepInterval, turnOf('decision', decisions, clock, log), log),
    createSweeper('offer', sweepInterval, turnOf('end of an offer', offers.expiry, clock, log), log),
    createSweeper('news', sweepInterval, outbox.turn, log),
  ];

  /** Work nobody waits for; what fails here stays in the database and is swept up later. */
  const inBackground = (work: () => Promise<void>): void => {
    const running = work().catch((error: unknown) => log.error({ err: error }, 'ticket work failed'));
    underWay.add(running);
    running.finally(() => underWay.delete(running));
  };

  // One after the other: they wait for the same wallet, and none of them shall keep a connection of the others'.
  const playerTurn = createTurnstile(1);

  const decideAndTell = async (userId: string, id: string): Promise<void> => {
    await playerTurn(userId, () => decide(id));
    await outbox.dispatch();
  };

  const decideSoon = (userId: string, id: string, wait: number): void => {
    if (wait <= 0) {
      inBackground(() => decideAndTell(userId, id));
      return;
    }
    inBackground(outbox.dispatch);
    const timer = setTimeout(() => {
      timers.delete(timer);
      inBackground(() => decideAndTell(userId, id));
    }, wait + decisionMargin);
    timer.unref();
    timers.add(timer);
  };

  const whole = (turn: () => Promise<boolean>) => async (): Promise<void> => {
    while (await turn());
  };
  const inOrder = [
    () => doDue(decisions),
    () => doDue(offers.expiry),
    settlements.settleDue,
    whole(corrections),
    whole(outbox.turn),
  ];

  return {
    receive: async (userId, request) => {
      const { id, createdAt, decideAt } = await receive(userId, request);
      if (decideAt !== null) decideSoon(userId, id, decideAt - createdAt);
      return { createdAt };
    },

    answerOffer: async (userId, answer) => {
      await answerOffer(userId, answer);
      inBackground(outbox.dispatch);
    },

    ticketInfo: async (userId, ticketId) => {
      if (!ticketIdSchema.safeParse(ticketId).success) return null;
      const ticket = await ownTicket(database, userId, ticketId);
      return ticket ? ticketInfoOf(ticket) : null;
    },

    history: history.own,
    ofOthers: history,

    cashOuts: {
      ...cashOuts,
      openQuotes,
      confirm: async (...quote) => {
        const paid = await cashOuts.confirm(...quote);
        inBackground(outbox.dispatch);
        return paid;
      },
    },

    trace: createTicketTrace(database),

    runDue: async () => {
      await Promise.all(underWay);
      await Promise.all([...loops, ...paying].map((loop) => loop.atRest()));
      await forEachDue(inOrder, (work) => work());
    },

    correct: async (eventId) => {
      await correct(eventId);
      await outbox.dispatch();
    },

    settling: {
      start: () => {
        for (const loop of paying) loop.start();
      },
      close: async () => {
        await Promise.all(paying.map((loop) => loop.close()));
      },
    },
    start: () => {
      for (const loop of loops) loop.start();
    },
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      await Promise.all([...loops, ...paying].map((loop) => loop.close()));
      await Promise.all(underWay);
    },
  };
};
