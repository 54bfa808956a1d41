import type { ReelsConfig } from './reels-config.ts';

/** What a line pays, in coins, and for what. */
export interface LinePay {
  readonly symbol: string;
  readonly count: number;
  readonly coins: number;
}

/**
 * What the symbols on a line pay: the longest run from the left of one symbol, wild ones counted in, or of wild ones alone
 * where that is worth more. Null when nothing pays.
 */
export const linePay = (
  symbols: readonly string[],
  { pays, wild }: Pick<ReelsConfig, 'pays' | 'wild'>,
): LinePay | null => {
  let wilds = 0;
  while (wilds < symbols.length && symbols[wilds] === wild) wilds += 1;
  const symbol = symbols[wilds];
  let count = wilds;
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === wild)) count += 1;
  const ofSymbol = symbol === undefined ? 0 : (pays[symbol]?.[count] ?? 0);
  const ofWilds = wild === null ? 0 : (pays[wild]?.[wilds] ?? 0);
  if (symbol !== undefined && ofSymbol > 0 && ofSymbol >= ofWilds) return { symbol, count, coins: ofSymbol };
  return wild !== null && ofWilds > 0 ? { symbol: wild, count: wilds, coins: ofWilds } : null;
};
