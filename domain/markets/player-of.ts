import { parseMarketCode } from './market-code.ts';
import { marketRules } from './market-rules.ts';

/** The id of the player that a selection is about (spec section 3, Ticket selection); null when there is none. */
export const playerOf = (marketCode: string, selectionCode: string): string | null => {
  const { base, player } = parseMarketCode(marketCode);
  const rule = marketRules[base];
  if (player !== null) return player;
  return rule?.ofPlayers && !rule.selections.includes(selectionCode) ? selectionCode : null;
};
