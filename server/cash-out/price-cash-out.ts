import type { Minor } from '../../domain/money/money.ts';
import { type Odd, parseOdd } from '../../domain/odds/odd.ts';
import { cashOutValue } from '../../domain/payout/cash-out-value.ts';
import { partOfCap } from '../../domain/payout/ticket-figures.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import type { Feed } from '../feed/feed-source.ts';
import { settleLeg } from '../settlement/settle-leg.ts';
import type { StoredSelection } from '../tickets/price-verdict.ts';
import type { StoredTicket } from '../tickets/ticket-answer.ts';

/** An amount, or the key of why there is none. */
export type CashOutPrice = Minor | 'cashOutOver' | 'cashOutSuspended' | 'cashOutUnavailable';

/** The price of the very same bet now: of a line that moved away there is none. */
const priceNow = (leg: StoredSelection, feed: Feed): Odd | null => {
  const quote = feed.quote(leg.eventId, leg.marketCode, leg.selectionCode);
  const same = quote?.status === 'OPEN' && quote.matchState !== 'F' && quote.band === leg.band;
  return same ? parseOdd(quote.odd) : null;
};

/** The prices that a cash-out of these legs rests on, to be compared with those of another moment. */
export const pricesOf = (legs: readonly StoredSelection[], feed: Feed): string =>
  legs
    .map(({ eventId, marketCode, selectionCode }) => {
      const quote = feed.quote(eventId, marketCode, selectionCode);
      return quote && `${quote.odd} ${quote.status} ${quote.band} ${quote.matchState}`;
    })
    .join();

/** The part of a stake, hundredths of a percent, rounded down; the whole of it for 10,000. */
export const partOf = (stake: Minor, ratio: number): Minor => (stake * BigInt(ratio)) / 10_000n;

/** What a ticket, or a part of it, is worth by the prices of this instant. `margin` in percent. */
export const priceCashOut = (
  ticket: StoredTicket,
  legs: readonly StoredSelection[],
  feed: Feed,
  { ratio, margin }: { ratio: number; margin: number },
): CashOutPrice => {
  if (ticket.state !== 'accepted') return 'cashOutOver';
  if (isFreeBet(ticket.currencyId)) return 'cashOutUnavailable';
  const standing = legs.map((leg) => ({
    odd: leg.odd,
    group: leg.systemGroup,
    // The match may have ended since the last settlement.
    status: leg.status === 'open' ? (settleLeg(leg, feed)?.status ?? 'open') : leg.status,
    now: priceNow(leg, feed),
  }));
  // Decided to the last leg: it is about to be settled, and a winner would be sold below what he won.
  if (standing.every(({ status }) => status !== 'open')) return 'cashOutOver';
  const stake = partOf(ticket.stake, ratio);
  const value = cashOutValue({
    stake,
    legs: standing,
    groups: ticket.systemGroups,
    maxWin: partOfCap(ticket.maxWin, stake, ticket.stake),
    margin: Math.round(margin * 100),
  });
  if (value === null) return 'cashOutSuspended';
  return value > 0n ? value : 'cashOutUnavailable';
};
