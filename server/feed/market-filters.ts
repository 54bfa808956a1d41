import type { MarketFilter, MarketFilterType } from '../../contract/entities/offer.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import { offeredSports, sports } from '../../domain/sports/sports.ts';
import { prematchTables } from './market-tables.ts';

const filtersOf = (
  type: MarketFilterType,
  code: (typeof offeredSports)[number],
): readonly Omit<MarketFilter, 'sport'>[] => {
  const { icon, liveTable, tabs } = sports[code];
  if (type === 'prematch main') return prematchTables(code);
  if (type === 'live main') return [{ key: `${icon}_102bet`, name: 'main', markets: [...liveTable] }];
  return tabs.map(({ key, name, markets }) => ({ key, name, markets: [...markets] }));
};

/** Tables and tabs of one sport or of every sport; `f_all` has no list and shows every market. */
export const marketFilters = (type: MarketFilterType, sport?: SportCode): MarketFilter[] =>
  offeredSports
    .filter((code) => sport === undefined || code === sport)
    .flatMap((code) => filtersOf(type, code).map((filter) => ({ ...filter, sport: code })));
