import type { provisions } from './frame/run-game.ts';
import type { Game, Kit, Play } from './kit/game.ts';

interface Engine {
  /** Milliseconds from the start of a round to the next (games 2). */
  pace: number;
  /** The flow of rounds that all players share; without it everybody plays by himself. */
  shared?(): Promise<(provided: ReturnType<typeof provisions>) => Play>;
  load(): Promise<{ createGame(kit: Kit): Promise<Game | null> }>;
}

const reels: Engine = { pace: 2_500, load: () => import('./games/reels/reels-game.tsx') };

const dice: Engine = { pace: 5_000, load: () => import('./games/dice/dice-game.tsx') };
const plinko: Engine = { pace: 5_000, load: () => import('./games/plinko/plinko-game.tsx') };
const keno: Engine = { pace: 5_000, load: () => import('./games/keno/keno-game.tsx') };

const roulette: Engine = { pace: 5_000, load: () => import('./games/roulette/roulette-game.tsx') };

const mines: Engine = { pace: 5_000, load: () => import('./games/mines/mines-game.tsx') };

const blackjack: Engine = { pace: 5_000, load: () => import('./games/blackjack/blackjack-game.tsx') };

const flights = () => import('./frame/run-flight.ts').then(({ runFlight }) => runFlight);
const table = () => import('./frame/run-table.ts').then(({ runTable }) => runTable);

const crash: Engine = { pace: 0, shared: flights, load: () => import('./games/crash/crash-game.tsx') };
const liveRoulette: Engine = { pace: 0, shared: table, load: () => import('./games/roulette/live-game.tsx') };
const baccarat: Engine = { pace: 0, shared: table, load: () => import('./games/baccarat/baccarat-game.tsx') };

const six: Engine = { pace: 0, shared: table, load: () => import('./games/six/six-game.tsx') };

const race: Engine = { pace: 0, shared: table, load: () => import('./games/race/race-game.tsx') };

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
  roulette,
  'night-roulette': roulette,
  blackjack,
  'roulette-kalemegdan': liveRoulette,
  'baccarat-sava': baccarat,
  'skyline-crash': crash,
  minefield: mines,
  'plinko-drop': plinko,
  'lucky-dice': dice,
  'polar-keno': keno,
  'six-of-48': six,
  greyhounds: race,
};
