import type { GameProduct } from './reckoning.ts';

/** What has to be known of a game. */
interface Listed {
  game(code: string): { sections: readonly string[] } | null;
}

/** Virtual races are a product of their own, whatever other lobby they are in; all other games are the casino's. */
export const gameProducts =
  (catalogue: Listed): GameProduct =>
  (code) =>
    catalogue.game(code)?.sections.includes('virtuals') ? 'virtuals' : 'casino';
