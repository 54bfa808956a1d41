import { createHash } from 'node:crypto';
import type { TicketRequest } from '../../contract/entities/ticket-request.ts';
import { plainSelection } from '../../domain/ticket/plain-selection.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { createSimulator } from '../feed/simulator/create-simulator.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { Services } from '../services.ts';
import { createTicketDesk } from '../ticket-desk/ticket-desk.ts';
import type { TransactionClock } from '../time/clock.ts';

const hourMs = 3_600_000;
const rsd = 1;

/** The same id every time for the same name. */
export const idOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/**
 * A ticket desk of the past: with a clock of its own that is moved by hand, and the matches that the feed had then.
 * Tickets are received, decided and settled like today's; no events are pushed.
 */
export const createPastDesk = ({ config, database, log, settings }: Services, from: number) => {
  let now = from;
  const clock: TransactionClock = { now: () => now, reading: () => ({ fixed: now, advanced: 0 }) };
  const ledger = createLedger(database, clock);
  const pushes = { toUser: () => undefined, toAll: () => undefined };
  const feed = createSimulator({ seed: config.feedSeed, size: 'small', clock });
  const forcing = { forcedOutcome: async () => null };
  const desk = createTicketDesk({ database, sweeps: database, clock, feed, ledger, settings, forcing, pushes, log });

  /** A ticket on two matches of the next hours, which ones and for how much by day and player alone. */
  const ticket = (who: string, day: number, nth: number): TicketRequest | null => {
    const soon = feed.prematch().filter(({ eventId }) => {
      const quote = feed.quote(eventId, '1X2', '1');
      return quote?.status === 'OPEN' && quote.startsAt > now + hourMs && quote.startsAt < now + 18 * hourMs;
    });
    const picks = [soon[(day * 5 + nth * 3) % soon.length], soon[(day * 11 + nth * 7 + 1) % soon.length]];
    const matches = [...new Map(picks.flatMap((match) => (match ? [[match.eventId, match]] : []))).values()];
    if (matches.length === 0) return null;
    const stake = 200 + 100 * ((day * 3 + nth) % 9);
    const bet = { selectedSystems: [matches.length], stake, type: 'total' as const };
    return {
      ticket_id: idOf(`ticket ${who} ${day}`),
      autoOddsChange: true,
      selections: matches.map(({ eventId }, index) => {
        const selectionCode = (day + nth + index) % 3 === 0 ? '2' : '1';
        const quote = feed.quote(eventId, '1X2', selectionCode);
        const [odd, sport] = [quote?.odd ?? 2, quote?.sport ?? ('F' as const)];
        return {
          eventId,
          sport,
          type: 'prematch' as const,
          marketCode: '1X2',
          selectionCode,
          odds: odd,
          original_odds: odd,
          ...plainSelection,
        };
      }),
      bets: [bet],
      original_bets: [bet],
      wallet: { currency: 'RSD', currency_id: rsd },
      bonus: { amount: 0, percentage: 0, total_gain: 0 },
      systemGroups: [],
    };
  };

  const refused = (error: unknown): void => {
    if (!(error instanceof RefusedCall)) throw error;
    log.debug({ error: error.message }, 'a ticket of the demo play was refused');
  };

  return {
    clock,
    ledger,
    pushes,
    /** A player with too little money that day does not play. */
    play: async (who: string, userId: string, day: number, nth: number): Promise<void> => {
      const request = ticket(who, day, nth);
      if (request) await desk.receive(userId, request).catch(refused);
    },
    /** Decides what was received, lets the time pass and settles what has ended by then. */
    pass: async (milliseconds: number): Promise<void> => {
      await desk.runDue();
      now += milliseconds;
      await desk.runDue();
    },
    close: () => desk.close(),
  };
};
