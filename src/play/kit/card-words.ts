import { rankOf, ranks, suitOf, suits } from '../../../domain/games/cards/cards.ts';
import { t } from './texts.ts';

/** A card in words: `queen of hearts`. */
export const cardWords = (card: number): string => {
  const rank = ranks[rankOf(card)] ?? '';
  const named = /\d/.test(rank) ? rank : t(`cards.rank.${rank}`);
  return t('cards.card', { rank: named, suit: t(`cards.suit.${suits[suitOf(card)]}`) });
};
