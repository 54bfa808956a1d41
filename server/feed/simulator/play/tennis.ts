import { type PointChances, servesTieBreakPoint } from '../odds/tennis-chances.ts';
import { tennisLines, tennisMarkets } from '../odds/tennis-markets.ts';
import { createRandom, mix } from '../random.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { strengthsOf } from '../strength.ts';
import type { Pair } from './fit-periods.ts';
import { second } from './moment.ts';
import { once, type Play, scoreText } from './play.ts';
import { type Point, pointsStory } from './points-story.ts';
import { situationAt } from './situation.ts';
import { countedParts, endedStory, type Happening, type Side, sideCode } from './story.ts';

/** A kind of tennis: on a court, on the beach, in a machine. */
export interface TennisKind {
  /** Points won on the own serve by equal sides. */
  onServe: (league: string) => number;
  /** Real time of a point and its pauses, as a share of tennis's. */
  pace: number;
}

/** Men win more points on their serve than women. */
const pointOnServe = { ATP: 0.635, WTA: 0.575 } as const;
const supremacy = 0.03;

/** The match after a point. */
interface Situation {
  at: number;
  sets: Pair;
  games: readonly Pair[];
  points: Pair;
  hostServes: boolean;
  /** The point lost the server a game or ended a set: the book closes for a while. */
  turn: boolean;
}

const pointChances = (usual: number, difference: number): PointChances => ({
  hostServes: Math.min(0.8, Math.max(0.42, usual + supremacy * difference)),
  awayServes: 1 - Math.min(0.8, Math.max(0.42, usual - supremacy * difference)),
});

const pointNames = ['0', '15', '30', '40'] as const;

const pointsText = ([home, away]: Pair, tieBreak: boolean): string => {
  if (tieBreak) return scoreText(home, away);
  const name = (own: number, other: number) => (own > 3 && own > other ? 'A' : (pointNames[Math.min(3, own)] ?? '40'));
  return `${name(home, away)}-${name(away, home)}`;
};

const isTieBreak = (games: readonly Pair[]) => games.at(-1)?.[0] === 6 && games.at(-1)?.[1] === 6;

/** Plays a match of best of three sets point by point and notes the situation after each. */
const drawMatch = (random: () => number, chances: PointChances, pace: number): Situation[] => {
  const course: Situation[] = [];
  let hostServes = random() < 0.5;
  let situation: Situation = { at: 0, sets: [0, 0], games: [[0, 0]], points: [0, 0], hostServes, turn: false };
  course.push(situation);
  let time = 60 * second * pace;
  /** Who began the set's tie-break, or serves the game. */
  let gameServer = hostServes;

  while (situation.sets[0] < 2 && situation.sets[1] < 2) {
    const tieBreak = isTieBreak(situation.games);
    const hostWins = random() < (hostServes ? chances.hostServes : chances.awayServes);
    const points: Pair = hostWins
      ? [situation.points[0] + 1, situation.points[1]]
      : [situation.points[0], situation.points[1] + 1];
    const needed = tieBreak ? 7 : 4;
    const gameOver = Math.max(...points) >= needed && Math.abs(points[0] - points[1]) >= 2;
    let { sets, games } = situation;
    let turn = false;
    let pause = (22 + random() * 16) * second;
    if (gameOver) {
      const [home, away] = games.at(-1) ?? [0, 0];
      const last: Pair = hostWins ? [home + 1, away] : [home, away + 1];
      const setOver = (Math.max(...last) >= 6 && Math.abs(last[0] - last[1]) >= 2) || Math.max(...last) === 7;
      turn = setOver || hostWins !== hostServes;
      gameServer = !gameServer;
      hostServes = gameServer;
      pause += ((last[0] + last[1]) % 2 === 1 ? 70 : 15) * second;
      games = [...games.slice(0, -1), last];
      if (setOver) {
        sets = hostWins ? [sets[0] + 1, sets[1]] : [sets[0], sets[1] + 1];
        if (sets[0] < 2 && sets[1] < 2) games = [...games, [0, 0]];
        pause += 60 * second;
      }
    } else if (tieBreak) hostServes = servesTieBreakPoint(gameServer, points[0] + points[1]);
    situation = { at: Math.floor(time), sets, games, points: gameOver ? [0, 0] : points, hostServes, turn };
    course.push(situation);
    time += pause * pace;
  }
  return course;
};

