import type { GameSection } from '../../domain/access/game-sections.ts';
import { fraction } from '../../domain/games/fraction.ts';
import { type CatalogueGame, catalogueOf } from '../games/game-catalogue.ts';

const game = (code: string, ...sections: GameSection[]): CatalogueGame => ({
  code,
  name: code,
  sections,
  longestRound: 48 * 3_600_000,
  engine: 'fruit',
  tags: ['classic'],
  cycle: null,
  since: null,
  provider: { code: 'oakspin', name: 'Oakspin' },
  chips: { 1: [1_000, 5_000], 2: [10, 100] },
  figures: { returns: [96, 96], volatility: 3, oneIn: 4, highest: 150 },
  prizes: () => [{ name: 'seven', count: 3, pays: fraction(150), chance: fraction(1, 6_000) }],
  limits: { 1: { min: 1_000n, max: 500_000n }, 2: { min: 10n, max: 5_000n } },
});

/** Games of a test: two slots, a live table, races, and one of two lobbies. Bets of 10 to 5,000 dinars, 0.10 to 50 euros. */
export const someGames = catalogueOf([
  game('fruit', 'slots'),
  game('cherry', 'slots'),
  game('wheel', 'casino_live'),
  game('dogs', 'virtuals'),
  game('crash', 'skill_games', 'casino_live'),
]);
