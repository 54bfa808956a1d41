/** A place on the felt: the numbers a chip there covers. */
export interface FeltPlace {
  readonly place: string;
  readonly numbers: readonly number[];
}

/** The numbers that are red; the others but 0 are black. */
export const redNumbers: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

/** The order of the pockets on a European wheel, clockwise from 0. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

const oneTo36 = Array.from({ length: 36 }, (_, at) => at + 1);
const joined = (numbers: readonly number[]): FeltPlace => ({ place: numbers.join('-'), numbers });
const outside = (place: string, covers: (number: number) => boolean): FeltPlace => ({
  place,
  numbers: oneTo36.filter(covers),
});
/** First numbers of the twelve rows of three. */
const rowStarts = oneTo36.filter((number) => number % 3 === 1);

/**
 * All 157 places. Inside bets are called by their numbers: `17` straight up, `17-20` split, `16-17-18` street, `0-1-2` and
 * `0-2-3` trio, `16-17-19-20` corner, `0-1-2-3` first four, `16-17-18-19-20-21` line; the others by their words.
 */
export const feltPlaces: readonly FeltPlace[] = [
  ...[0, ...oneTo36].map((number) => joined([number])),
  ...[1, 2, 3].map((number) => joined([0, number])),
  ...oneTo36.filter((number) => number % 3 !== 0).map((number) => joined([number, number + 1])),
  ...oneTo36.filter((number) => number <= 33).map((number) => joined([number, number + 3])),
  ...rowStarts.map((first) => joined([first, first + 1, first + 2])),
  joined([0, 1, 2]),
  joined([0, 2, 3]),
  ...oneTo36
    .filter((number) => number <= 33 && number % 3 !== 0)
    .map((number) => joined([number, number + 1, number + 3, number + 4])),
  joined([0, 1, 2, 3]),
  ...rowStarts.slice(0, -1).map((first) => joined([0, 1, 2, 3, 4, 5].map((more) => first + more))),
  ...[1, 2, 3].map((dozen) => outside(`dozen-${dozen}`, (number) => Math.ceil(number / 12) === dozen)),
  ...[1, 2, 3].map((column) => outside(`column-${column}`, (number) => number % 3 === column % 3)),
  outside('red', (number) => redNumbers.has(number)),
  outside('black', (number) => !redNumbers.has(number)),
  outside('even', (number) => number % 2 === 0),
  outside('odd', (number) => number % 2 === 1),
  outside('low', (number) => number <= 18),
  outside('high', (number) => number >= 19),
];

const byName: ReadonlyMap<string, FeltPlace> = new Map(feltPlaces.map((place) => [place.place, place]));

/** A place by its name, undefined where no chip can lie. */
export const feltPlace = (place: string): FeltPlace | undefined => byName.get(place);
