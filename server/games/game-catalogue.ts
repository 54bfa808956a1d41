import type { GameSection } from '../../domain/access/game-sections.ts';
import type { Prize } from '../../domain/games/figures.ts';
import type { Minor } from '../../domain/money/money.ts';

/** A game as it can be opened and staked on. */
export interface CatalogueGame extends ShownGame {
  code: string;
  /** Lobbies it is in; it is open while one of them is. */
  sections: readonly GameSection[];
  /** The least and the most of a bet, by currency: in others it cannot be played. */
  limits: Readonly<Record<number, { min: Minor; max: Minor }>>;
  /** How long one round may take, in milliseconds, before the game has ended it. */
  longestRound: number;
}

/** What a lobby shows of a game. */
export interface ShownGame {
  name: string;
  /** The studio; its code is part of addresses. */
  provider: { code: string; name: string };
  engine: string;
  tags: readonly string[];
  /** Chips that are offered, by currency. */
  chips: Readonly<Record<number, readonly number[]>>;
  figures: {
    /** Percent of the stakes, at the bet that gives back least and at the one that gives most. */
    returns: readonly [number, number];
    volatility: 1 | 2 | 3 | 4 | 5;
    oneIn: number;
    highest: number;
  };
  /** Milliseconds from round to round at a table that all players share; null elsewhere. */
  cycle: number | null;
  /** When it came, in milliseconds since 1970; null for what has been there from the beginning. */
  since: number | null;
  prizes(): readonly Prize[];
}

/** The games to play, from any source. */
export interface GameCatalogue {
  game(code: string): CatalogueGame | null;
  games(): readonly CatalogueGame[];
}

/** Games in the order they are given. */
export const catalogueOf = (games: readonly CatalogueGame[]): GameCatalogue => {
  const byCode = new Map(games.map((game) => [game.code, game]));
  return { game: (code) => byCode.get(code) ?? null, games: () => games };
};
