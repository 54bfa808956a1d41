import { type ColumnGroup, oddsWidth, type RowFrame } from './columns.ts';

/** Narrower boards have the rows of a phone: the result alone, and the names as wide as can be (look/areas, 23 and 24). */
export const phoneBelow = 480;

const edge = 12;
const besideName = 4;
const usual = 390;
const small = 360;

type ByWidth = readonly [small: number, below: number, usual: number];

const by = (width: number, [smallest, below, most]: ByWidth): number =>
  width < small ? smallest : width < usual ? below : most;

/** Of a match to come: kick-off, names, odds. */
export const phonePrematch = (width: number): RowFrame => ({
  start: by(width, [44, 50, 50]),
  odd: by(width, [44, 48, 52]),
  end: 4,
});

/** Of a match in play: clock, names, score, odds. */
export const phoneLive = (width: number, score: number): RowFrame => ({
  start: by(width, [40, 46, 46]),
  score,
  odd: by(width, [44, 44, 50]),
  end: 6,
});

/** What is left for the names of the sides. */
export const roomForNames = (groups: readonly ColumnGroup[], width: number, frame: RowFrame): number => {
  const { start, score = 0, odd = 0, end = 0 } = frame;
  const odds = groups.reduce((sum, group) => sum + oddsWidth(group, odd), 0);
  return width - edge - start - score - odds - end - besideName;
};
