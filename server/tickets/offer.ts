import type { output } from 'zod/mini';
import type { AnsweredSelection } from '../../contract/entities/ticket.ts';
import type { reoffer } from '../../contract/http/sportsbetting.ts';
import { reofferGrace } from '../../domain/limits.ts';
import { type Minor, parseMinor } from '../../domain/money/money.ts';
import { lowestOdd, type Odd } from '../../domain/odds/odd.ts';
import type { ForcedOutcome, OfferKind } from '../database/schema/tickets.ts';
import { answeredSelection, currentOdds, type PricedSelection } from './price-verdict.ts';
import type { StoredTicket } from './ticket-answer.ts';

export type ReofferAnswer = output<typeof reoffer.body>;
export interface Offer {
  kind: OfferKind;
  stake: Minor;
  /** A price for each selection, in their order. */
  odds: readonly Odd[];
}

/** Whether an answer comes too late: 2 s after the end that the player sees. */
export const isOfferOver = ({ offerExpiresAt }: StoredTicket, now: number): boolean =>
  offerExpiresAt === null || now >= offerExpiresAt + reofferGrace;

/** The prices of this instant for the stake asked for. */
export const priceOffer = (ticket: StoredTicket, priced: readonly PricedSelection[]): Offer => ({
  kind: 'oddchange',
  stake: ticket.stake,
  odds: currentOdds(priced),
});

const step = 100n;

/** About a twentieth shorter, in hundredths; longer where there is nothing shorter. */
const shortened = (odd: Odd): Odd => {
  const shorter = ((odd * 95n) / 100n / step) * step;
  return shorter < lowestOdd ? odd + step : shorter;
};

/** Prices a tester wants to see moved, of which one must be when the feed moved none. */
export const forcedPriceOffer = (ticket: StoredTicket, priced: readonly PricedSelection[]): Offer => {
  const offer = priceOffer(ticket, priced);
  const moved = priced.some(({ reason }) => reason !== null);
  return moved ? offer : { ...offer, odds: offer.odds.map((odd, index) => (index === 0 ? shortened(odd) : odd)) };
};

/** A stake cut as a tester wants it, never above what was asked; half of it when he names no stake. */
export const forcedStakeOffer = (
  ticket: StoredTicket,
  priced: readonly PricedSelection[],
  { stake }: ForcedOutcome,
): Offer => {
  const wanted = parseMinor(stake) || (ticket.stake + 1n) / 2n;
  return { ...priceOffer(ticket, priced), kind: 'reoffer', stake: wanted < ticket.stake ? wanted : ticket.stake };
};

export const offeredSelections = (offer: Offer, priced: readonly PricedSelection[]): AnsweredSelection[] =>
  priced.map((one, index) => {
    const odd = offer.odds[index] ?? one.odd;
    return answeredSelection({ ...one, odd, reason: odd === one.selection.odd ? one.reason : 'oddsChanged' });
  });
