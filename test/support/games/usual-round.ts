import type { GameBet } from '../../../contract/games/game.ts';
import type { MinesTurn } from '../../../contract/games/mines.ts';
import type { Numbers } from '../../../domain/games/fairness/numbers.ts';
import { minesBoard } from '../../../domain/games/mines/mines.ts';
import { finishLeftOpen, startMines, takeTurn } from '../../../domain/games/mines/mines-round.ts';
import { playTitle } from '../../../domain/games/titles/play-title.ts';
import type { Title } from '../../../domain/games/titles/title.ts';
import { usualBet } from '../../../domain/games/titles/title-figures.ts';

/** The bet whose figures are published, at a stake that no title has to round much. */
export const usualBetOf = ({ engine }: Title, stake: number): GameBet => {
  switch (engine) {
    case 'fruit':
    case 'slot':
      return { engine, stake };
    case 'roulette':
      return { engine, chips: [{ place: usualBet.place, stake }] };
    case 'crash':
      return { engine, stake, target: usualBet.target };
    case 'mines':
      return { engine, stake, mines: usualBet.mines };
    case 'plinko':
      return { engine, stake, ...usualBet.plinko };
    case 'dice':
      return { engine, stake, side: 'over', chance: usualBet.chance };
    case 'keno':
      return { engine, stake, marks: [3, 7, 11, 20, 41, 80].slice(0, usualBet.marks) };
  }
};

/** Who plays mines reveals the fields from the top left and leaves after as many as the figures say. */
const turns: MinesTurn[] = Array.from({ length: usualBet.revealed }, (_, field) => ({ type: 'reveal', field }));

/** What one round of the usual bet pays. */
export const usualRound = (title: Title, stake: number): ((numbers: Numbers) => number) => {
  const bet = usualBetOf(title, stake);
  if (title.engine === 'mines' && bet.engine === 'mines') {
    const { config } = title;
    return (numbers) => {
      const board = minesBoard(config, bet, numbers);
      let round = startMines(bet);
      for (const turn of turns) {
        const step = takeTurn(config, board, round, turn);
        if (step.taken) round = step.round;
      }
      return finishLeftOpen(config, round).win;
    };
  }
  return (numbers) => {
    const outcome = playTitle(title, bet, numbers);
    if (!outcome) throw new Error(`${title.code} does not play ${bet.engine}`);
    return outcome.win;
  };
};
