import type { AnsweredSelection, SelectionReason } from '../../contract/entities/ticket.ts';
import { type Minor, toMajor } from '../../domain/money/money.ts';
import { type Odd, parseOdd, toDecimalOdd } from '../../domain/odds/odd.ts';
import type { ticketSelections } from '../database/schema/tickets.ts';
import type { Feed, Quote } from '../feed/feed-source.ts';

export type StoredSelection = typeof ticketSelections.$inferSelect;

/** A stored selection against the price of this instant. `odd` is null when it cannot be staked on. */
export interface PricedSelection {
  selection: StoredSelection;
  odd: Odd | null;
  band: string | null;
  reason: SelectionReason | null;
}

/** Prices older than this, in milliseconds, are looked up again before money moves by them. */
export const priceLife = 2_000;

const reasonOf = (selection: StoredSelection, quote: Quote | null, odd: Odd | null, now: number) => {
  if (quote === null) return 'blocked';
  if (quote.matchState === 'F') return 'finished';
  if (selection.type === 'prematch' && (quote.matchState === 'LIVE' || quote.startsAt <= now)) return 'started';
  if (selection.type === 'prematch' && selection.startsAt <= now) return 'started';
  if (selection.type === 'live' && quote.matchState !== 'LIVE') return 'blocked';
  if (quote.status !== 'OPEN' || odd === null) return 'blocked';
  if (quote.band !== selection.band) return 'bandChanged';
  return odd === selection.odd || odd === selection.offeredOdd ? null : 'oddsChanged';
};

/**
 * Compares one selection with the feed: the requested price and, once there is one, the offered price are valid. A
 * changed line counts as a change of price (faults C7).
 */
export const priceSelection = (selection: StoredSelection, feed: Feed, now: number): PricedSelection => {
  const quote = feed.quote(selection.eventId, selection.marketCode, selection.selectionCode);
  const odd = quote?.status === 'OPEN' ? parseOdd(quote.odd) : null;
  return { selection, odd, band: quote?.band ?? null, reason: reasonOf(selection, quote, odd, now) };
};

const changes: readonly (SelectionReason | null)[] = ['oddsChanged', 'bandChanged'];

/** Whether the selections can be taken as they are now, at a moved price, or not at all. */
export const verdictOf = (priced: readonly PricedSelection[]): 'same' | 'oddsMoved' | 'changed' | 'blocked' => {
  const reasons = priced.map(({ reason }) => reason).filter((reason) => reason !== null);
  if (reasons.some((reason) => !changes.includes(reason))) return 'blocked';
  if (reasons.includes('bandChanged')) return 'changed';
  return reasons.length > 0 ? 'oddsMoved' : 'same';
};

/** The prices of this instant; what has none keeps the one it was asked for. */
export const currentOdds = (priced: readonly PricedSelection[]): Odd[] =>
  priced.map(({ odd, selection }) => odd ?? selection.odd);

export const answeredSelection = ({ selection, odd, band, reason }: PricedSelection): AnsweredSelection => ({
  eventId: selection.eventId,
  marketCode: selection.marketCode,
  selectionCode: selection.selectionCode,
  ...(odd === null ? {} : { odd: toDecimalOdd(odd) }),
  originalOdd: toDecimalOdd(selection.submittedOdd),
  band,
  reason,
});

/** Why a stake was too high: the highest one that would be accepted, and the selection it depends on, if it is one. */
export interface StakeLimit {
  maxStake: Minor;
  position?: number;
}

/** An answer that names the highest stake, at its selection or the first that has nothing else against it. */
export const withStakeLimit = (
  answer: readonly AnsweredSelection[],
  { maxStake, position = answer.findIndex(({ reason }) => reason === null) }: StakeLimit,
): AnsweredSelection[] =>
  answer.map((one, index) =>
    index === position ? { ...one, reason: 'stakeTooHigh', maxStake: toMajor(maxStake) } : one,
  );
