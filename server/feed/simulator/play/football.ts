import { footballMarkets } from '../odds/football-markets.ts';
import { createRandom, mix } from '../random.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { strengthsOf } from '../strength.ts';
import { fitPeriods, type Pair } from './fit-periods.ts';
import {
  afterRedCards,
  clockMinute,
  drawIncidents,
  type Incident,
  lockAt,
  type Period,
  periodAt,
  sharesLeft,
} from './goal-course.ts';
import { countedGoals, goalStory, tellCounted } from './goal-story.ts';
import { minute } from './moment.ts';
import { once, type Play, scoreText, storySeed } from './play.ts';
import { endedStory, type Finish } from './story.ts';

/** Goals a match of equal sides sees at the host's ground and from the visitor, before strengths. */
const usualGoals = { host: 1.48, away: 1.18 } as const;
/** How strongly a difference of strengths counts, in logarithms of goals. */
const supremacy = 0.42;
/** Four ninths of goals fall before the break: sides tire and take risks later. */
const firstHalfShare = 0.45;
const mostGoals = 4.6;

const footballGoals = (difference: number, goals = 0): [number, number] => {
  const limit = (rate: number) => Math.min(mostGoals, Math.max(0.15, rate));
  return [
    limit(usualGoals.host * Math.exp(supremacy * difference + goals)),
    limit(usualGoals.away * Math.exp(-supremacy * difference + goals)),
  ];
};

const count = (incidents: readonly Incident[], kind: Incident['kind'], until: number, period?: number): Pair => {
  const sides: [number, number] = [0, 0];
  for (const incident of incidents) {
    if (incident.at > until) break;
    if (incident.kind === kind && (period === undefined || incident.period === period)) sides[incident.side] += 1;
  }
  return sides;
};

const text = ([home, away]: Pair) => scoreText(home, away);

/** The score after each goal, N1, N2 ..., as "next goal" is settled by. */
const goalOrder = (sides: readonly (0 | 1)[]): Record<string, string> => {
  const score: [number, number] = [0, 0];
  return Object.fromEntries(
    sides.map((side, index) => {
      score[side] += 1;
      return [`N${index + 1}`, text(score)];
    }),
  );
};

/** A football match: two halves of 45 minutes and stoppage, goals and cards as competing Poisson processes. */
export const playFootball = (fixture: Fixture, seed: number): Play => {
  const random = createRandom(mix(seed, fixture.number));
  const strengths = strengthsOf(seed, fixture);
  const difference = strengths.host - strengths.away;
  const firstTo = (46 + Math.floor(random() * 3)) * minute;
  const secondFrom = firstTo + 15 * minute;
  const endsAfter = secondFrom + (47 + Math.floor(random() * 5)) * minute;
  const periods: Period[] = [
    { name: 'FH', from: 0, to: firstTo, clock: 0, lastMinute: 45, share: firstHalfShare, playing: true },
    { name: 'HT', from: firstTo, to: secondFrom, clock: 45, lastMinute: 45, share: 0, playing: false },
    {
      name: 'SH',
      from: secondFrom,
      to: endsAfter,
      clock: 45,
      lastMinute: 90,
      share: 1 - firstHalfShare,
      playing: true,
    },
  ];
  const expected = footballGoals(difference);
  const incidents = drawIncidents(random, periods, {
    goals: expected,
    red: 0.22,
    yellow: 3.8,
    corners: 9.6,
    attacks: 14,
  });

  const resultsAt = (elapsed: number): Record<string, string> => {
    const goals = count(incidents, 'goal', elapsed);
    const second = elapsed >= secondFrom;
    const halves: Record<string, string> = { P1: text(count(incidents, 'goal', elapsed, 0)) };
    if (second) halves.P2 = text(count(incidents, 'goal', elapsed, 1));
    const order = incidents.filter(({ kind, at }) => kind === 'goal' && at <= elapsed).map(({ side }) => side);
    return { G: text(goals), P: halves.P2 ?? halves.P1 ?? '', ...halves, ...goalOrder(order) };
  };

  /** Goals of a match ended by hand; a half that was played to its end keeps its own. */
  const goalsOf = (finish: Finish) => {
    const ended = finish.elapsed >= firstTo ? [count(incidents, 'goal', finish.elapsed, 0)] : [];
    const fitted = fitPeriods(finish.score, ended, 2);
    return { fitted, goals: countedGoals(incidents, periods, finish, fitted) };
  };

  const whole = once(() =>
    goalStory({
      random: createRandom(mix(seed, fixture.number, storySeed)),
      seed: mix(seed, fixture.number),
      periods,
      incidents,
      expected,
      momentAt: (elapsed) => play.momentAt(elapsed),
      changes: { kind: 'sub', least: 3, most: 5, from: secondFrom },
      regular: 2,
      addsTime: true,
    }),
  );

  const play: Play = {
    endsAfter,

    momentAt: (elapsed) => {
      const period = periodAt(periods, elapsed);
      const last = incidents.findLast(({ at, kind }) => at <= elapsed && (kind === 'goal' || kind === 'red'));
      return {
        phase: { name: period?.name ?? 'FH', timeMin: period ? clockMinute(period, elapsed) : 0 },
        results: resultsAt(elapsed),
        stats: {
          PN: text(count(incidents, 'red', elapsed)),
          YC: text(count(incidents, 'yellow', elapsed)),
          C: text(count(incidents, 'corner', elapsed)),
        },
        lock: lockAt(incidents, elapsed, fixture.league.rank === 1),
        since: Math.max(last?.at ?? 0, period?.from ?? 0),
      };
    },

    marketsAt: (elapsed, drift) => {
      const goals = footballGoals(difference + drift.side, drift.goals);
      const left = sharesLeft(periods, elapsed);
      return footballMarkets({
        score: count(incidents, 'goal', elapsed),
        firstHalf: count(incidents, 'goal', elapsed, 0),
        secondHalf: count(incidents, 'goal', elapsed, 1),
        rates: afterRedCards(goals, count(incidents, 'red', elapsed)),
        firstLeft: left.by[0] ?? 0,
        secondLeft: left.by[1] ?? 0,
        firstOver: elapsed >= firstTo,
        expectedLead: expected[0] - expected[1],
      });
    },

    finishedAs: (score, elapsed) => {
      const { fitted, goals } = goalsOf({ score, elapsed });
      const [first = [0, 0], second = [0, 0]] = fitted;
      const order = goalOrder(goals.map(({ side }) => side));
      return { G: text(score), P: text(second), P1: text(first), P2: text(second), ...order };
    },

    story: {
      whole,
      ended: (finish) =>
        endedStory(whole(), finish, tellCounted(goalsOf(finish).goals, periods, play.momentAt, finish)),
    },
  };
  return play;
};
