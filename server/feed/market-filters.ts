import type { MarketFilter, MarketFilterType } from '../../contract/entities/offer.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import type { MarketTab } from '../../domain/sports/sport.ts';
import { offeredSports, sports } from '../../domain/sports/sports.ts';
import { tablesOf } from './market-tables.ts';

const filtersOf = (type: MarketFilterType, code: (typeof offeredSports)[number]): readonly MarketTab[] => {
  if (type === 'prematch main') return tablesOf('prematch', code);
  if (type === 'live main') return tablesOf('live', code);
  return sports[code].tabs;
};

/** Tables and tabs of one sport or of every sport; `f_all` has no list and shows every market. */
export const marketFilters = (type: MarketFilterType, sport?: SportCode): MarketFilter[] =>
  offeredSports
    .filter((code) => sport === undefined || code === sport)
    .flatMap((code) =>
      filtersOf(type, code).map(({ key, name, markets }) => ({ key, name, markets: [...markets], sport: code })),
    );
