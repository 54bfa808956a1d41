import type { Provisions } from './frame/provisions.ts';
import type { Game, Kit, Play } from './kit/game.ts';

interface Engine {
  /** Milliseconds from the start of a round to the next (games 2); 0 where rounds begin for all players at once. */
  pace: number;
  /** The flow of its rounds: a player's own, flights or rounds of a table. */
  loadFlow(): Promise<(provided: Provisions, pace: number) => Play>;
  load(): Promise<{ createGame(kit: Kit): Promise<Game | null> }>;
}

const rounds = (pace: number, load: Engine['load']): Engine => ({
  pace,
  loadFlow: () => import('./frame/run-round.ts').then(({ runRound }) => runRound),
  load,
});
const table = (load: Engine['load']): Engine => ({
  pace: 0,
  loadFlow: () => import('./frame/run-table.ts').then(({ runTable }) => runTable),
  load,
});

const reels = rounds(2_500, () => import('./games/reels/reels-game.tsx'));
const dice = rounds(5_000, () => import('./games/dice/dice-game.tsx'));
const plinko = rounds(5_000, () => import('./games/plinko/plinko-game.tsx'));
const keno = rounds(5_000, () => import('./games/keno/keno-game.tsx'));
const roulette = rounds(5_000, () => import('./games/roulette/roulette-game.tsx'));
const mines = rounds(5_000, () => import('./games/mines/mines-game.tsx'));
const blackjack = rounds(5_000, () => import('./games/blackjack/blackjack-game.tsx'));

const poker = rounds(5_000, () => import('./games/poker/poker-game.tsx'));

const crash: Engine = {
  pace: 0,
  loadFlow: () => import('./frame/run-flight.ts').then(({ runFlight }) => runFlight),
  load: () => import('./games/crash/crash-game.tsx'),
};

const liveRoulette = table(() => import('./games/roulette/live-game.tsx'));
const baccarat = table(() => import('./games/baccarat/baccarat-game.tsx'));
const six = table(() => import('./games/six/six-game.tsx'));
const race = table(() => import('./games/race/race-game.tsx'));
const football = table(() => import('./games/football/football-game.tsx'));

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
  'emerald-steps': reels,
  'three-rubies': reels,
  'owl-hollow': reels,
  'harbour-lights': reels,
  'copper-bells': reels,
  'orchard-five': reels,
  'lucky-clover': reels,
  roulette,
  'night-roulette': roulette,
  blackjack,
  'blackjack-soft-17': blackjack,
  'jacks-or-better': poker,
  'bonus-royal': poker,
  'roulette-kalemegdan': liveRoulette,
  'baccarat-sava': baccarat,
  'roulette-morava': liveRoulette,
  'roulette-avala': liveRoulette,
  'baccarat-timok': baccarat,
  'skyline-crash': crash,
  'short-flight': crash,
  minefield: mines,
  'plinko-drop': plinko,
  'plinko-ridge': plinko,
  'lucky-dice': dice,
  'polar-keno': keno,
  'aurora-keno': keno,
  'six-of-48': six,
  greyhounds: race,
  'evening-league': football,
};
