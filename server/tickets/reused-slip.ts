import type { ReusedSelection, ReusedSlip } from '../../contract/http/shared-slip.ts';
import { parseOdd } from '../../domain/odds/odd.ts';
import type { KeptSelection, KeptSlip } from '../database/schema/shared-slips.ts';
import type { Feed } from '../feed/feed-source.ts';

const reused = ({ startsAt, ...kept }: KeptSelection, feed: Feed): ReusedSelection => {
  const { eventId, marketCode, selectionCode, band } = kept;
  const quote = feed.quote(eventId, marketCode, selectionCode);
  const match = feed.match(eventId);
  const ended = match === null || match.matchState === 'F';
  const isOpen = !ended && quote?.status === 'OPEN' && parseOdd(quote.odd) !== null;
  return {
    ...kept,
    type: match?.matchState === 'LIVE' ? 'live' : 'prematch',
    timeStart: match?.timeStart ?? new Date(startsAt).toISOString(),
    bandNow: quote ? quote.band : band,
    odd: isOpen ? quote.odd : null,
    gone: isOpen ? null : ended ? 'ended' : 'suspended',
  };
};

/** A kept slip against the offer of this instant. */
export const reusedSlip = ({ selections, systemGroups }: KeptSlip, stake: number | null, feed: Feed): ReusedSlip => ({
  selections: selections.map((selection) => reused(selection, feed)),
  systemGroups,
  stake,
});
