import type { GameSection } from '../../domain/access/game-sections.ts';
import type { Minor } from '../../domain/money/money.ts';

/** A game as it can be opened and staked on. */
export interface CatalogueGame {
  code: string;
  provider: string;
  /** Lobbies it is in; it is open while one of them is. */
  sections: readonly GameSection[];
  /** The least and the most of a bet, by currency: in others it cannot be played. */
  limits: Readonly<Record<number, { min: Minor; max: Minor }>>;
  /** How long one round may take, in milliseconds, before the game has ended it. */
  longestRound: number;
}

/** What there is to play, whoever keeps it. */
export interface GameCatalogue {
  game(code: string): CatalogueGame | null;
  games(): readonly CatalogueGame[];
}

/** Games in the order they are given. */
export const catalogueOf = (games: readonly CatalogueGame[]): GameCatalogue => {
  const byCode = new Map(games.map((game) => [game.code, game]));
  return { game: (code) => byCode.get(code) ?? null, games: () => games };
};
