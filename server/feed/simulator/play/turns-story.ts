import type { Situation } from '../../../../contract/entities/tracker.ts';
import { type Moment, minute } from './moment.ts';
import { ballAt, pressureOf, spellsInTurn } from './possession.ts';
import { chronicler, type EventKind, inOrder, type Pressure, type Side, type Story, sideCode } from './story.ts';

/** One side's try to score. */
export interface Turn {
  /** When it is over. */
  at: number;
  side: Side;
  points: number;
}

export interface TurnCourse {
  random: () => number;
  /** Of the ball's ways. */
  seed: number;
  /** Every try, in order of time. */
  turns: readonly Turn[];
  /** Stretches of play and pauses. */
  parts: readonly { phase: string; from: number; to: number; pause: boolean; lastMinute: number }[];
  /** Goals are counted one by one; else points of several worths. */
  goals: boolean;
  /** Minutes of the clock without overtime; 0 where none runs. */
  minutes: number;
  further: readonly { at: number; side: Side; kind: EventKind }[];
  momentAt(elapsed: number): Moment;
  statsAt?(elapsed: number): Record<string, string>;
}

/** Longer turns are innings: no ball goes up and down. */
const longestTurn = 7 * minute;
/** When one turn in five scores, the score itself shows which side attacks. */
const scoresOften = 0.2;

const pressureOfPoints = (turns: readonly Turn[], partAt: (elapsed: number) => number, weight: number): Pressure[] => {
  const parts = new Map<number, Pressure>();
  for (const { at, side, points } of turns) {
    const part = partAt(at);
    const value = (parts.get(part)?.value ?? 0) + (side === 0 ? points : -points);
    parts.set(part, { at, part, value });
  }
  return [...parts.values()].map(({ value, ...rest }) => ({
    ...rest,
    value: Math.round(Math.min(9, Math.max(-9, value * weight))),
  }));
};

/** Points, cards and whose turn it is; in sports with a ball its way. */
export const turnsStory = (course: TurnCourse): Story => {
  const { random, seed, turns, parts, goals, momentAt, further, statsAt } = course;
  const write = chronicler(momentAt);
  const played = parts.filter(({ pause }) => !pause);
  const partAt = (elapsed: number) => parts.find(({ to }) => elapsed < to) ?? parts.at(-1);
  const spans = turns.map(({ at, side, points }, index) => {
    const from = Math.max(turns[index - 1]?.at ?? 0, partAt(at)?.from ?? 0);
    return { from, to: Math.max(from + 1, at), side, scored: points > 0 };
  });
  const innings = spans.some(({ from, to }) => to - from > longestTurn);
  const spells = innings ? [] : spellsInTurn(spans, random);
  const minutesAt = (elapsed: number) =>
    course.minutes === 0
      ? 0
      : played.reduce(
          (most, { from, lastMinute }) => (from <= elapsed ? Math.max(most, lastMinute) : most),
          course.minutes,
        );
  const stripPart = (elapsed: number) =>
    course.minutes === 0
      ? played.findIndex(({ to }) => elapsed < to)
      : Math.min(minutesAt(elapsed) - 1, momentAt(elapsed).phase.timeMin);
  const often = turns.filter(({ points }) => points > 0).length > scoresOften * turns.length;
  const scored = turns.filter(({ points }) => points > 0);

  return {
    happenings: inOrder([
      ...scored.map(({ at, side, points }) =>
        write(at, goals ? 'goal' : 'points', {
          side: sideCode(side),
          score: momentAt(at).results.G ?? '',
          ...(goals ? {} : { worth: points }),
        }),
      ),
      ...further.map(({ at, side, kind }) => write(at, kind, { side: sideCode(side) })),
      ...played.map(({ to, lastMinute }, index) => {
        const end = index === played.length - 1;
        const { G = '' } = momentAt(to - 1).results;
        return end
          ? { at: to, event: { kind: 'end', phase: 'F', minute: lastMinute, score: momentAt(to).results.G ?? G } }
          : write(to - 1, 'period', { score: G });
      }),
    ]),
    pressure:
      often || innings
        ? pressureOfPoints(turns, stripPart, innings ? 3 : 18 / Math.max(4, ...scored.map(({ points }) => 3 * points)))
        : pressureOf(spells, stripPart, 9),
    minutesAt,
    situationAt: (elapsed): Situation => {
      if (partAt(elapsed)?.pause) return { state: 'pause' };
      if (!innings) return ballAt(spells, seed, elapsed);
      const batting = spans.find(({ to }) => elapsed < to) ?? spans.at(-1);
      return batting ? { state: 'bat', side: sideCode(batting.side) } : { state: 'pause' };
    },
    statsAt: (elapsed) => statsAt?.(elapsed) ?? {},
  };
};
