import { basketballMarkets, expectedPoints, pointsPerPossession } from '../odds/basketball-markets.ts';
import { createRandom, mix } from '../random.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { strengthsOf } from '../strength.ts';
import { fitPeriods, type Pair } from './fit-periods.ts';
import { minute, second } from './moment.ts';
import { once, type Play, scoreText, storySeed } from './play.ts';
import { countedParts, endedStory } from './story.ts';
import { type Turn, turnsStory } from './turns-story.ts';

/** Real time of a quarter of ten minutes: free throws, time-outs and reviews stop the clock. */
const quarterReal = 22 * minute;
const halfTime = 15 * minute;
const overtimeReal = 12 * minute;
const possessionsPerQuarter = 18;
const possessionsPerOvertime = 9;

interface Stretch {
  name: string;
  from: number;
  to: number;
  /** Clock minutes at its start and how many it has. */
  clock: number;
  minutes: number;
}

interface Basket {
  at: number;
  side: 0 | 1;
  points: number;
  /** Period it counts for, from 0; overtime is 4. */
  period: number;
}

const sumOf = (baskets: readonly Basket[], until: number, period?: number): Pair => {
  let home = 0;
  let away = 0;
  for (const basket of baskets) {
    if (basket.at > until) break;
    if (period !== undefined && basket.period !== period) continue;
    if (basket.side === 0) home += basket.points;
    else away += basket.points;
  }
  return [home, away];
};

/** Points of one possession, at the mean the book expects. */
const drawPoints = (random: () => number, mean: number): number => {
  const scale = mean / pointsPerPossession;
  const drawn = random();
  if (drawn < 0.06 * scale) return 1;
  if (drawn < 0.36 * scale) return 2;
  return drawn < 0.5 * scale ? 3 : 0;
};

