import { type FeltPlace, feltPlaces } from '../../../../domain/games/roulette/felt.ts';

/** Position of a place, in units of a number's box: its middle, and the size of its box where it has one of its own. */
export interface FeltSpot {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A field with a box and a word on it; others are lines and corners between fields. */
  readonly field: boolean;
}

const column = (number: number): number => (number - 1) % 3;
const row = (number: number): number => Math.ceil(number / 3) - 1;

const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** Upright, as on a phone: 0 on top, rows of three below it, dozens and even chances to the left. */
const spotOf = ({ place, numbers }: FeltPlace): FeltSpot => {
  const field = (x: number, y: number, width = 1, height = 1): FeltSpot => ({
    place,
    x,
    y,
    width,
    height,
    field: true,
  });
  const between = (x: number, y: number): FeltSpot => ({ place, x, y, width: 0, height: 0, field: false });
  const [kind, nth] = place.split('-');
  if (kind === 'dozen') return field(-0.5, 4 * Number(nth) - 2, 1, 4);
  if (kind === 'column') return field(Number(nth) - 0.5, 12.5);
  const even = evenChances.indexOf(place);
  if (even >= 0) return field(-1.5, 2 * even + 1, 1, 2);
  const [first = 0, second = 0] = numbers;
  if (numbers.length === 1) return first === 0 ? field(1.5, -0.5, 3) : field(column(first) + 0.5, row(first) + 0.5);
  if (first === 0) {
    if (numbers.length === 2) return between(column(second) + 0.5, 0);
    return between(numbers.length === 4 ? 0 : column(second) + 1, 0);
  }
  const last = numbers.at(-1) ?? 0;
  if (numbers.length === 3) return between(0, row(first) + 0.5);
  if (numbers.length === 6) return between(0, row(first) + 1);
  const x = numbers.length === 2 && last - first === 3 ? column(first) + 0.5 : column(first) + 1;
  return between(x, row(first) + (last - first >= 3 ? 1 : 0.5));
};

/** All 157 places. */
export const feltSpots: readonly FeltSpot[] = feltPlaces.map(spotOf);

/** Width of outside fields relative to numbers. */
const narrow = 0.46;
const low = 0.82;

/** Part of the whole felt, from 0 to 1, upright or lying. */
export interface FeltBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A spot on the felt as it is shown: upright on a phone, lying where there is room. */
export const boxOf = ({ x, y, width, height }: FeltSpot, lying: boolean): FeltBox => {
  const outside = lying ? low : narrow;
  const across = (value: number): number => (value < 0 ? value * outside : value) + 2 * outside;
  const [from, to] = [across(x - width / 2), across(x + width / 2)];
  const all = 3 + 2 * outside;
  const along = (value: number): number => (value + 1) / 14;
  if (!lying) {
    return { left: from / all, width: (to - from) / all, top: along(y - height / 2), height: height / 14 };
  }
  return { left: along(y - height / 2), width: height / 14, top: 1 - to / all, height: (to - from) / all };
};

/** The next place in the direction of an arrow: the nearest one, those straight ahead first. */
export const nextSpot = (from: string, key: string, lying: boolean): string | null => {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const start = feltSpots.find(({ place }) => place === from);
  if (!direction || !start) return null;
  const [dx = 0, dy = 0] = direction;
  const middle = (spot: FeltSpot): [number, number] => {
    const { left, top, width, height } = boxOf(spot, lying);
    const [wide, tall] = lying ? [14, 5] : [4, 14];
    return [(left + width / 2) * wide, (top + height / 2) * tall];
  };
  const [x, y] = middle(start);
  const ranked = feltSpots.flatMap((spot) => {
    const [sx, sy] = middle(spot);
    const ahead = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    return ahead > 0.05 && aside <= ahead * 1.5 + 0.3 ? [{ place: spot.place, far: ahead + aside * 2.5 }] : [];
  });
  return ranked.toSorted((one, other) => one.far - other.far)[0]?.place ?? null;
};
