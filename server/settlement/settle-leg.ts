import type { LegStatus } from '../../contract/entities/history-ticket.ts';
import { settleSelection } from '../../domain/markets/settle-selection.ts';
import type { Feed } from '../feed/feed-source.ts';
import type { StoredSelection } from '../tickets/price-verdict.ts';
import { resultText } from './settled-result-repository.ts';

/** How a leg ended and at what score; null while its match has no result. An abandoned match voids it. */
export const settleLeg = (
  leg: Pick<StoredSelection, 'eventId' | 'sport' | 'marketCode' | 'selectionCode' | 'band'>,
  feed: Feed,
): { status: LegStatus; score: string | null } | null => {
  const result = feed.result(leg.eventId);
  if (result === null) return null;
  const score = result.results.G ?? null;
  if (result.abandoned) return { status: 'void', score };
  return {
    status: settleSelection(leg.sport, leg.marketCode, leg.selectionCode, leg.band, result.results),
    score,
  };
};

/**
 * The legs as the results known now leave them; one that nothing new is known of is the very same object. `again` asks
 * about settled ones too.
 */
export const settledLegs = (legs: readonly StoredSelection[], feed: Feed, again = false): StoredSelection[] =>
  legs.map((leg) => {
    const result = leg.status === 'open' || again ? settleLeg(leg, feed) : null;
    const isSame = result === null || (result.status === leg.status && result.score === leg.score);
    return isSame ? leg : { ...leg, ...result };
  });

/** By what each match of these legs is settled. */
export const resultsOf = (legs: readonly StoredSelection[], feed: Feed): { eventId: string; result: string }[] =>
  [...new Set(legs.map(({ eventId }) => eventId))].flatMap((eventId) => {
    const result = feed.result(eventId);
    return result ? [{ eventId, result: resultText(result) }] : [];
  });
