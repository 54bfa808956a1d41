import type { output } from 'zod/mini';
import type { checkedSelection, SelectionCheck } from '../../contract/http/sportsbetting.ts';
import { parseOdd } from '../../domain/odds/odd.ts';
import type { Feed } from '../feed/feed-source.ts';

/** The price now of each selection on a slip; "-" when it cannot be staked on. */
export const checkSelections = (slip: readonly output<typeof checkedSelection>[], feed: Feed): SelectionCheck[] =>
  slip.map(({ id, eventId, marketCode, selectionCode, odd, band }) => {
    const quote = feed.quote(eventId, marketCode, selectionCode);
    const isOpen = quote?.status === 'OPEN' && quote.matchState !== 'F' && parseOdd(quote.odd) !== null;
    return {
      id,
      eventId,
      odd: isOpen && quote.odd !== null ? quote.odd : '-',
      band: quote?.band ?? null,
      originalOdd: odd,
      originalBand: band,
    };
  });
