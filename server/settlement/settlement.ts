import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '../database/unavailable.ts';
import { forEachDue } from '../jobs/for-each-due.ts';
import { createResting } from '../jobs/resting.ts';
import { createSettleBatch } from './settle-batch.ts';
import { createSettleTicket, type SettleNeeds } from './settle-ticket.ts';
import { noteResult, resultText } from './settled-result-repository.ts';
import { ticketsOn } from './settlement-repository.ts';
import { unsettledMatches } from './unsettled-match-repository.ts';

export interface SettlementNeeds extends SettleNeeds {
  log: FastifyBaseLogger;
}

export interface Settlements {
  /** One step of the loop: looks at some matches, or settles a batch of the tickets on one that has ended. Whether it should go on at once. */
  turn(): Promise<boolean>;
  /** Settles every open leg whose match has ended, and the tickets they decide. */
  settleDue(): Promise<void>;
  /** Settles the tickets on a match once more, after its result was corrected. */
  correct(eventId: string): Promise<void>;
}

/** Matches that one step asks the feed about. */
const slice = 200;
/** Tickets that one transaction settles: their wallets are locked for some hundredths of a second. */
const batch = 100;
/** Before every id of a ticket. */
const noTicket = '00000000-0000-0000-0000-000000000000';

/** What a round does about tickets that cannot be settled. */
interface Failures {
  add(id: string, error: unknown): void;
  ids(): readonly string[];
}

export const createSettlements = (needs: SettlementNeeds): Settlements => {
  const { database, clock, feed, log } = needs;
  const settleTicket = createSettleTicket(needs);
  const batches = createSettleBatch(needs);

  const oneByOne = async (ids: readonly string[], failures: Failures): Promise<void> => {
    for (const id of ids) {
      await settleTicket(id).catch((error: unknown) => {
        if (isDatabaseAway(error)) throw error;
        failures.add(id, error);
      });
    }
  };

  /** Settles the next tickets on a match; answers the last of them, null when there are no more. */
  const settleNext = async (eventId: string, after: string, failures: Failures): Promise<string | null> => {
    const claim = { eventId, after, limit: batch, except: failures.ids() };
    const settled = async () => {
      const { ids, alone } = await batches.settle(claim);
      await oneByOne(alone, failures);
      return ids;
    };
    const ids = await settled().catch(async (error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      // One of them spoils the transaction of all: the others do not wait for it.
      const spoilt = await batches.look(claim);
      await oneByOne(spoilt, failures);
      return spoilt;
    });
    return ids.length < batch ? null : (ids.at(-1) ?? null);
  };

  /** A way through all matches with open legs, step by step; servers that go it at the same time share the tickets. */
  const createRound = (failures: Failures) => {
    let ended: string[] = [];
    let lookedAt = '';
    let lastTicket = noTicket;
    return {
      /** Whether a match that has ended is left. */
      isSettling: () => ended.length > 0,
      /** Whether it is back where it began. */
      isOver: () => ended.length === 0 && lookedAt === '',
      step: async (): Promise<void> => {
        const [eventId] = ended;
        if (eventId === undefined) {
          const matches = await unsettledMatches(database, lookedAt, slice);
          ended = matches.filter((match) => feed.result(match) !== null);
          lookedAt = matches.length < slice ? '' : (matches.at(-1) ?? '');
          return;
        }
        const last = await settleNext(eventId, lastTicket, failures);
        if (last === null) ended = ended.slice(1);
        lastTicket = last ?? noTicket;
      },
    };
  };

  const resting = createResting(clock);
  const endless = createRound({
    ids: resting.ids,
    add: (id, error) => {
      resting.add(id);
      log.error({ err: error, ticket: id }, 'ticket not settled');
    },
  });

  return {
    turn: async () => {
      await endless.step();
      return endless.isSettling();
    },

    settleDue: async () => {
      const failed = new Map<string, unknown>();
      const round = createRound({ ids: () => [...failed.keys()], add: (id, error) => failed.set(id, error) });
      do await round.step();
      while (!round.isOver());
      await forEachDue(failed.values(), (error) => Promise.reject(error));
    },

    correct: async (eventId) => {
      const result = feed.result(eventId);
      await forEachDue(await ticketsOn(database, eventId), (ticket) => settleTicket(ticket, true));
      if (result) await noteResult(database, { eventId, result: resultText(result) }, clock.now());
    },
  };
};
