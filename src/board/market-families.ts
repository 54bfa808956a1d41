import type { SportCode } from '../../contract/entities/sport.ts';
import { allMarketsFilter } from '../../domain/limits.ts';
import { marketFamily, parseMarketCode } from '../../domain/markets/market-code.ts';
import { marketRules } from '../../domain/markets/market-rules.ts';
import type { MarketTab } from '../../domain/sports/sport.ts';
import { sportOf } from '../../domain/sports/sports.ts';
import type { OfferedMarket } from '../offer/match-record.ts';
import { scoreColumns } from './score-columns.ts';

/** Markets that differ in their line alone, and so share one head: `OU`, `OU_1.5`, `OU_3.5`. */
export interface Family {
  code: string;
  markets: readonly OfferedMarket[];
  /** Shown as a ladder: a row for each line. */
  ladder: boolean;
}

export interface Tab extends MarketTab {
  /** Markets the match offers in it. */
  count: number;
}

/** The tab of all markets is there even when the operator's filters could not be fetched. */
const allMarkets = { key: allMarketsFilter, name: 'all', markets: [] };

/** Those of the operator's tabs that hold anything of the match; the first holds every market. */
export const tabsOf = (filters: readonly MarketTab[], shape: readonly OfferedMarket[]): readonly Tab[] => {
  const offered = shape.map(({ code }) => marketFamily(code));
  return (filters.length === 0 ? [allMarkets] : filters)
    .map(({ key, name, markets }) => ({
      key,
      name,
      markets,
      count: markets.length === 0 ? offered.length : offered.filter((family) => markets.includes(family)).length,
    }))
    .filter(({ markets, count }) => markets.length === 0 || count > 0);
};

/** The order of the sport's tabs; what no tab names comes last. */
const orderOf = (sport: SportCode): readonly string[] => [
  ...new Set((sportOf(sport)?.tabs ?? []).flatMap(({ markets }) => markets)),
];

/** The offered markets by family, in the sport's order; `wanted` limits them to a tab, none means all. */
export const familiesOf = (
  sport: SportCode,
  shape: readonly OfferedMarket[],
  wanted: readonly string[],
): readonly Family[] => {
  const families = new Map<string, OfferedMarket[]>();
  for (const market of shape) {
    const code = marketFamily(market.code);
    if (wanted.length > 0 && !wanted.includes(code)) continue;
    const family = families.get(code);
    const ordered = { code: market.code, selections: inOrder(market.code, market.selections) };
    if (family) family.push(ordered);
    else families.set(code, [ordered]);
  }
  const order = wanted.length > 0 ? wanted : orderOf(sport);
  const place = (code: string) => (order.indexOf(code) + order.length + 1) % (order.length + 1);
  return [...families]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([code, markets]) => ({
      code,
      markets,
      ladder: marketRules[parseMarketCode(code).base]?.band === 'line',
    }));
};

/** Favourite markets before the others, each in their order. */
export const favouritesFirst = (families: readonly Family[], starred: readonly string[] = []): readonly Family[] => [
  ...families.filter(({ code }) => starred.includes(code)),
  ...families.filter(({ code }) => !starred.includes(code)),
];

/** The outcomes in the market's own order; the wire does not keep it, for JSON puts keys that are numbers first. */
const inOrder = (market: string, offered: readonly string[]): readonly string[] => {
  const order = marketRules[parseMarketCode(market).base]?.selections ?? [];
  return [...order.filter((selection) => offered.includes(selection)), ...offered.filter((s) => !order.includes(s))];
};

const rowsIn = ({ markets: [market, ...lines], ladder }: Family): number => {
  if (market === undefined) return 1;
  if (ladder) return 3 + lines.length;
  const scores = scoreColumns(market);
  return scores ? 2 + scores.rows.length + scores.others.length : 1 + Math.ceil(market.selections.length / 3);
};

/** Deals the families into two columns of about the same height, keeping their order in each. */
export const inTwoColumns = (families: readonly Family[]): readonly [readonly Family[], readonly Family[]] => {
  const columns: [Family[], Family[]] = [[], []];
  let [left, right] = [0, 0];
  for (const family of families) {
    if (left <= right) {
      columns[0].push(family);
      left += rowsIn(family);
    } else {
      columns[1].push(family);
      right += rowsIn(family);
    }
  }
  return columns;
};
