import type { LockReason } from '../../../../contract/entities/match.ts';
import type { Points } from '../odds/independent-scores.ts';
import { type TurnsOffer, turnsMarkets } from '../odds/turns-markets.ts';
import { createRandom, mix } from '../random.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { strengthsOf } from '../strength.ts';
import { fitPeriods, type Pair } from './fit-periods.ts';
import { minute, second } from './moment.ts';
import { once, type Play, scoreText, storySeed } from './play.ts';
import { countedParts, type EventKind, endedStory } from './story.ts';
import { turnsStory } from './turns-story.ts';

/** A stretch of a match in real time; a pause has no turns. */
export interface Stretch {
  phase: string;
  /** Real time it takes, milliseconds. */
  takes: number;
  /** Minutes on the match clock when it is over; 0 in sports without one. */
  clock: number;
  /** Attacks, sets of tackles, possessions or innings of each side. */
  turns: number;
}

/** A sport in which both sides try to score a known number of times: handball, rugby, baseball ... */
export interface TurnSport extends Omit<TurnsOffer, 'turns'> {
  stretches: readonly Stretch[];
  /** What one turn of an average side brings: [points, chance], the rest is nothing. */
  scoring: readonly (readonly [points: number, chance: number])[];
  /** How much more often the host scores and the visitor less, in logarithms; and what a difference of strengths adds. */
  host: number;
  supremacy: number;
  /** Real time and points of what decides a level match; null where a draw is a result. */
  extra: { phase: string; takes: number; points: number } | null;
  /** How long stakes are refused before and after points, milliseconds. */
  closed: readonly [before: number, after: number];
  /** Further figures and how many of them both sides have in a match. */
  stats?: Readonly<Record<string, number>>;
}

interface Event {
  at: number;
  side: 0 | 1;
  points: number;
  period: number;
}

/** The most a turn may bring points: sides far apart stay a match. */
const mostLikely = 0.92;

/** Chances of each number of points in one turn of a side. */
const pointsOf = (scoring: TurnSport['scoring'], factor: number): Points => {
  const sum = scoring.reduce((total, [, chance]) => total + chance, 0);
  const scale = Math.min(factor, mostLikely / sum);
  const points = new Array<number>(Math.max(...scoring.map(([worth]) => worth)) + 1).fill(0);
  points[0] = 1 - sum * scale;
  for (const [worth, chance] of scoring) points[worth] = chance * scale;
  return points;
};

const bothSides = (sport: TurnSport, difference: number, pace: number): readonly [Points, Points] => {
  const lead = sport.host + sport.supremacy * difference;
  return [pointsOf(sport.scoring, Math.exp(pace + lead)), pointsOf(sport.scoring, Math.exp(pace - lead))];
};

const drawPoints = (random: () => number, points: Points): number => {
  let drawn = random();
  for (let worth = points.length - 1; worth > 0; worth -= 1) {
    drawn -= points[worth] ?? 0;
    if (drawn < 0) return worth;
  }
  return 0;
};

const hostDecides = (difference: number): number => Math.min(0.75, Math.max(0.25, 0.52 + 0.08 * difference));

const text = (pair: Pair) => scoreText(...pair);

/** Figures that a timeline lists one by one. */
const toldAs: Partial<Record<string, EventKind>> = { PN: 'red', YC: 'yellow', M2: 'suspension', EX: 'suspension' };

