import { type SetOffer, setLines, setMarketsOf } from '../odds/set-markets.ts';
import { createRandom, mix } from '../random.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { strengthsOf } from '../strength.ts';
import type { Pair } from './fit-periods.ts';
import { second } from './moment.ts';
import { once, type Play, scoreText } from './play.ts';
import { type Point, pointsStory } from './points-story.ts';
import { situationAt } from './situation.ts';
import { countedParts, endedStory, type Happening, sideCode } from './story.ts';

/** A sport of sets whose points go to the host with one chance: volleyball, darts, maps of rounds, frames of visits ... */
export interface SetSport extends SetOffer {
  /** Phases are this with the number of the set: SET1, MAP2. */
  phase: string;
  /** Chance of a point more for the host, and for a difference of strengths. */
  host: number;
  supremacy: number;
  /** Real time of a point and of the pause between sets, milliseconds. */
  point: number;
  pause: number;
  /** Result that repeats the score in sets: S sets, M maps. */
  setKey: 'S' | 'M' | null;
  /** Whether the score within the set is shown as legs too. */
  legs?: boolean;
  /** What a won point counts on the board, for frames; one in other sports. */
  worth?: (random: () => number) => number;
  /** Whether SV holds whose serve or throw it is: the winner of the last point, or in turn. */
  serve?: 'winner' | 'turn';
}

interface Situation {
  at: number;
  sets: Pair;
  scores: readonly Pair[];
  shown: readonly Pair[];
  hostServes: boolean;
  /** The point ended a set: the book closes for a while. */
  turn: boolean;
}

const chanceOf = (sport: SetSport, difference: number): number =>
  Math.min(0.8, Math.max(0.2, 0.5 + sport.host + sport.supremacy * difference));

const isOver = ([home, away]: Pair, { target, margin }: { target: number; margin: number }): boolean =>
  Math.max(home, away) >= target && Math.abs(home - away) >= margin;

const plus = ([home, away]: Pair, hostWins: boolean, worth = 1): Pair =>
  hostWins ? [home + worth, away] : [home, away + worth];

/** Plays a match point by point and notes the situation after each. */
const drawMatch = (sport: SetSport, random: () => number, chance: number): Situation[] => {
  let hostServes = random() < 0.5;
  let now: Situation = { at: 0, sets: [0, 0], scores: [[0, 0]], shown: [[0, 0]], hostServes, turn: false };
  const course = [now];
  let time = 60 * second;
  while (Math.max(...now.sets) < sport.needed) {
    const hostWins = random() < chance;
    const set = now.scores.length - 1;
    const score = plus(now.scores[set] ?? [0, 0], hostWins);
    const shown = plus(now.shown[set] ?? [0, 0], hostWins, sport.worth?.(random));
    const turn = isOver(score, sport.rule(set));
    const sets = turn ? plus(now.sets, hostWins) : now.sets;
    const next: Pair[] = turn && Math.max(...sets) < sport.needed ? [[0, 0]] : [];
    hostServes = sport.serve === 'winner' ? hostWins : !hostServes;
    now = {
      at: Math.floor(time),
      sets,
      scores: [...now.scores.slice(0, set), score, ...next],
      shown: [...now.shown.slice(0, set), shown, ...next],
      hostServes,
      turn,
    };
    course.push(now);
    time += sport.point * (0.6 + 0.8 * random()) + (turn ? sport.pause : 0);
  }
  return course;
};

const pointsOf = (sport: SetSport, course: readonly Situation[]): { points: Point[]; sets: Happening[] } => {
  const points: Point[] = [];
  const sets: Happening[] = [];
  for (const [index, now] of course.entries()) {
    const before = course[index - 1];
    if (!before) continue;
    const set = before.scores.length - 1;
    const side = (now.scores[set]?.[0] ?? 0) > (before.scores[set]?.[0] ?? 0) ? 0 : 1;
    points.push({ at: now.at, side, next: sport.serve ? (now.hostServes ? 0 : 1) : null, set, game: set });
    if (now.turn) {
      const score = scoreText(...(now.shown[set] ?? [0, 0]));
      const [phase, minute] = [`${sport.phase}${set + 1}`, Math.floor(now.at / (60 * second))];
      sets.push({ at: now.at, event: { kind: 'set', phase, minute, side: sideCode(side), score } });
    }
  }
  return { points, sets };
};

