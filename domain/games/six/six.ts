import type { SixBet, SixOutcome } from '../../../contract/games/six.ts';
import { draw, type Numbers } from '../fairness/numbers.ts';
import { choose, type Figures, figuresOf, type Prize } from '../figures.ts';
import { fraction } from '../fraction.ts';
import { payOf } from '../pay.ts';
import type { BetRefusal, StakeLimits } from '../stake-limits.ts';
import { refuseChips, stakeOfChips } from '../table/chips.ts';

/** What a ticket pays, as a multiple of its stake, by the ball that completes it; the first is that of the sixth ball. */
export interface SixConfig {
  readonly pays: readonly number[];
}

export const sixBalls = 48;
export const sixDrawnBalls = 35;
export const sixMarks = 6;

/** The numbers of a ticket by its place on the board of bets. */
export const sixNumbers = (place: string): number[] => place.split('-').map(Number);

/** How six numbers are written as a bet, in whatever order they were marked. */
export const sixPlaceOf = (numbers: readonly number[]): string =>
  numbers.toSorted((one, other) => one - other).join('-');

const isTicket = (place: string): boolean => {
  const numbers = sixNumbers(place);
  const rises = numbers.every((number, nth) => number > (nth === 0 ? 0 : (numbers[nth - 1] ?? 0)));
  return numbers.length === sixMarks && rises && (numbers.at(-1) ?? 0) <= sixBalls;
};

/** A number may be written with a leading zero: it is the same ticket. */
export const refuseSix = ({ chips }: SixBet, limits: StakeLimits): BetRefusal | null => {
  if (!chips.every(({ place }) => isTicket(place))) return { reason: 'placeUnknown', bound: null };
  const tickets = chips.map(({ place, stake }) => ({ place: sixPlaceOf(sixNumbers(place)), stake }));
  return refuseChips(tickets, limits, isTicket);
};

/** Thirty-five different balls of forty-eight in the order they fall; ball 1 is number 0. */
export const drawSix = (numbers: Numbers): number[] => draw(numbers, sixBalls, sixDrawnBalls).map((ball) => ball + 1);

/** Which ball completes a ticket, from 6 on; null when the draw ends before. */
export const completedBy = (drawn: readonly number[], numbers: readonly number[]): number | null => {
  const falls = numbers.map((number) => drawn.indexOf(number));
  return falls.includes(-1) ? null : Math.max(...falls) + 1;
};

/** What a ticket pays, as a multiple, by the ball that completes it; 0 for one that is not completed. */
export const sixPays = ({ pays }: SixConfig, ball: number | null): number =>
  ball === null ? 0 : (pays[ball - sixMarks] ?? 0);

export const playSix = (config: SixConfig, { chips }: SixBet, numbers: Numbers): SixOutcome => {
  const drawn = drawSix(numbers);
  const places = chips.map(({ place, stake }) => {
    const ball = completedBy(drawn, sixNumbers(place));
    return { place, stake, ball, win: payOf(stake, fraction(sixPays(config, ball))) };
  });
  return {
    engine: 'six',
    stake: stakeOfChips(chips),
    drawn,
    places,
    win: places.reduce((sum, { win }) => sum + win, 0),
  };
};

/** What each ball pays that completes a ticket: the other five lie among those before it. */
export const sixPrizes = ({ pays }: SixConfig): Prize[] =>
  pays.map((multiple, nth) => ({
    name: 'ball',
    count: nth + sixMarks,
    pays: fraction(multiple),
    chance: fraction(choose(nth + sixMarks - 1, sixMarks - 1), choose(sixBalls, sixMarks)),
  }));

/** Of a stake on one ticket, whatever its numbers. */
export const sixFigures = (config: SixConfig): Figures => figuresOf(sixPrizes(config));
