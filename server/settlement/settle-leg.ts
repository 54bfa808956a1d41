import type { LegStatus } from '../../contract/entities/history-ticket.ts';
import { settleSelection } from '../../domain/markets/settle-selection.ts';
import type { Feed } from '../feed/feed.ts';
import type { StoredSelection } from '../tickets/price-verdict.ts';

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
