import type { LockReason, Markets, Match, MatchState, SelectionPrice } from '../../contract/entities/match.ts';

/** The same prices with every open selection under another status: suspended around a goal, closed at the end. */
export const withStatus = (markets: Markets, status: 'SUSPENDED' | 'CLOSED'): Markets =>
  Object.fromEntries(
    Object.entries(markets).map(([code, market]) => [
      code,
      Object.fromEntries(
        Object.entries(market).map(([selection, price]): [string, SelectionPrice] => {
          if (price.MS === 'CLOSED') return [selection, price];
          const { O: odd, ...rest } = price;
          return [
            selection,
            status === 'CLOSED' || odd === undefined ? { ...rest, MS: status } : { ...price, MS: status },
          ];
        }),
      ),
    ]),
  );

/** Testers may have locked every market, or opened one of a locked match; what is decided was not locked. */
export const lockOf = (
  matchState: MatchState,
  lock: LockReason | null,
  markets: Markets,
): Pick<Match, 'lockReason'> => {
  if (matchState !== 'LIVE') return {};
  let suspended = false;
  for (const market of Object.values(markets)) {
    for (const { MS: status } of Object.values(market)) {
      if (status === 'OPEN') return {};
      suspended ||= status === 'SUSPENDED';
    }
  }
  return suspended ? { lockReason: lock ?? 'suspended' } : {};
};
