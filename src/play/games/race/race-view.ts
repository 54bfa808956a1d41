import { raceTraps } from '../../../../contract/games/race.ts';

export type RaceTab = 'win' | 'pair' | 'parity' | 'past';

/** What the race shows other than the bet. */
export interface RaceView {
  hand: number | null;
  tab: RaceTab;
  /** Traps in the current order of their dogs; of a finished race in the order of finish. */
  order: readonly number[];
  /** Whether all dogs have reached the line. */
  finished: boolean;
  /** A race of before that is shown once more, and when that began by the page's clock. */
  again: { field: readonly number[]; order: readonly number[]; from: number } | null;
}

export const noView: RaceView = { hand: null, tab: 'win', order: [], finished: false, again: null };

/** When the first dog reaches the line, and how much later the one behind it. */
const firstAt = 22_400;
const gap = 320;
/** All dogs are at the line. */
export const raceTakes = 24_000;

export const traps = Array.from({ length: raceTraps }, (_, nth) => nth + 1);

/**
 * How much of the way the dog of a trap has run `elapsed` milliseconds after the start, 1 at the line. Its path of
 * leading and falling back follows from the finish alone, so all viewers see the same; only the line decides who won.
 */
export const wayOf = (order: readonly number[], trap: number, elapsed: number): number => {
  const rank = order.indexOf(trap);
  const time = firstAt + rank * gap;
  const done = Math.max(0, elapsed / time);
  if (done >= 1) return 1 + (done - 1) * 1.2;
  // Which dogs lead early is another order, made of the same finish.
  const wave = ((order[(rank + trap) % raceTraps] ?? 1) * 7 + trap * 5) % 13;
  const early = (wave / 12 - 0.5) * 0.13;
  const late = ((wave * 5) % 13) / 12 - 0.5;
  return done + early * Math.sin(Math.PI * done) + late * 0.035 * Math.sin(3 * Math.PI * done);
};

/** Traps in the order of their dogs at a moment. */
export const orderAt = (order: readonly number[], elapsed: number): number[] => {
  if (order.length === 0) return [];
  return traps.toSorted((one, other) => {
    const ahead = wayOf(order, other, elapsed) - wayOf(order, one, elapsed);
    return ahead === 0 ? order.indexOf(one) - order.indexOf(other) : ahead;
  });
};

export interface PastRace {
  field: readonly number[];
  order: readonly number[];
}

/** Where a dog came in in the last of the races it ran, the newest first. */
export const formOf = (races: readonly PastRace[], dog: number, count = 5): number[] =>
  races
    .flatMap(({ field, order }) => (field.includes(dog) ? [order.indexOf(field.indexOf(dog) + 1) + 1] : []))
    .slice(0, count);
