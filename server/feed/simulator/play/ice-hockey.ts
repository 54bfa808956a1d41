import { iceHockeyMarkets } from '../odds/ice-hockey-markets.ts';
import { createRandom, mix } from '../random.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { strengthsOf } from '../strength.ts';
import { fitPeriods, type Pair } from './fit-periods.ts';
import { drawIncidents, type Incident, lockAt, type Period, periodAt, sharesLeft } from './goal-course.ts';
import { countedGoals, goalStory, tellCounted } from './goal-story.ts';
import { minute } from './moment.ts';
import { once, type Play, scoreText, storySeed } from './play.ts';
import { endedStory, type Finish } from './story.ts';

const usualGoals = { host: 3.05, away: 2.7 } as const;
const supremacy = 0.2;
/** Three against three scores half as often again. */
const overtimePace = 1.5;

const expectedGoals = (difference: number, goals: number): [number, number] => [
  usualGoals.host * Math.exp(supremacy * difference + goals),
  usualGoals.away * Math.exp(-supremacy * difference + goals),
];

/** Chance that the host wins what follows a draw after sixty minutes. */
const hostAfterDraw = (difference: number): number => Math.min(0.65, Math.max(0.35, 0.51 + 0.04 * difference));

const countGoals = (incidents: readonly Incident[], until: number, period?: number): Pair => {
  const sides: [number, number] = [0, 0];
  for (const { kind, at, side, period: of } of incidents)
    if (kind === 'goal' && at <= until && (period === undefined || of === period)) sides[side] += 1;
  return sides;
};

/** An ice hockey match: three periods of twenty minutes, five minutes of sudden death, then a shoot-out. */
export const playIceHockey = (fixture: Fixture, seed: number): Play => {
  const random = createRandom(mix(seed, fixture.number));
  const strengths = strengthsOf(seed, fixture);
  const difference = strengths.host - strengths.away;
  const expected = expectedGoals(difference, 0);
  const periods: Period[] = [];
  const addPeriod = (name: string, real: number, clock: number, lastMinute: number, share: number): void => {
    const from = periods.at(-1)?.to ?? 0;
    periods.push({ name, from, to: from + real, clock, lastMinute, share, playing: share > 0 });
  };
  addPeriod('P1', 37 * minute, 0, 20, 0.31);
  addPeriod('B1', 17 * minute, 20, 20, 0);
  addPeriod('P2', 37 * minute, 20, 40, 0.34);
  addPeriod('B2', 17 * minute, 40, 40, 0);
  addPeriod('P3', 38 * minute, 40, 60, 0.35);
  const regulation = periods.slice();
  const regulationEnd = periods.at(-1)?.to ?? 0;
  const incidents = drawIncidents(random, periods, { goals: expected, attacks: 16 });

  const [home, away] = countGoals(incidents, regulationEnd);
  if (home === away) {
    addPeriod('OT', 12 * minute, 60, 65, overtimePace / 12);
    const winner = random() < hostAfterDraw(difference) ? 0 : 1;
    const overtime = periods.at(-1);
    const suddenDeath = 1 - Math.exp((-(expected[0] + expected[1]) * overtimePace) / 12);
    if (overtime && random() < suddenDeath) {
      overtime.to = overtime.from + Math.floor((0.05 + 0.9 * random()) * 12 * minute);
      incidents.push({ at: overtime.to - 1, kind: 'goal', side: winner, period: 3 });
    } else {
      addPeriod('P', 7 * minute, 65, 65, 0.001);
      incidents.push({ at: (periods.at(-1)?.to ?? 0) - 1, kind: 'goal', side: winner, period: 4 });
    }
  }
  const endsAfter = periods.at(-1)?.to ?? 0;
  const playing = periods.filter((period) => period.playing);

  /** Scores of the three periods of a match ended by hand; those that were played to their end keep theirs. */
  const fittedOf = ({ score, elapsed }: Finish) => {
    const ended = regulation
      .filter((period) => period.playing && period.to <= elapsed)
      .map((_, index) => countGoals(incidents, elapsed, index));
    return fitPeriods(score, ended, 3);
  };

  const whole = once(() =>
    goalStory({
      random: createRandom(mix(seed, fixture.number, storySeed)),
      seed: mix(seed, fixture.number),
      periods,
      incidents,
      expected,
      momentAt: (elapsed) => play.momentAt(elapsed),
      changes: { kind: 'suspension', least: 1, most: 6, from: 0 },
      regular: 3,
      addsTime: false,
    }),
  );

  const play: Play = {
    endsAfter,

    momentAt: (elapsed) => {
      const period = periodAt(periods, elapsed);
      const started = playing.filter(({ from }) => from <= elapsed).length;
      const scores = Object.fromEntries(
        Array.from({ length: started }, (_, index) => [
          `P${index + 1}`,
          scoreText(...countGoals(incidents, elapsed, index)),
        ]),
      );
      const share = period ? Math.min(1, (elapsed - period.from) / (period.to - period.from)) : 0;
      const lastGoal = incidents.findLast(({ kind, at }) => kind === 'goal' && at <= elapsed);
      return {
        phase: {
          name: period?.name ?? 'P1',
          timeMin: period ? period.clock + Math.floor(share * (period.lastMinute - period.clock)) : 0,
        },
        results: { G: scoreText(...countGoals(incidents, elapsed)), P: scores[`P${started}`] ?? '0-0', ...scores },
        stats: {},
        lock: lockAt(incidents, elapsed),
        since: Math.max(lastGoal?.at ?? 0, period?.from ?? 0),
      };
    },

    marketsAt: (elapsed, drift) => {
      const left = sharesLeft(regulation, elapsed);
      const side = difference + drift.side;
      return iceHockeyMarkets({
        score: countGoals(incidents, Math.min(elapsed, regulationEnd)),
        periods: [0, 1, 2].map((index) => countGoals(incidents, elapsed, index)),
        periodsLeft: left.by,
        rates: expectedGoals(side, drift.goals),
        hostAfterDraw: hostAfterDraw(side),
        lead: (([host, visitor]) => host - visitor)(countGoals(incidents, elapsed)),
        expectedLead: expected[0] - expected[1],
      });
    },

    finishedAs: (score, elapsed) => {
      const fitted = fittedOf({ score, elapsed }).map((pair) => scoreText(...pair));
      const keyed = Object.fromEntries(fitted.map((text, index) => [`P${index + 1}`, text]));
      return { G: scoreText(...score), P: fitted[2] ?? '', ...keyed };
    },

    story: {
      whole,
      ended: (finish) => {
        const goals = countedGoals(incidents, regulation, finish, fittedOf(finish));
        return endedStory(whole(), finish, tellCounted(goals, regulation, play.momentAt, finish));
      },
    },
  };
  return play;
};
