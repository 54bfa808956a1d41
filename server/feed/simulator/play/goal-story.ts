import type { MatchEvent } from '../../../../contract/entities/tracker.ts';
import { type Incident, type Period, periodAt, type Side } from './goal-course.ts';
import { type Moment, minute, second } from './moment.ts';
import { scoreText } from './play.ts';
import { type Anchor, ballAt, dangerousAttacksAt, drawSpells, possessionAt, pressureOf } from './possession.ts';
import { chronicler, type EventKind, type Finish, type Happening, inOrder, type Story, sideCode } from './story.ts';

/** What the story of a football or ice hockey match is drawn from. */
export interface GoalCourse {
  random: () => number;
  /** Of the ball's ways. */
  seed: number;
  periods: readonly Period[];
  incidents: readonly Incident[];
  /** Goals either side is expected to score. */
  expected: readonly [number, number];
  momentAt(elapsed: number): Moment;
  /** Football changes players, ice hockey sends them off for two minutes; how often a side does. */
  changes: { kind: 'sub' | 'suspension'; least: number; most: number; from: number };
  /** Periods without overtime. */
  regular: number;
  /** Minutes are added to its periods, as in football. */
  addsTime: boolean;
}

/** A shot that may have become a goal: how likely it was one. */
interface Shot {
  at: number;
  side: Side;
  onTarget: boolean;
  chance: number;
}

const shotsPerGoal = { held: 2.2, missed: 3.1 } as const;

const anchorOf = ({ at, kind, side }: Incident, random: () => number): Anchor | null => {
  if (kind === 'goal')
    return {
      at,
      side,
      depth: 99,
      y: 47 + 6 * random(),
      restart: { after: 30 * second, x: 50, side: side === 0 ? 1 : 0 },
    };
  if (kind === 'corner') {
    const y = random() < 0.5 ? 2 : 98;
    return { at, side, depth: 98, y, restart: { after: 14 * second, x: side === 0 ? 92 : 8, side } };
  }
  return kind === 'attack' ? { at, side, depth: 86, y: 25 + 50 * random() } : null;
};

const drawShots = ({ random, periods, incidents, expected }: GoalCourse): Shot[] => {
  const playing = periods.filter((period) => period.playing);
  const length = playing.reduce((sum, { from, to }) => sum + to - from, 0);
  const sometime = (): number => {
    let left = random() * length;
    for (const { from, to } of playing) {
      if (left < to - from) return from + left;
      left -= to - from;
    }
    return playing.at(-1)?.to ?? 0;
  };
  const shots = ([0, 1] as const).flatMap((side) =>
    (['held', 'missed'] as const).flatMap((kind) =>
      Array.from({ length: Math.round(shotsPerGoal[kind] * expected[side] * (0.6 + 0.8 * random())) }, (): Shot => {
        const onTarget = kind === 'held';
        return { at: sometime(), side, onTarget, chance: onTarget ? 0.04 + 0.18 * random() : 0.02 + 0.06 * random() };
      }),
    ),
  );
  const goals = incidents
    .filter(({ kind }) => kind === 'goal')
    .map(({ at, side }): Shot => ({ at, side, onTarget: true, chance: 0.12 + 0.5 * random() }));
  return [...shots, ...goals];
};

const added = (period: Period | undefined, at: number): Pick<MatchEvent, 'added'> => {
  const beyond = period ? period.clock + Math.floor((at - period.from) / minute) - period.lastMinute : 0;
  return beyond > 0 ? { added: beyond } : {};
};

/** Minutes of the strip; what is added to a period counts for its last one. */
const partOf = (periods: readonly Period[]) => (elapsed: number) => {
  const period = periodAt(periods, elapsed);
  if (!period) return 0;
  const share = (elapsed - period.from) / (period.to - period.from);
  const real = (period.to - period.from) / minute;
  const length = period.lastMinute - period.clock;
  // Football's clock runs with time, ice hockey's stops whenever play does.
  const gone = real < length + 10 ? (elapsed - period.from) / minute : share * length;
  return Math.min(period.lastMinute - 1, period.clock + Math.max(0, Math.floor(gone)));
};