/** Short sets are the strip's bars themselves; of longer ones a few points make one. */
const stripOf = ({ rule }: SetSport): { points: number | null; weight: number } => {
  const { target } = rule(0);
  return target <= 5 ? { points: null, weight: 2 } : { points: target > 15 ? 5 : 4, weight: 2 };
};

const closedAfterSet = 15 * second;

/** The model of a sport of sets: every point is drawn by the chance the book prices by. */
export const setsMatch =
  (sport: SetSport) =>
  (fixture: Fixture, seed: number): Play => {
    const random = createRandom(mix(seed, fixture.number));
    const strengths = strengthsOf(seed, fixture);
    const difference = strengths.host - strengths.away;
    const chance = chanceOf(sport, difference);
    const lines = setLines(sport, chance);
    const course = drawMatch(sport, random, chance);
    const endsAfter = course.at(-1)?.at ?? 0;

    const resultsOf = (sets: string, shown: readonly string[]): Record<string, string> => ({
      G: sets,
      ...(sport.setKey ? { [sport.setKey]: sets } : {}),
      P: shown.at(-1) ?? '0-0',
      ...Object.fromEntries(shown.map((score, index) => [`P${index + 1}`, score])),
    });

    const whole = once(() => {
      const { points, sets } = pointsOf(sport, course);
      return pointsStory({
        points,
        happenings: sets,
        first: sport.serve ? (course[0]?.hostServes ? 0 : 1) : null,
        strip: stripOf(sport),
        momentAt: (elapsed) => play.momentAt(elapsed),
      });
    });

    const play: Play = {
      endsAfter,

      momentAt: (elapsed) => {
        const now = situationAt(course, elapsed);
        const over = elapsed >= endsAfter;
        const shown = now.shown.map((score) => scoreText(...score));
        const stats: Record<string, string> = sport.serve && !over ? { SV: now.hostServes ? '1-0' : '0-1' } : {};
        return {
          phase: { name: `${sport.phase}${now.scores.length}`, timeMin: Math.floor(elapsed / (60 * second)) },
          results: {
            ...resultsOf(scoreText(...now.sets), shown),
            ...(sport.legs && !over ? { L: shown.at(-1) ?? '0-0' } : {}),
          },
          stats,
          lock: now.turn && elapsed < now.at + closedAfterSet ? 'suspended' : null,
          since: now.at,
        };
      },

      marketsAt: (elapsed, drift) => {
        const { sets, scores } = situationAt(course, Math.max(0, elapsed));
        return setMarketsOf(sport, { sets, scores, lines, point: chanceOf(sport, difference + drift.side) });
      },

      finishedAs: (score) => {
        const [home, away] = [Math.min(sport.needed, score[0]), Math.min(sport.needed, score[1])];
        const hostWon = home >= away;
        // The loser's sets came first.
        const winners = [
          ...Array.from({ length: Math.min(home, away) }, () => !hostWon),
          ...Array.from({ length: Math.max(home, away) }, () => hostWon),
        ];
        const shown = winners.map((host, set) => {
          const { target } = sport.rule(set);
          const worth = sport.worth?.(() => 0.5) ?? 1;
          const [most, least] = [target * worth, (target - 2) * worth];
          return host ? scoreText(most, least) : scoreText(least, most);
        });
        return resultsOf(scoreText(...score), shown);
      },

      story: {
        whole,
        ended: (finish) => {
          const results = play.finishedAs(finish.score, finish.elapsed);
          const phases = Object.keys(results)
            .filter((key) => /^P\d+$/.test(key))
            .map((key) => `${sport.phase}${key.slice(1)}`);
          return endedStory(whole(), finish, countedParts('set', results, phases, finish));
        },
      },
    };
    return play;
  };

export const bestOf = (needed: number, target: number, margin: 1 | 2): Pick<SetOffer, 'needed' | 'rule'> => ({
  needed,
  rule: () => ({ target, margin }),
});
