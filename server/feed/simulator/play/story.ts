import type { MatchEvent, Situation, Tracker } from '../../../../contract/entities/tracker.ts';
import type { Moment } from './moment.ts';
import { second } from './moment.ts';

export type Side = 0 | 1;

/** Kinds of events in a timeline; see the contract's matchEvent. */
export type EventKind =
  | 'goal'
  | 'points'
  | 'yellow'
  | 'red'
  | 'corner'
  | 'sub'
  | 'suspension'
  | 'knockdown'
  | 'game'
  | 'break'
  | 'set'
  | 'period'
  | 'end';

/** An entry of the timeline and when it happens, milliseconds from kick-off. */
export interface Happening {
  at: number;
  event: MatchEvent;
}

/** Which side attacked in one part of the match; sent when the part is over. */
export interface Pressure {
  at: number;
  part: number;
  /** From -9 (the visitor) to 9. */
  value: number;
}

/** All that a tracker shows of a match, from beginning to end; computed when the match is first opened. */
export interface Story {
  /** In order of time. */
  happenings: readonly Happening[];
  pressure: readonly Pressure[];
  /** Length of the match's clock in minutes as far as it is known then, 0 where none runs. */
  minutesAt(elapsed: number): number;
  situationAt(elapsed: number): Situation;
  /** Figures beyond those of a list's row. */
  statsAt(elapsed: number): Record<string, string>;
}

/** A match ended by hand. */
export interface Finish {
  score: readonly [number, number];
  elapsed: number;
}

/** Tells the story of a match, or that of one ended by hand, whose goals and parts are those of the play's finishedAs. */
export interface Teller {
  whole(): Story;
  ended(finish: Finish): Story;
}

export const sideCode = (side: Side): '1' | '2' => (side === 0 ? '1' : '2');

/** The most entries of a timeline that are sent: a basketball match has some two hundred. */
const mostEvents = 40;

/** How long the picture shows what has just happened. */
const shownFor: Partial<Record<string, number>> = {
  goal: 20 * second,
  red: 15 * second,
  yellow: 10 * second,
  corner: 10 * second,
  sub: 8 * second,
  suspension: 10 * second,
  knockdown: 12 * second,
  points: 6 * second,
  game: 8 * second,
  break: 8 * second,
  set: 15 * second,
};

export const trackAt = (story: Story, elapsed: number, over: boolean): Tracker => {
  const told = story.happenings.findLastIndex(({ at }) => at <= elapsed) + 1;
  const first = Math.max(0, told - mostEvents);
  const last = story.happenings[told - 1];
  const fresh = last !== undefined && elapsed - last.at < (shownFor[last.event.kind] ?? 0) ? last.event : null;
  const situation = over ? { state: 'over' } : elapsed < 0 ? { state: 'before' } : story.situationAt(elapsed);
  return {
    minutes: story.minutesAt(elapsed),
    situation:
      fresh && !over
        ? { ...situation, state: fresh.kind, ...(fresh.side === undefined ? {} : { side: fresh.side }) }
        : situation,
    momentum: Object.fromEntries(
      story.pressure.filter(({ at }) => at <= elapsed).map(({ part, value }) => [part, value]),
    ),
    events: Object.fromEntries(
      story.happenings.slice(first, told).map(({ event }, index) => [first + index + 1, event]),
    ),
  };
};

/** Writes entries of a timeline with the clock and the score that the match shows at their time. */
export const chronicler =
  (momentAt: (elapsed: number) => Moment) =>
  (at: number, kind: EventKind, fields: Partial<MatchEvent> = {}): Happening => {
    const { phase } = momentAt(at);
    return { at, event: { kind, phase: phase.name, minute: phase.timeMin, ...fields } };
  };

export const inOrder = (happenings: readonly Happening[]): Happening[] => happenings.toSorted((a, b) => a.at - b.at);

const countsScore = ({ event }: Happening): boolean => event.score !== undefined;

/**
 * The story of a match ended by hand: what was seen stays except for what counted, which `counted` replaces, all of it
 * known from the moment of the end on.
 */
export const endedStory = (story: Story, { elapsed }: Finish, counted: readonly Happening[]): Story => {
  const seen = story.happenings.filter((happening) => happening.at <= elapsed && !countsScore(happening));
  return {
    ...story,
    happenings: inOrder([...seen, ...counted.map(({ at, event }) => ({ at: Math.min(at, elapsed), event }))]),
    pressure: story.pressure.filter(({ at }) => at <= elapsed),
  };
};

/** The parts of a match ended by hand, each with its score, and its end. */
export const countedParts = (
  kind: 'period' | 'set',
  results: Readonly<Record<string, string>>,
  phases: readonly string[],
  { elapsed }: Finish,
): Happening[] => [
  ...phases.flatMap((phase, part) => {
    const score = results[`P${part + 1}`];
    return score === undefined ? [] : [{ at: elapsed, event: { kind, phase, minute: 0, score } }];
  }),
  { at: elapsed, event: { kind: 'end', phase: 'F', minute: 0, ...(results.G ? { score: results.G } : {}) } },
];