/** The points of a course, and the games and sets they won; `served` is the server of each of them. */
const pointsOf = (course: readonly Situation[]) => {
  const points: (Point & { served: Side })[] = [];
  const won: Happening[] = [];
  let game = 0;
  for (const [index, now] of course.entries()) {
    const before = course[index - 1];
    if (!before) continue;
    const set = before.games.length - 1;
    const [host = 0, away = 0] = before.games[set] ?? [];
    const [hostNow = 0, awayNow = 0] = now.games[set] ?? [];
    const gameOver = hostNow + awayNow > host + away;
    const side: Side = gameOver ? (hostNow > host ? 0 : 1) : now.points[0] > before.points[0] ? 0 : 1;
    const served: Side = before.hostServes ? 0 : 1;
    points.push({ at: now.at, side, next: now.hostServes ? 0 : 1, set, game, served });
    if (!gameOver) continue;
    game += 1;
    const setOver = now.sets[0] + now.sets[1] > before.sets[0] + before.sets[1];
    const lost = side !== served && !isTieBreak(before.games);
    won.push({
      at: now.at,
      event: {
        kind: setOver ? 'set' : lost ? 'break' : 'game',
        phase: `SET${set + 1}`,
        minute: Math.floor(now.at / (60 * second)),
        side: sideCode(side),
        score: scoreText(hostNow, awayNow),
      },
    });
  }
  return { points, won };
};

/** Games won against the serve. */
const breaksAt = (won: readonly Happening[], elapsed: number): string => {
  const of = (side: '1' | '2') =>
    won.filter(({ at, event }) => at <= elapsed && event.kind === 'break' && event.side === side).length;
  return scoreText(of('1'), of('2'));
};

/** Points won on the own serve, in per cent. */
const servedWell = (points: readonly { side: Side; served: Side }[]): string => {
  const of = (side: Side) => {
    const served = points.filter((point) => point.served === side);
    const kept = served.filter((point) => point.side === side).length;
    return served.length === 0 ? 0 : Math.round((100 * kept) / served.length);
  };
  return scoreText(of(0), of(1));
};

/** A match of best of three sets, drawn point by point with one chance for each server. */
export const tennisMatch =
  ({ onServe, pace }: TennisKind) =>
  (fixture: Fixture, seed: number): Play => {
    const random = createRandom(mix(seed, fixture.number));
    const strengths = strengthsOf(seed, fixture);
    const difference = strengths.host - strengths.away;
    const usual = onServe(fixture.league.name);
    const chances = pointChances(usual, difference);
    const lines = tennisLines(chances);
    const course = drawMatch(random, chances, pace);
    const endsAfter = course.at(-1)?.at ?? 0;

    const whole = once(() => {
      const { points, won } = pointsOf(course);
      return pointsStory({
        points,
        happenings: won,
        first: course[0]?.hostServes ? 0 : 1,
        strip: { points: null, weight: 2 },
        momentAt: (elapsed) => play.momentAt(elapsed),
        statsAt: (elapsed) => ({
          SW: servedWell(points.filter(({ at }) => at <= elapsed)),
          BR: breaksAt(won, elapsed),
        }),
      });
    });

    const play: Play = {
      endsAfter,

      momentAt: (elapsed) => {
        const now = situationAt(course, elapsed);
        const games = Object.fromEntries(now.games.map((set, index) => [`P${index + 1}`, scoreText(...set)]));
        const sets = scoreText(...now.sets);
        const over = elapsed >= endsAfter;
        const live: Record<string, string> = over ? {} : { L: pointsText(now.points, isTieBreak(now.games)) };
        const stats: Record<string, string> = over ? {} : { SV: now.hostServes ? '1-0' : '0-1' };
        return {
          phase: { name: `SET${now.games.length}`, timeMin: Math.floor(elapsed / (60 * second)) },
          results: {
            G: sets,
            S: sets,
            P: games[`P${now.games.length}`] ?? '0-0',
            ...games,
            ...live,
          },
          stats,
          lock: now.turn && elapsed < now.at + 12 * second * pace ? 'suspended' : null,
          since: now.at,
        };
      },

      marketsAt: (elapsed, drift) => {
        const { sets, games, points, hostServes } = situationAt(course, Math.max(0, elapsed));
        return tennisMarkets({
          sets,
          games,
          points,
          hostServes,
          lines,
          chances: pointChances(usual + drift.goals / 20, difference + drift.side),
        });
      },

      finishedAs: (score) => {
        const [home, away] = [Math.min(2, score[0]), Math.min(2, score[1])];
        const hostWon = home > away;
        // The loser's set, if there is one, was the second.
        const order =
          home + away === 3
            ? [hostWon, !hostWon, hostWon]
            : Array.from({ length: home + away }, (_, index) => index < home);
        const sets = order.map((won) => (won ? '6-4' : '4-6'));
        const text = scoreText(...score);
        const games = Object.fromEntries(sets.map((set, index) => [`P${index + 1}`, set]));
        return { G: text, S: text, P: sets.at(-1) ?? '0-0', ...games };
      },

      story: {
        whole,
        ended: (finish) => {
          const results = play.finishedAs(finish.score, finish.elapsed);
          return endedStory(whole(), finish, countedParts('set', results, ['SET1', 'SET2', 'SET3'], finish));
        },
      },
    };
    return play;
  };

export const playTennis = tennisMatch({
  onServe: (league) => (league.startsWith('WTA') ? pointOnServe.WTA : pointOnServe.ATP),
  pace: 1,
});
