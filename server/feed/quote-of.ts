import type { Match } from '../../contract/entities/match.ts';
import { marketFamily, parseMarketCode } from '../../domain/markets/market-code.ts';
import { marketRules } from '../../domain/markets/market-rules.ts';
import { playerOf } from '../../domain/markets/player-of.ts';
import { sportOf } from '../../domain/sports/sports.ts';
import type { Quote } from './feed-source.ts';

const isKnownMarket = ({ sport, players }: Match, marketCode: string, selectionCode: string): boolean => {
  const rule = marketRules[parseMarketCode(marketCode).base];
  const player = playerOf(marketCode, selectionCode);
  return (
    rule !== undefined &&
    (sportOf(sport)?.tabs.some(({ markets }) => markets.includes(marketFamily(marketCode))) ?? false) &&
    (player === null || players.some(({ id }) => id === player)) &&
    (player === selectionCode || rule.selections.includes(selectionCode))
  );
};

/** The price of a selection in a match with all its markets: closed where it has none, null where there is no such selection. */
export const quoteOf = (match: Match, startsAt: number, marketCode: string, selectionCode: string): Quote | null => {
  const { sport, matchState } = match;
  const price = match.markets[marketCode]?.[selectionCode];
  if (price) return { odd: price.O ?? null, status: price.MS, band: price.band ?? null, sport, matchState, startsAt };
  if (!isKnownMarket(match, marketCode, selectionCode)) return null;
  return { odd: null, status: 'CLOSED', band: parseMarketCode(marketCode).line, sport, matchState, startsAt };
};
