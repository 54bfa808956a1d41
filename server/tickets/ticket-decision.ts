import { type Minor, parseMinor } from '../../domain/money/money.ts';
import type { Odd } from '../../domain/odds/odd.ts';
import type { Actor, ForcedOutcome } from '../database/schema/tickets.ts';
import { forcedPriceOffer, forcedStakeOffer, type Offer, priceOffer } from './offer.ts';
import { type OutcomeRoom, stakeInRoom } from './outcome-room.ts';
import { currentOdds, type PricedSelection, type StakeLimit, verdictOf } from './price-verdict.ts';
import type { StoredTicket } from './ticket-answer.ts';

/** The operator's own numbers (spec section 8, decisions, Codes). */
export const codes = { busy: 102, timeout: 203, refused: 208, oddsChanged: 216, oddsBlocked: 217 } as const;

interface Ground {
  actor: Actor;
  /** What the history must show: a reason, or what a price other than the submitted one rests on (INV6). */
  detail?: Record<string, unknown>;
}
interface Acceptance extends Ground {
  to: 'accepted';
  /** A price for each selection, in their order. */
  odds: readonly Odd[];
}
interface Offering extends Ground {
  to: 'offered';
  offer: Offer;
}
interface Rejection extends Ground {
  to: 'rejected';
  subcode: number;
  etsCode: number | null;
  /** Where the stake was too high. */
  stakeLimit?: StakeLimit;
}
export type Decision = Acceptance | Offering | Rejection;

const rejection = (subcode: number, actor: Actor = 'server', etsCode: number | null = null): Rejection => ({
  to: 'rejected',
  subcode,
  etsCode,
  actor,
  detail: { subcode },
});

const offered = (offer: Offer, actor: Actor = 'server'): Offering => ({
  to: 'offered',
  offer,
  actor,
  detail: { offer: offer.kind, stake: String(offer.stake) },
});

/** Whether every price is the submitted one, or moved no further than the player accepts unasked. */
const isConsented = (priced: readonly PricedSelection[]): boolean =>
  priced.every(
    ({ reason, odd, selection: { lowestOdd } }) =>
      reason === null || (odd !== null && lowestOdd !== null && odd >= lowestOdd),
  );

const forcedRejection = ({ subcode, stake }: ForcedOutcome): Rejection => {
  const maxStake = parseMinor(stake);
  return { ...rejection(subcode ?? codes.refused, 'sandbox'), ...(maxStake ? { stakeLimit: { maxStake } } : {}) };
};

const submittedOdds = (priced: readonly PricedSelection[]) => priced.map(({ selection }) => selection.odd);

/** What a tester forced; it never accepts or offers what the rules of time forbid. Null when nothing is forced. */
const forcedDecision = (
  ticket: StoredTicket,
  priced: readonly PricedSelection[],
  isAskable: boolean,
): Decision | null => {
  const verdict = verdictOf(priced);
  const mayOffer = isAskable && (verdict === 'same' || verdict === 'oddsMoved');
  switch (ticket.forced?.outcome) {
    case 'accept':
      return verdict === 'blocked' ? null : { to: 'accepted', odds: submittedOdds(priced), actor: 'sandbox' };
    case 'denied':
      return forcedRejection(ticket.forced);
    case 'oddchange':
      return mayOffer ? offered(forcedPriceOffer(ticket, priced), 'sandbox') : null;
    case 'reoffer':
      return mayOffer ? offered(forcedStakeOffer(ticket, priced, ticket.forced), 'sandbox') : null;
    case 'busy':
      return rejection(codes.busy, 'sandbox', codes.busy);
    default:
      return null;
  }
};

/** What the prices allow: accepting the ticket as requested or by the player's general consent, offering, or neither. */
const priceDecision = (ticket: StoredTicket, priced: readonly PricedSelection[], isAskable: boolean): Decision => {
  const verdict = verdictOf(priced);
  if (verdict === 'blocked') return rejection(codes.oddsBlocked);
  if (verdict === 'same') return { to: 'accepted', odds: submittedOdds(priced), actor: 'server' };
  if (verdict === 'changed') return rejection(codes.oddsChanged);
  if (isConsented(priced)) {
    const detail = { consent: 'autoOddsChange', ...ticket.oddsPolicy };
    return { to: 'accepted', odds: currentOdds(priced), actor: 'server', detail };
  }
  return isAskable ? offered(priceOffer(ticket, priced)) : rejection(codes.oddsChanged);
};

/** The highest stake that there is room for, if it is a valid one; null when the requested one fits. */
const cutStake = (
  ticket: StoredTicket,
  priced: readonly PricedSelection[],
  odds: readonly Odd[],
  room: OutcomeRoom | null,
): Minor | null => {
  if (room === null) return null;
  const legs = priced.map(({ selection }) => selection);
  const most = stakeInRoom(room, ticket, legs, odds);
  if (most === ticket.stake) return null;
  return most < ticket.leastStake ? 0n : most;
};

const stakeTooHigh = (room: OutcomeRoom | null, maxStake: Minor): Rejection => ({
  ...rejection(codes.refused),
  stakeLimit: { maxStake, ...(room ? { position: room.position } : {}) },
});

/**
 * The decision on a pending ticket at this instant: never accepted at or after its deadline, never when a selection is
 * blocked, started or finished, and at a moved price only with the player's consent (money-and-tickets 7, 8): his
 * general one, or the one he is asked for by an offer. `isAskable` is false for a player who may not answer. A moved
 * line is another bet, which no consent to odds covers. A stake that there is no room for is cut by an offer.
 */
export const decisionOf = (
  ticket: StoredTicket,
  priced: readonly PricedSelection[],
  now: number,
  isAskable: boolean,
  room: OutcomeRoom | null,
): Decision => {
  if (now >= ticket.deadlineAt) return rejection(codes.timeout, 'sweeper');
  const forced = forcedDecision(ticket, priced, isAskable);
  if (forced) return forced;
  const decision = priceDecision(ticket, priced, isAskable);
  if (decision.to === 'rejected') return decision;
  const { odds } = decision.to === 'offered' ? decision.offer : decision;
  const stake = cutStake(ticket, priced, odds, room);
  if (stake === null) return decision;
  return stake > 0n && isAskable ? offered({ kind: 'reoffer', stake, odds }) : stakeTooHigh(room, stake);
};

/**
 * The decision on an offer that the player accepts: it is valid only while its prices, or the requested ones, and its
 * stake are.
 */
export const acceptedOfferDecision = (
  ticket: StoredTicket,
  priced: readonly PricedSelection[],
  room: OutcomeRoom | null,
): Acceptance | Rejection => {
  const verdict = verdictOf(priced);
  if (verdict === 'blocked') return rejection(codes.oddsBlocked);
  if (verdict !== 'same') return rejection(codes.oddsChanged);
  const odds = priced.map(({ selection }) => selection.offeredOdd ?? selection.odd);
  const stake = cutStake({ ...ticket, stake: ticket.offerStake ?? ticket.stake }, priced, odds, room);
  if (stake !== null) return stakeTooHigh(room, stake);
  return { to: 'accepted', odds, actor: 'player', detail: { consent: ticket.offerKind } };
};
