import type { Moment } from './moment.ts';
import { scoreText } from './play.ts';
import { type Happening, inOrder, type Pressure, type Side, type Story, sideCode } from './story.ts';

export interface Point {
  at: number;
  /** Who won it. */
  side: Side;
  /** Who serves or throws next; null in sports without. */
  next: Side | null;
  /** The set of the point, from 0, and its game where a set has games. */
  set: number;
  game: number;
}

export interface PointCourse {
  points: readonly Point[];
  happenings: readonly Happening[];
  /** Who serves or throws first. */
  first: Side | null;
  /** Points that make one bar of the strip, where no games do; and how much each counts there. */
  strip: { points: number | null; weight: number };
  momentAt(elapsed: number): Moment;
  statsAt?(elapsed: number, won: readonly Point[]): Record<string, string>;
}

/** How many points of the set are sent. */
const lastPoints = 14;

const pressureOf = (points: readonly Point[], { points: size, weight }: PointCourse['strip']): Pressure[] => {
  const parts = new Map<number, Pressure>();
  for (const [index, { at, side, game }] of points.entries()) {
    const part = size === null ? game : Math.floor(index / size);
    parts.set(part, { at, part, value: (parts.get(part)?.value ?? 0) + (side === 0 ? weight : -weight) });
  }
  return [...parts.values()].map(({ value, ...rest }) => ({ ...rest, value: Math.min(9, Math.max(-9, value)) }));
};

/** Who serves, how the last points went, games and sets as they are won. */
export const pointsStory = ({ points, happenings, first, strip, momentAt, statsAt }: PointCourse): Story => {
  const end = points.at(-1)?.at ?? 0;
  return {
    happenings: inOrder([
      ...happenings,
      { at: end, event: { kind: 'end', phase: 'F', minute: 0, score: momentAt(end).results.G ?? '' } },
    ]),
    pressure: pressureOf(points, strip),
    minutesAt: () => 0,
    situationAt: (elapsed) => {
      const won = points.filter(({ at }) => at <= elapsed);
      const last = won.at(-1);
      const next = last ? last.next : first;
      const ofSet = won.filter(({ set }) => set === last?.set).slice(-lastPoints);
      return {
        state: 'serve',
        ...(next === null ? {} : { side: sideCode(next) }),
        ...(ofSet.length > 0 ? { last: ofSet.map(({ side }) => sideCode(side)).join('') } : {}),
      };
    },
    statsAt: (elapsed) => {
      const won = points.filter(({ at }) => at <= elapsed);
      const of = (wanted: Side) => won.filter(({ side }) => side === wanted).length;
      return { PW: scoreText(of(0), of(1)), ...statsAt?.(elapsed, won) };
    },
  };
};