/** A basketball match: four quarters of ten minutes, possessions in turn, overtime until it is decided. */
export const playBasketball = (fixture: Fixture, seed: number): Play => {
  const random = createRandom(mix(seed, fixture.number));
  const strengths = strengthsOf(seed, fixture);
  const difference = strengths.host - strengths.away;
  const means = expectedPoints(difference, 0);
  const stretches: Stretch[] = [];
  const baskets: Basket[] = [];
  const turns: Turn[] = [];

  const playOn = (name: string, period: number, length: number, possessions: number, minutes: number): void => {
    const from = stretches.at(-1)?.to ?? 0;
    const clock = Math.min(period, 4) * 10 + Math.max(0, period - 4) * 5;
    stretches.push({ name, from, to: from + length, clock, minutes });
    for (let turn = 0; turn < possessions * 2; turn += 1) {
      const side = (turn % 2) as 0 | 1;
      const points = drawPoints(random, means[side] / (4 * possessionsPerQuarter));
      const at = from + Math.floor(((turn + random()) / (possessions * 2)) * (length - 20 * second));
      turns.push({ at, side, points });
      if (points > 0) baskets.push({ at, side, points, period: Math.min(period, 4) });
    }
  };

  playOn('Q1', 0, quarterReal, possessionsPerQuarter, 10);
  playOn('Q2', 1, quarterReal, possessionsPerQuarter, 10);
  const rest = stretches.at(-1)?.to ?? 0;
  stretches.push({ name: 'HT', from: rest, to: rest + halfTime, clock: 20, minutes: 0 });
  playOn('Q3', 2, quarterReal, possessionsPerQuarter, 10);
  playOn('Q4', 3, quarterReal, possessionsPerQuarter, 10);
  for (let overtime = 4; overtime < 8; overtime += 1) {
    const [home, away] = sumOf(baskets, Number.POSITIVE_INFINITY);
    if (home !== away) break;
    if (overtime === 7) {
      const last = { at: stretches.at(-1)?.to ?? 0, side: 0, points: 2 } as const;
      turns.push(last);
      baskets.push({ ...last, period: 4 });
    } else playOn('OT', overtime, overtimeReal, possessionsPerOvertime, 5);
  }
  const endsAfter = stretches.at(-1)?.to ?? 0;

  const stretchAt = (elapsed: number) => stretches.find(({ to }) => elapsed < to) ?? stretches.at(-1);
  const quarters = stretches.filter(({ name }) => name.startsWith('Q'));
  const started = (elapsed: number) =>
    stretches.filter(({ name, from }) => name !== 'HT' && name !== 'OT' && from <= elapsed).length;

  /** Baskets by what they are worth: free throws, twos and threes. */
  const worth = (elapsed: number, points: number): string => {
    const sides: [number, number] = [0, 0];
    for (const basket of baskets) if (basket.at <= elapsed && basket.points === points) sides[basket.side] += 1;
    return scoreText(...sides);
  };

  const whole = once(() =>
    turnsStory({
      random: createRandom(mix(seed, fixture.number, storySeed)),
      seed: mix(seed, fixture.number),
      turns,
      parts: stretches.map(({ name, from, to, clock, minutes }) => ({
        phase: name,
        from,
        to,
        pause: minutes === 0,
        lastMinute: clock + minutes,
      })),
      goals: false,
      minutes: 40,
      further: [],
      momentAt: (elapsed) => play.momentAt(elapsed),
      statsAt: (elapsed) => ({ B3: worth(elapsed, 3), B2: worth(elapsed, 2), B1: worth(elapsed, 1) }),
    }),
  );

  const play: Play = {
    endsAfter,

    momentAt: (elapsed) => {
      const stretch = stretchAt(elapsed);
      const last = baskets.findLast(({ at }) => at <= elapsed);
      const played = started(elapsed) + (stretches.some(({ name, from }) => name === 'OT' && from <= elapsed) ? 1 : 0);
      const periods = Object.fromEntries(
        Array.from({ length: played }, (_, index) => [`P${index + 1}`, scoreText(...sumOf(baskets, elapsed, index))]),
      );
      const share = stretch ? Math.min(1, (elapsed - stretch.from) / (stretch.to - stretch.from)) : 0;
      return {
        phase: {
          name: stretch?.name ?? 'Q1',
          timeMin: stretch ? stretch.clock + Math.floor(share * stretch.minutes) : 0,
        },
        results: { G: scoreText(...sumOf(baskets, elapsed)), P: periods[`P${played}`] ?? '0-0', ...periods },
        stats: {},
        // The last seconds of a quarter are not for sale.
        lock: stretch !== undefined && stretch.minutes > 0 && elapsed > stretch.to - 25 * second ? 'suspended' : null,
        since: Math.max(last?.at ?? 0, stretch?.from ?? 0),
      };
    },

    marketsAt: (elapsed, drift) =>
      basketballMarkets({
        score: sumOf(baskets, elapsed),
        quarters: [0, 1, 2, 3].map((quarter) => sumOf(baskets, elapsed, quarter)),
        quartersLeft: quarters.map(({ from, to }) => Math.min(1, Math.max(0, (to - elapsed) / (to - from)))),
        overtimeLeft:
          stretchAt(elapsed)?.name === 'OT'
            ? Math.max(0, ((stretchAt(elapsed)?.to ?? 0) - elapsed) / overtimeReal)
            : null,
        expected: expectedPoints(difference + drift.side, drift.goals),
        usual: means,
      }),

    finishedAs: (score, elapsed) => {
      const ended = quarters.filter(({ to }) => to <= elapsed).map((_, quarter) => sumOf(baskets, elapsed, quarter));
      const periods = fitPeriods(score, ended, 4).map((pair) => scoreText(...pair));
      const keyed = Object.fromEntries(periods.map((text, index) => [`P${index + 1}`, text]));
      return { G: scoreText(...score), P: periods[3] ?? '', ...keyed };
    },

    story: {
      whole,
      ended: (finish) => {
        const results = play.finishedAs(finish.score, finish.elapsed);
        return endedStory(whole(), finish, countedParts('period', results, ['Q1', 'Q2', 'Q3', 'Q4'], finish));
      },
    },
  };
  return play;
};
