import type { CrashOutcome } from '../../../contract/games/crash.ts';
import type { GameBet, GameOutcome } from '../../../contract/games/game.ts';
import type { GameTurn } from '../../../contract/games/turn.ts';
import { playBaccarat, refuseBaccarat } from '../baccarat/baccarat.ts';
import { refuseBlackjack } from '../blackjack/blackjack.ts';
import { playCrash, refuseCrash } from '../crash/crash.ts';
import { playDice, refuseDice } from '../dice/dice.ts';
import type { Numbers } from '../fairness/numbers.ts';
import { playFootball, refuseFootball } from '../football/football.ts';
import { playFruit, refuseFruit } from '../fruit/fruit.ts';
import { playKeno, refuseKeno } from '../keno/keno.ts';
import { refuseMines } from '../mines/mines.ts';
import { playPlinko, refusePlinko } from '../plinko/plinko.ts';
import { refusePoker } from '../poker/poker.ts';
import { playRace, refuseRace } from '../race/race.ts';
import { playRoulette, refuseRoulette } from '../roulette/roulette.ts';
import { playSix, refuseSix } from '../six/six.ts';
import { playSlot, refuseSlot } from '../slot/slot.ts';
import type { BetRefusal, StakeLimits } from '../stake-limits.ts';
import type { Title } from './title.ts';
import { isTurnGame, playInTurns } from './turn-title.ts';

/** Why a title does not take a bet within limits, null when it does. A bet of another engine is `otherGame`. */
export const refuseBet = (title: Title, bet: GameBet, limits: StakeLimits): BetRefusal | null => {
  if (title.engine === 'fruit' && bet.engine === 'fruit') return refuseFruit(title.config, bet, limits);
  if (title.engine === 'slot' && bet.engine === 'slot') return refuseSlot(title.config, bet, limits);
  if (title.engine === 'roulette' && bet.engine === 'roulette') return refuseRoulette(title.config, bet, limits);
  if (title.engine === 'crash' && bet.engine === 'crash') return refuseCrash(title.config, bet, limits);
  if (title.engine === 'mines' && bet.engine === 'mines') return refuseMines(title.config, bet, limits);
  if (title.engine === 'plinko' && bet.engine === 'plinko') return refusePlinko(title.config, bet, limits);
  if (title.engine === 'dice' && bet.engine === 'dice') return refuseDice(title.config, bet, limits);
  if (title.engine === 'keno' && bet.engine === 'keno') return refuseKeno(title.config, bet, limits);
  if (title.engine === 'blackjack' && bet.engine === 'blackjack') return refuseBlackjack(bet, limits);
  if (title.engine === 'poker' && bet.engine === 'poker') return refusePoker(bet, limits);
  if (title.engine === 'baccarat' && bet.engine === 'baccarat') return refuseBaccarat(bet, limits);
  if (title.engine === 'six' && bet.engine === 'six') return refuseSix(bet, limits);
  if (title.engine === 'race' && bet.engine === 'race') return refuseRace(bet, limits);
  if (title.engine === 'football' && bet.engine === 'football') return refuseFootball(bet, limits);
  return { reason: 'otherGame', bound: null };
};

/** What a player decided in a round after betting: his turns, the multiplier at which he left a flight. */
export interface Decisions {
  readonly turns?: readonly GameTurn[];
  readonly cashedOutAt?: CrashOutcome['cashedOutAt'];
}

/**
 * A whole round of a title. Null when bet or turns are none of this game's; whether the bet is within limits was asked
 * before ({@link refuseBet}).
 */
export const playTitle = (
  title: Title,
  bet: GameBet,
  numbers: Numbers,
  { turns = [], cashedOutAt = null }: Decisions = {},
): GameOutcome | null => {
  if (isTurnGame(title.engine)) return playInTurns(title, bet, numbers, turns);
  if (title.engine === 'fruit' && bet.engine === 'fruit') return playFruit(title.config, bet, numbers);
  if (title.engine === 'slot' && bet.engine === 'slot') return playSlot(title.config, bet, numbers);
  if (title.engine === 'roulette' && bet.engine === 'roulette') return playRoulette(title.config, bet, numbers);
  if (title.engine === 'crash' && bet.engine === 'crash') return playCrash(title.config, bet, numbers, cashedOutAt);
  if (title.engine === 'plinko' && bet.engine === 'plinko') return playPlinko(title.config, bet, numbers);
  if (title.engine === 'dice' && bet.engine === 'dice') return playDice(title.config, bet, numbers);
  if (title.engine === 'baccarat' && bet.engine === 'baccarat') return playBaccarat(title.config, bet, numbers);
  if (title.engine === 'six' && bet.engine === 'six') return playSix(title.config, bet, numbers);
  if (title.engine === 'race' && bet.engine === 'race') return playRace(title.config, bet, numbers);
  if (title.engine === 'football' && bet.engine === 'football') return playFootball(title.config, bet, numbers);
  return title.engine === 'keno' && bet.engine === 'keno' ? playKeno(title.config, bet, numbers) : null;
};
