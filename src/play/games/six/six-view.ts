/** What the draw shows other than the bet. */
export interface SixView {
  hand: number | null;
  /** Whether he looks at the draws before. */
  past: boolean;
  /** Numbers of a ticket that has not six of them yet, or waits for betting to open. */
  marks: readonly number[];
  /** How many balls have fallen of the draw that all see. */
  count: number;
  /** A draw of before that is shown once more, and how many of its balls have fallen. */
  again: { drawn: readonly number[]; count: number } | null;
}

export const noView: SixView = { hand: null, past: false, marks: [], count: 0, again: null };

/** From ball to ball. */
const between = 3_000;
const balls = 35;

/** How many balls have fallen `elapsed` milliseconds after the draw began. */
export const fallenAt = (elapsed: number): number =>
  elapsed < 0 ? 0 : Math.min(balls, Math.floor(elapsed / between) + 1);

/** Seconds until the next ball falls. */
export const untilNext = (elapsed: number): number => Math.ceil((between - (elapsed % between)) / 1_000);

/** Milliseconds of a countdown as `2:31`. */
export const countdown = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The state of a ticket when this many balls have fallen. */
export type Standing =
  | { is: 'waits'; hits: number; missing: readonly number[]; earliest: number }
  | { is: 'complete'; ball: number }
  | { is: 'missed'; hits: number };

export const standingOf = (numbers: readonly number[], drawn: readonly number[], count: number): Standing => {
  const fallen = drawn.slice(0, count);
  const missing = numbers.filter((number) => !fallen.includes(number));
  if (missing.length === 0)
    return { is: 'complete', ball: Math.max(...numbers.map((number) => fallen.indexOf(number))) + 1 };
  const hits = numbers.length - missing.length;
  const earliest = count + missing.length;
  return earliest > balls ? { is: 'missed', hits } : { is: 'waits', hits, missing, earliest };
};
