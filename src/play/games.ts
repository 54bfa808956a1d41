import type { Game, Kit } from './kit/game.ts';

interface Engine {
  /** Milliseconds from the start of a round to the next (games 2). */
  pace: number;
  load(): Promise<{ createGame(kit: Kit): Promise<Game | null> }>;
}

const reels: Engine = { pace: 2_500, load: () => import('./games/reels/reels-game.tsx') };

/** Which code of a game is played by what; a test compares it with the titles of the domain. */
export const engineOf: Readonly<Record<string, Engine>> = {
  'moon-wolves': reels,
  'nile-secrets': reels,
  'fjord-night': reels,
  'ten-stones': reels,
  'gem-cascade': reels,
  starlight: reels,
  'burning-seven': reels,
  'inferno-reels': reels,
  'royal-crown': reels,
  'golden-bells': reels,
  'joker-27': reels,
};
