import type { Actor } from '../database/schema/tickets.ts';
import { type PricedSelection, verdictOf } from './price-verdict.ts';
import type { StoredTicket } from './ticket-answer.ts';

/** The operator's own numbers (spec section 8, decisions, Codes). */
export const codes = { busy: 102, timeout: 203, refused: 208, oddsChanged: 216, oddsBlocked: 217 } as const;

export interface Decision {
  accepts: boolean;
  takesPrice: 'submitted' | 'current';
  subcode: number | null;
  etsCode: number | null;
  actor: Actor;
  record: { detail?: Record<string, unknown> };
}

const rejection = (subcode: number, actor: Actor = 'server', etsCode: number | null = null): Decision => ({
  accepts: false,
  takesPrice: 'submitted',
  subcode,
  etsCode,
  actor,
  record: { detail: { subcode } },
});

const acceptance = (takesPrice: 'submitted' | 'current', actor: Actor = 'server'): Decision => ({
  accepts: true,
  takesPrice,
  subcode: null,
  etsCode: null,
  actor,
  // Whoever reads the history must find what a price other than the submitted one rests on (INV6).
  record: takesPrice === 'current' ? { detail: { consent: 'autoOddsChange' } } : {},
});

/** What a tester forced; it never accepts what the rules of time forbid. Null when nothing is forced. */
const forcedDecision = (ticket: StoredTicket, isBlocked: boolean): Decision | null => {
  switch (ticket.forced?.outcome) {
    case 'accept':
      return isBlocked ? null : acceptance('submitted', 'sandbox');
    case 'denied':
      return rejection(ticket.forced.subcode ?? codes.refused, 'sandbox');
    // An offer reaches the player with the reoffer issue; until then it is the denial it would have been without him.
    case 'oddchange':
      return rejection(codes.oddsChanged, 'sandbox');
    case 'reoffer':
      return rejection(codes.refused, 'sandbox');
    case 'busy':
      return rejection(codes.busy, 'sandbox', codes.busy);
    default:
      return null;
  }
};

/**
 * Whether a pending ticket is taken at this instant: never at or after its deadline, never when a selection is
 * blocked, started or finished, and at a moved price only with the player's standing consent (money-and-tickets 7, 8).
 * A moved line is another bet, which no consent to odds covers.
 */
export const decisionOf = (ticket: StoredTicket, priced: readonly PricedSelection[], now: number): Decision => {
  if (now >= ticket.deadlineAt) return rejection(codes.timeout, 'sweeper');
  const verdict = verdictOf(priced);
  const forced = forcedDecision(ticket, verdict === 'blocked');
  if (forced) return forced;
  if (verdict === 'blocked') return rejection(codes.oddsBlocked);
  if (verdict === 'same') return acceptance('submitted');
  if (verdict === 'oddsMoved' && ticket.autoOddsChange) return acceptance('current');
  return rejection(codes.oddsChanged);
};
