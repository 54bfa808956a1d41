import { type BlackjackTurn, blackjackMoves } from '../../../contract/games/blackjack.ts';
import type { GameBet, GameEngine, GameOutcome } from '../../../contract/games/game.ts';
import type { MinesTurn } from '../../../contract/games/mines.ts';
import type { PokerTurn } from '../../../contract/games/poker.ts';
import type { OpenRound } from '../../../contract/games/studio.ts';
import type { GameTurn } from '../../../contract/games/turn.ts';
import {
  type BlackjackRound,
  blackjackAfter,
  handInTurn,
  openBlackjackOf,
  settleBlackjack,
  stakeOfMove,
} from '../blackjack/blackjack.ts';
import { endlessShoe } from '../cards/cards.ts';
import type { Numbers } from '../fairness/numbers.ts';
import { minesBoard } from '../mines/mines.ts';
import { finishLeftOpen, minesAfter, minesOutcomeOf, openMinesOf } from '../mines/mines-round.ts';
import { dealPoker, holdCards, openPokerOf, type PokerRound, settlePoker } from '../poker/poker.ts';
import type { Title } from './title.ts';

/** Games whose rounds go on in turns of their player. */
export const isTurnGame = (engine: GameEngine): engine is 'mines' | 'blackjack' | 'poker' =>
  engine === 'mines' || engine === 'blackjack' || engine === 'poker';

/** A round of a turn game that is left open this long, in milliseconds, is ended by its published rule. */
export const turnsLeftOpenAfter = 24 * 3_600_000;

/** The state of a round after the turns that were taken in it. */
export interface TurnRound {
  /** What its player sees while it is open. */
  readonly open: OpenRound;
  /** Whether it waits for no turn any more. */
  readonly over: boolean;
  /** The additional stake of a turn, in minor units. */
  stakeOf(turn: GameTurn): number;
  /** How it ends if no other turn is taken. */
  settle(): GameOutcome;
}

const moves: readonly string[] = blackjackMoves;
const isMove = (turn: GameTurn): turn is BlackjackTurn => moves.includes(turn.type);
const ofMines = (turn: GameTurn): turn is MinesTurn => turn.type === 'reveal' || turn.type === 'cashOut';
const ofPoker = (turn: GameTurn): turn is PokerTurn => turn.type === 'hold';

/** A round after its turns; null when bet or turns are none of this game's, or one of them cannot be taken. */
export const roundAfter = (
  title: Title,
  bet: GameBet,
  numbers: Numbers,
  turns: readonly GameTurn[],
): TurnRound | null => {
  if (title.engine === 'mines' && bet.engine === 'mines') {
    const { config } = title;
    const board = minesBoard(config, bet, numbers);
    const round = minesAfter(config, bet, board, turns.filter(ofMines));
    if (!round || !turns.every(ofMines)) return null;
    return {
      open: openMinesOf(config, round),
      over: round.end !== null,
      stakeOf: () => 0,
      settle: () => minesOutcomeOf(finishLeftOpen(config, round), board),
    };
  }
  if (title.engine === 'poker' && bet.engine === 'poker') {
    const { config } = title;
    const round = turns
      .filter(ofPoker)
      .reduce<PokerRound | null>((dealt, { held }) => dealt && holdCards(dealt, held), dealPoker(bet, numbers));
    if (!round || !turns.every(ofPoker)) return null;
    return {
      open: openPokerOf(round),
      over: round.held !== null,
      stakeOf: () => 0,
      settle: () => settlePoker(config, round),
    };
  }
  if (title.engine !== 'blackjack' || bet.engine !== 'blackjack') return null;
  const shoe = endlessShoe(numbers);
  const made = turns.filter(isMove).map(({ type }) => type);
  const round: BlackjackRound | null = turns.every(isMove) ? blackjackAfter(bet, shoe, made) : null;
  return (
    round && {
      open: openBlackjackOf(round),
      over: handInTurn(round) < 0,
      stakeOf: (turn) => (isMove(turn) ? stakeOfMove(round, turn.type) : 0),
      settle: () => settleBlackjack(title.config, round, shoe),
    }
  );
};

/** A whole round from its turns; one that they leave open ends by the rule for it. */
export const playInTurns = (
  title: Title,
  bet: GameBet,
  numbers: Numbers,
  turns: readonly GameTurn[],
): GameOutcome | null => roundAfter(title, bet, numbers, turns)?.settle() ?? null;
