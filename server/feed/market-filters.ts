import type { MarketFilter } from '../../contract/entities/offer.ts';
import { offeredSports, sports } from '../../domain/sports/sports.ts';

type FilterType = 'prematch match' | 'prematch main' | 'live match' | 'live main';

/** Tables and tabs of every sport. A table's key ends in `_102bet` (football: the default `f_102bet`); `f_all` has no list and shows every market. */
export const marketFilters = (type: FilterType): MarketFilter[] =>
  offeredSports.flatMap((code): MarketFilter[] => {
    const { icon, table, liveTable, tabs } = sports[code];
    if (type === 'prematch main') return [{ key: `${icon}_102bet`, name: 'main', sport: code, markets: [...table] }];
    if (type === 'live main') return [{ key: `${icon}_102bet`, name: 'main', sport: code, markets: [...liveTable] }];
    return tabs.map(({ key, name, markets }) => ({ key, name, sport: code, markets: [...markets] }));
  });
