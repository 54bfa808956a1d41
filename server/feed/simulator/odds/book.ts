import type { MarketStatus, Markets, SelectionPrice } from '../../../../contract/entities/match.ts';
import { oddOf } from './odds-ladder.ts';
import { marginFor, withMargin } from './overround.ts';
import type { FairMarket } from './priced-market.ts';

/** A market whose outcome is as good as known takes no more stakes and does not come back. */
const decided = 1 - 1e-7;

/** Whether every selection has won or lost already. */
export const isDecided = ({ chances }: FairMarket): boolean => {
  const certain = chances.filter(([, chance]) => chance > decided).length;
  const impossible = chances.filter(([, chance]) => chance < 1 - decided).length;
  return certain + impossible === chances.length;
};

const priceMarket = (market: FairMarket, inPlay: boolean): Record<string, SelectionPrice> => {
  const closed = isDecided(market);
  const chances = market.chances.map(([, chance]) => chance);
  const withBook = closed ? chances : withMargin(chances, marginFor(chances.length, inPlay));
  const band = market.band === null ? {} : { band: market.band };
  return Object.fromEntries(
    market.chances.map(([selection, chance], index): [string, SelectionPrice] => {
      const over = closed || chance < 1 - decided || chance > decided;
      const odd = over ? null : oddOf(withBook[index] ?? 0);
      const status: MarketStatus = over ? 'CLOSED' : odd === null ? 'SUSPENDED' : 'OPEN';
      return [selection, odd === null ? { MS: status, ...band } : { O: odd, MS: status, ...band }];
    }),
  );
};

/** Prices of every market: fair chances, the margin, the ladder of odds. */
export const makeBook = (markets: readonly FairMarket[], inPlay: boolean): Markets =>
  Object.fromEntries(markets.map((market) => [market.code, priceMarket(market, inPlay)]));
