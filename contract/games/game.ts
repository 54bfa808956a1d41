import * as z from 'zod/mini';
import { baccaratBet, baccaratOutcome } from './baccarat.ts';
import { blackjackBet, blackjackOutcome } from './blackjack.ts';
import { crashBet, crashMultiplier, crashOutcome } from './crash.ts';
import { diceBet, diceOutcome } from './dice.ts';
import { footballBet, footballOutcome } from './football.ts';
import { kenoBet, kenoOutcome } from './keno.ts';
import { minesBet, minesOutcome } from './mines.ts';
import { plinkoBet, plinkoOutcome } from './plinko.ts';
import { pokerBet, pokerOutcome } from './poker.ts';
import { raceBet, raceOutcome } from './race.ts';
import { fruitBet, fruitOutcome, slotBet, slotOutcome } from './reels.ts';
import { rouletteBet, rouletteOutcome } from './roulette.ts';
import { roundSeeds } from './seeds.ts';
import { sixBet, sixOutcome } from './six.ts';
import { gameCode } from './stake.ts';
import { gameTurn, mostTurns } from './turn.ts';

/** A bet of any game; amounts in minor units. */
export const gameBet = z.discriminatedUnion('engine', [
  fruitBet,
  slotBet,
  rouletteBet,
  crashBet,
  minesBet,
  plinkoBet,
  diceBet,
  kenoBet,
  blackjackBet,
  pokerBet,
  baccaratBet,
  sixBet,
  raceBet,
  footballBet,
]);
export type GameBet = z.infer<typeof gameBet>;
export type GameEngine = GameBet['engine'];

/** The result of a round of any game: all that a screen draws of it, and the win in minor units. */
export const gameOutcome = z.discriminatedUnion('engine', [
  fruitOutcome,
  slotOutcome,
  rouletteOutcome,
  crashOutcome,
  minesOutcome,
  plinkoOutcome,
  diceOutcome,
  kenoOutcome,
  blackjackOutcome,
  pokerOutcome,
  baccaratOutcome,
  sixOutcome,
  raceOutcome,
  footballOutcome,
]);
export type GameOutcome = z.infer<typeof gameOutcome>;

/**
 * A round that is over, with all that its outcome follows from: title, bet, seeds, and what the player did in it. `turns`
 * are those of a game that is played in turns; `cashedOutAt` is where he left a flight, by the server's clock. Both are absent where a game has none.
 */
export const roundRecord = z.object({
  title: gameCode,
  bet: gameBet,
  seeds: roundSeeds,
  turns: z.optional(z.array(gameTurn).check(z.maxLength(mostTurns))),
  cashedOutAt: z.optional(z.nullable(crashMultiplier)),
});
export type RoundRecord = z.infer<typeof roundRecord>;