/** Goals, cards, corners and the ball's way between them: what the picture shows is what the score knows. */
export const goalStory = (course: GoalCourse): Story => {
  const { random, seed, periods, incidents, expected, momentAt, changes, regular, addsTime } = course;
  const write = chronicler(momentAt);
  const playing = periods.filter((period) => period.playing);
  const anchors = incidents.flatMap((incident) => anchorOf(incident, random) ?? []);
  const hostShare = Math.min(0.68, Math.max(0.32, 0.5 + 0.14 * Math.log(expected[0] / expected[1])));
  const spells = drawSpells(random, playing, anchors, hostShare);
  const shots = drawShots(course);
  const last = periods.at(-1)?.to ?? 0;
  const told = (at: number, kind: EventKind, fields: Partial<MatchEvent>) =>
    write(at, kind, { ...fields, ...(addsTime ? added(periodAt(periods, at), at) : {}) });

  const happenings = [
    ...incidents.flatMap(({ at, kind, side }) =>
      kind === 'attack'
        ? []
        : [
            told(at, kind, {
              side: sideCode(side),
              ...(kind === 'goal' ? { score: momentAt(at).results.G ?? '' } : {}),
            }),
          ],
    ),
    ...([0, 1] as const).flatMap((side) =>
      Array.from({ length: changes.least + Math.floor(random() * (changes.most - changes.least + 1)) }, () => {
        const at = changes.from + random() * (last - changes.from);
        return periodAt(periods, at)?.playing ? [told(Math.floor(at), changes.kind, { side: sideCode(side) })] : [];
      }).flat(),
    ),
    ...playing.map((period, index) => {
      const end = index === playing.length - 1;
      const at = period.to - (end ? 0 : 1);
      const { G = '' } = momentAt(at).results;
      return end
        ? { at, event: { kind: 'end', phase: 'F', minute: period.lastMinute, score: G } }
        : write(at, 'period', { score: G });
    }),
  ];

  const countShots = (elapsed: number): string => {
    const sides: [number, number] = [0, 0];
    for (const { at, side, onTarget } of shots) if (onTarget && at <= elapsed) sides[side] += 1;
    return scoreText(...sides);
  };
  const chancesAt = (elapsed: number): string => {
    const sides: [number, number] = [0, 0];
    for (const { at, side, chance } of shots) if (at <= elapsed) sides[side] += chance;
    return `${sides[0].toFixed(2)}-${sides[1].toFixed(2)}`;
  };

  return {
    happenings: inOrder(happenings),
    pressure: pressureOf(spells, partOf(periods), 9),
    minutesAt: (elapsed) =>
      playing.reduce(
        (most, { from, lastMinute }, index) => (index < regular || from <= elapsed ? Math.max(most, lastMinute) : most),
        0,
      ),
    situationAt: (elapsed) =>
      periodAt(periods, elapsed)?.playing ? ballAt(spells, seed, elapsed) : { state: 'pause' },
    statsAt: (elapsed) => ({
      PS: possessionAt(spells, elapsed),
      DA: dangerousAttacksAt(spells, elapsed),
      ST: countShots(elapsed),
      XG: chancesAt(elapsed),
    }),
  };
};

/** A goal of a match ended by hand, and in which period it counts. */
export interface CountedGoal {
  at: number;
  side: Side;
  period: number;
}

/**
 * The goals of a match ended by hand, in their order: those that were seen as long as the score of their period allows
 * it, then the others.
 */
export const countedGoals = (
  incidents: readonly Incident[],
  periods: readonly Period[],
  { elapsed }: Finish,
  fitted: readonly (readonly [number, number])[],
): CountedGoal[] =>
  fitted.flatMap((score, period) => {
    const open: [number, number] = [...score];
    const at = Math.min(elapsed, (periods.filter(({ playing }) => playing)[period]?.to ?? elapsed) - 1);
    const seen = incidents.filter(({ at, kind, side, period: of }) => {
      if (kind !== 'goal' || of !== period || at > elapsed || open[side] === 0) return false;
      open[side] -= 1;
      return true;
    });
    const missing = ([0, 1] as const).flatMap((side) => Array.from({ length: open[side] }, () => ({ at, side })));
    return [...seen, ...missing].map(({ at, side }) => ({ at, side, period }));
  });

/** The timeline entries of those goals and of the end. */
export const tellCounted = (
  goals: readonly CountedGoal[],
  periods: readonly Period[],
  momentAt: (elapsed: number) => Moment,
  { score, elapsed }: Finish,
): Happening[] => {
  const sides: [number, number] = [0, 0];
  const playing = periods.filter((period) => period.playing);
  const told = goals.map(({ at, side, period }): Happening => {
    sides[side] += 1;
    const of = playing[period];
    // Of a period that was not played then, its last minute.
    const within = of !== undefined && at >= of.from && at < of.to;
    const minutes = within ? momentAt(at).phase.timeMin : (of?.lastMinute ?? 0);
    return {
      at: Math.min(at, elapsed),
      event: {
        kind: 'goal',
        phase: of?.name ?? 'F',
        minute: minutes,
        side: sideCode(side),
        score: scoreText(...sides),
      },
    };
  });
  return [...told, { at: elapsed, event: { kind: 'end', phase: 'F', minute: 0, score: scoreText(...score) } }];
};
