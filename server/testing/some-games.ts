import type { GameSection } from '../../domain/access/game-sections.ts';
import { type CatalogueGame, catalogueOf } from '../games/game-catalogue.ts';

const game = (code: string, ...sections: GameSection[]): CatalogueGame => ({
  ...{ code, provider: 'oakspin', sections, longestRound: 48 * 3_600_000 },
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