/** The model of a sport of turns: every turn is drawn by the chances the book prices by. */
export const turnsMatch = (sport: TurnSport) => {
  const offer: TurnsOffer = { ...sport, turns: sport.stretches.reduce((sum, { turns }) => sum + turns, 0) };
  return (fixture: Fixture, seed: number): Play => {
    const random = createRandom(mix(seed, fixture.number));
    const strengths = strengthsOf(seed, fixture);
    const difference = strengths.host - strengths.away;
    const usual = bothSides(sport, difference, 0);
    const turns: Event[] = [];
    let clock = 0;
    let time = 0;
    let played = 0;
    const parts = sport.stretches.map((stretch) => {
      const part = {
        ...stretch,
        from: time,
        to: time + stretch.takes,
        began: clock,
        period: stretch.turns > 0 ? played : -1,
      };
      for (let turn = 0; turn < stretch.turns * 2; turn += 1) {
        const side = turn % 2 === 0 ? 0 : 1;
        const at = time + Math.floor(((turn + 0.1 + 0.8 * random()) / (stretch.turns * 2)) * stretch.takes);
        turns.push({ at, side, points: drawPoints(random, usual[side]), period: played });
      }
      if (stretch.turns > 0) played += 1;
      time = part.to;
      clock = stretch.clock;
      return part;
    });
    const regularEnd = time;
    const periods = parts.filter(({ period }) => period >= 0);

    const scoreAt = (elapsed: number, period?: number): Pair => {
      const score: [number, number] = [0, 0];
      for (const { at, side, points, period: of } of turns) {
        if (at > elapsed) break;
        if (period === undefined || of === period) score[side] += points;
      }
      return score;
    };

    const { extra } = sport;
    const [home, away] = scoreAt(regularEnd);
    if (extra && home === away) {
      parts.push({ ...extra, from: time, to: time + extra.takes, clock, began: clock, turns: 1, period: played });
      turns.push({
        at: time + extra.takes - 1,
        side: random() < hostDecides(difference) ? 0 : 1,
        points: extra.points,
        period: played,
      });
    }
    const endsAfter = parts.at(-1)?.to ?? 0;
    const scored = turns.filter(({ points }) => points > 0);
    const partAt = (elapsed: number) => parts.find(({ to }) => elapsed < to) ?? parts.at(-1);

    const figures = Object.entries(sport.stats ?? {}).map(([key, usually]) => ({
      key,
      events: Array.from({ length: Math.round(usually * (0.6 + 0.8 * random())) }, () => ({
        at: Math.floor(random() * regularEnd),
        side: (random() < 0.5 ? 0 : 1) as 0 | 1,
      })),
    }));
    const statsAt = (elapsed: number): Record<string, string> =>
      Object.fromEntries(
        figures.map(({ key, events }) => {
          const of = (wanted: number) => events.filter(({ at, side }) => at <= elapsed && side === wanted).length;
          return [key, scoreText(of(0), of(1))];
        }),
      );

    const goals = sport.scoring.every(([worth]) => worth === 1);
    const lockAt = (elapsed: number): LockReason | null => {
      if (goals && scored.some(({ at }) => elapsed >= at && elapsed < at + sport.closed[1])) return 'goal';
      const part = partAt(elapsed);
      const shut =
        scored.some(({ at }) => elapsed >= at - sport.closed[0] && elapsed < at + sport.closed[1]) ||
        // No bets are taken in the last seconds of a part, nor on what decides a level match.
        (part !== undefined && part.period >= 0 && elapsed > part.to - Math.min(20 * second, part.takes / 20));
      return shut ? 'suspended' : null;
    };

    const whole = once(() =>
      turnsStory({
        random: createRandom(mix(seed, fixture.number, storySeed)),
        seed: mix(seed, fixture.number),
        turns,
        parts: parts.map(({ phase, from, to, period, clock }) => ({
          phase,
          from,
          to,
          pause: period < 0,
          lastMinute: clock,
        })),
        goals,
        minutes: sport.stretches.at(-1)?.clock ?? 0,
        further: figures.flatMap(({ key, events }) => {
          const kind = toldAs[key];
          return kind ? events.map((event) => ({ ...event, kind })) : [];
        }),
        momentAt: (elapsed) => play.momentAt(elapsed),
      }),
    );

    const play: Play = {
      endsAfter,

      momentAt: (elapsed) => {
        const part = partAt(elapsed);
        const last = scored.findLast(({ at }) => at <= elapsed);
        const begun = parts.filter(({ period, from }) => period >= 0 && from <= elapsed).length;
        const scores = Object.fromEntries(
          Array.from({ length: begun }, (_, period) => [`P${period + 1}`, text(scoreAt(elapsed, period))]),
        );
        const share = part ? Math.min(1, (elapsed - part.from) / (part.to - part.from)) : 0;
        return {
          phase: {
            name: part?.phase ?? '',
            timeMin: part ? Math.floor(part.began + share * (part.clock - part.began)) : 0,
          },
          results: { G: text(scoreAt(elapsed)), P: scores[`P${begun}`] ?? '0-0', ...scores },
          stats: statsAt(elapsed),
          lock: lockAt(elapsed),
          since: Math.max(last?.at ?? 0, part?.from ?? 0),
        };
      },

      marketsAt: (elapsed, drift) => {
        const sides = bothSides(sport, difference + drift.side, drift.goals / 2);
        return turnsMarkets(offer, {
          score: scoreAt(elapsed),
          periods: periods.map((_, period) => scoreAt(elapsed, period)),
          left: periods.map((_, period): Pair => {
            const left: [number, number] = [0, 0];
            for (const { at, side, period: of } of turns) if (of === period && at > elapsed) left[side] += 1;
            return left;
          }),
          sides,
          usual,
          decider: extra && { points: extra.points, host: hostDecides(difference + drift.side) },
        });
      },

      finishedAs: (score, elapsed) => {
        const ended = periods.filter(({ to }) => to <= elapsed).map((_, period) => scoreAt(elapsed, period));
        const fitted = fitPeriods(score, ended, periods.length).map(text);
        const keyed = Object.fromEntries(fitted.map((part, index) => [`P${index + 1}`, part]));
        return { G: text(score), P: fitted.at(-1) ?? '', ...keyed };
      },

      story: {
        whole,
        ended: (finish) => {
          const phases = periods.map(({ phase }) => phase);
          const results = play.finishedAs(finish.score, finish.elapsed);
          return endedStory(whole(), finish, countedParts('period', results, phases, finish));
        },
      },
    };
    return play;
  };
};

export const halves = (real: number, clock: number, turns: number, pause: number): Stretch[] => [
  { phase: 'FH', takes: real * minute, clock, turns },
  { phase: 'HT', takes: pause * minute, clock, turns: 0 },
  { phase: 'SH', takes: real * minute, clock: 2 * clock, turns },
];

export const quarters = (real: number, clock: number, turns: number, pause: number): Stretch[] => [
  ...[1, 2].map((part) => ({ phase: `Q${part}`, takes: real * minute, clock: part * clock, turns })),
  { phase: 'HT', takes: pause * minute, clock: 2 * clock, turns: 0 },
  ...[3, 4].map((part) => ({ phase: `Q${part}`, takes: real * minute, clock: part * clock, turns })),
];
