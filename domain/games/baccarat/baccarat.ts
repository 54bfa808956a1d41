import type { BaccaratBet, BaccaratOutcome, BaccaratPlace } from '../../../contract/games/baccarat.ts';
import { rankOf } from '../cards/cards.ts';
import { draw, type Numbers } from '../fairness/numbers.ts';
import { type Chance, type Figures, figuresOf, type Prize } from '../figures.ts';
import { fraction } from '../fraction.ts';
import { payOf } from '../pay.ts';
import type { BetRefusal, StakeLimits } from '../stake-limits.ts';
import { refuseChips, stakeOfChips } from '../table/chips.ts';

/** How many decks are in the new shoe of every round; what a win on the banker pays on top of the stake, in percent of it. */
export interface BaccaratConfig {
  readonly decks: number;
  readonly bankerPays: number;
  readonly tiePays: number;
}

/** What a card counts: ace 1, tens and pictures nothing. */
export const pointsOf = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);

/** The points of a hand: the last digit of their sum. */
export const totalOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Whether the banker draws at these points; `third` is what the player's third card counts, null when he drew none. */
export const bankerDraws = (points: number, third: number | null): boolean => {
  if (third === null) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && third >= 6 && third <= 7;
};

export type BaccaratHands = Pick<BaccaratOutcome, 'player' | 'banker' | 'winner'>;

/** Both hands from the first six cards of the shoe: player, banker, player, banker, then third cards by the rules. */
export const dealBaccarat = (cards: readonly number[]): BaccaratHands => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = cards;
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ];
  const isNatural = totalOf(player) >= 8 || totalOf(banker) >= 8;
  const more = !isNatural && totalOf(player) <= 5;
  if (more) player.push(fifth);
  if (!isNatural && bankerDraws(totalOf(banker), more ? pointsOf(fifth) : null)) banker.push(more ? sixth : fifth);
  const ahead = totalOf(player) - totalOf(banker);
  return { player, banker, winner: ahead > 0 ? 'player' : ahead < 0 ? 'banker' : 'tie' };
};

/** The hands of a round: six different cards of all decks, in the order they are drawn. */
export const baccaratHands = ({ decks }: BaccaratConfig, numbers: Numbers): BaccaratHands =>
  dealBaccarat(draw(numbers, 52 * decks, 6).map((card) => card % 52));

/** The contract knows the three places. */
export const refuseBaccarat = ({ chips }: BaccaratBet, limits: StakeLimits): BetRefusal | null =>
  refuseChips(chips, limits, () => true);

/** What a stake on a place brings back when something wins, as a multiple; a tie gives the stakes on both hands back. */
const multipleOf = ({ bankerPays, tiePays }: BaccaratConfig, place: BaccaratPlace, winner: BaccaratPlace) => {
  if (place !== winner) return fraction(winner === 'tie' ? 1 : 0);
  return fraction(100 + { player: 100, banker: bankerPays, tie: tiePays }[place], 100);
};

export const playBaccarat = (config: BaccaratConfig, bet: BaccaratBet, numbers: Numbers): BaccaratOutcome => {
  const hands = baccaratHands(config, numbers);
  const places = bet.chips.map(({ place, stake }) => ({
    place,
    stake,
    win: payOf(stake, multipleOf(config, place, hands.winner)),
  }));
  return {
    engine: 'baccarat',
    stake: stakeOfChips(bet.chips),
    ...hands,
    places,
    win: places.reduce((sum, { win }) => sum + win, 0),
  };
};

type Ways = Readonly<Record<BaccaratPlace, number>>;
const known = new Map<number, Ways>();

/**
 * In how many of all ordered draws of six cards from these decks each hand wins; draws are counted by the values of
 * their cards. Exact in floats: all draws from eight decks together are below 2^53.
 */
export const waysOf = (decks: number): Ways => {
  const before = known.get(decks);
  if (before) return before;
  // Of each worth from 0 to 9 as many cards: tens and pictures are worth 0.
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * decks);
  const ways = { player: 0, banker: 0, tie: 0 };
  const all = 52 * decks;
  const each = (weight: number, then: (points: number, weight: number) => void): void => {
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] ?? 0;
      if (count === 0) continue;
      left[points] = count - 1;
      then(points, weight * count);
      left[points] = count;
    }
  };
  const end = (player: number, banker: number, weight: number): void => {
    const winner = player === banker ? 'tie' : player > banker ? 'player' : 'banker';
    ways[winner] += weight;
  };
  each(1, (first, one) =>
    each(one, (second, two) =>
      each(two, (third, three) =>
        each(three, (fourth, four) => {
          const [player, banker] = [(first + third) % 10, (second + fourth) % 10];
          const rest = (all - 4) * (all - 5);
          if (player >= 8 || banker >= 8) return end(player, banker, four * rest);
          if (player > 5) {
            if (!bankerDraws(banker, null)) return end(player, banker, four * rest);
            return each(four, (more, five) => end(player, (banker + more) % 10, five * (all - 5)));
          }
          return each(four, (more, five) => {
            const total = (player + more) % 10;
            if (!bankerDraws(banker, more)) return end(total, banker, five * (all - 5));
            return each(five, (last, six) => end(total, (banker + last) % 10, six));
          });
        }),
      ),
    ),
  );
  known.set(decks, ways);
  return ways;
};

const chanceOf = ({ decks }: BaccaratConfig, winner: BaccaratPlace) => {
  const ways = waysOf(decks);
  return fraction(ways[winner], ways.player + ways.banker + ways.tie);
};

const endsOf = (config: BaccaratConfig, place: BaccaratPlace): Chance[] =>
  (['player', 'banker', 'tie'] as const).map((winner) => ({
    pays: multipleOf(config, place, winner),
    chance: chanceOf(config, winner),
  }));

/** Of a stake on one place. */
export const baccaratFigures = (config: BaccaratConfig, place: BaccaratPlace): Figures =>
  figuresOf(endsOf(config, place));

/** What each place pays when it wins. */
export const baccaratPrizes = (config: BaccaratConfig): Prize[] =>
  (['tie', 'player', 'banker'] as const).map((place) => ({
    name: place,
    count: null,
    pays: multipleOf(config, place, place),
    chance: chanceOf(config, place),
  }));
