import type { BlackjackBet, BlackjackMove } from '../../../contract/games/blackjack.ts';
import type { GameBet } from '../../../contract/games/game.ts';
import type { MinesTurn } from '../../../contract/games/mines.ts';
import type { PokerBet } from '../../../contract/games/poker.ts';
import { playAgainst } from '../../../domain/games/blackjack/best-play.ts';
import {
  type BlackjackConfig,
  type BlackjackRound,
  blackjackMoves,
  dealBlackjack,
  handInTurn,
  settleBlackjack,
  takeMove,
} from '../../../domain/games/blackjack/blackjack.ts';
import { countOf, totalOf } from '../../../domain/games/blackjack/hand.ts';
import { endlessShoe } from '../../../domain/games/cards/cards.ts';
import type { Numbers } from '../../../domain/games/fairness/numbers.ts';
import { minesBoard } from '../../../domain/games/mines/mines.ts';
import { finishLeftOpen, startMines, takeTurn } from '../../../domain/games/mines/mines-round.ts';
import { dealPoker, holdCards, type PokerConfig, settlePoker } from '../../../domain/games/poker/poker.ts';
import { bestPlayer } from '../../../domain/games/poker/poker-figures.ts';
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
    case 'blackjack':
    case 'poker':
      return { engine, stake };
    case 'baccarat':
      return { engine, chips: [{ place: usualBet.hand, stake }] };
    case 'six':
      return { engine, chips: [{ place: usualBet.ticket, stake }] };
    case 'race':
      return { engine, field: [...usualBet.field], chips: [{ place: usualBet.trap, stake }] };
    case 'football':
      return { engine, field: [...usualBet.matches], chips: [{ place: usualBet.match, stake }] };
    case 'keno':
      return { engine, stake, marks: [3, 7, 11, 20, 41, 80].slice(0, usualBet.marks) };
  }
};

/** Who plays mines reveals the fields from the top left and leaves after as many as the figures assume. */
const turns: MinesTurn[] = Array.from({ length: usualBet.revealed }, (_, field) => ({ type: 'reveal', field }));

/** Plays a hand as well as it can be; what it pays, less the stakes after the first. */
const bestHand = (config: BlackjackConfig, bet: BlackjackBet): ((numbers: Numbers) => number) => {
  const books = Array.from({ length: 11 }, (_, up) => (up === 0 ? null : playAgainst(config, up)));
  const known = new Map<string, BlackjackMove>();
  const move = (round: BlackjackRound): BlackjackMove => {
    const cards = round.hands[handInTurn(round)]?.cards ?? [];
    const [up, pair, total] = [countOf(round.dealer[0]), countOf(cards[0] ?? 0), totalOf(cards)];
    const moves = blackjackMoves(round);
    const key = `${up} ${total.points} ${total.soft} ${moves.length} ${moves.length > 3 ? pair : ''}`;
    const found = known.get(key) ?? books[up]?.best(total, moves, pair)[0] ?? 'stand';
    known.set(key, found);
    return found;
  };
  return (numbers) => {
    const shoe = endlessShoe(numbers);
    let round = dealBlackjack(bet, shoe);
    while (handInTurn(round) >= 0) {
      const next = takeMove(round, shoe, move(round));
      if (!next) throw new Error('the book plays what may not be played');
      round = next;
    }
    const { win, stake } = settleBlackjack(config, round, shoe);
    return win - (stake - bet.stake);
  };
};

/** Holds what is best by the tables of all hands. */
const bestDraw = (config: PokerConfig, bet: PokerBet): ((numbers: Numbers) => number) => {
  const best = bestPlayer(config.pays);
  return (numbers) => {
    const dealt = dealPoker(bet, numbers);
    return settlePoker(config, holdCards(dealt, best(dealt.deck.slice(0, 5))) ?? dealt).win;
  };
};

/** What one round of the usual bet pays; stakes after the first are taken off. */
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
  if (title.engine === 'blackjack' && bet.engine === 'blackjack') return bestHand(title.config, bet);
  if (title.engine === 'poker' && bet.engine === 'poker') return bestDraw(title.config, bet);
  return (numbers) => {
    const outcome = playTitle(title, bet, numbers);
    if (!outcome) throw new Error(`${title.code} does not play ${bet.engine}`);
    return outcome.win;
  };
};
