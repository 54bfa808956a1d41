import { type FairMarket, fairMarket, lineText } from './priced-market.ts';
import {
  freshSet,
  gameChance,
  gameChances,
  type PointChances,
  type SetScore,
  setScores,
  tieBreakChance,
  zeros,
} from './tennis-chances.ts';

type Pair = readonly [number, number];

/** What the book knows of a tennis match, best of three sets, at one moment. */
export interface TennisState {
  /** Sets won, and games of every set begun; the last of them is being played unless the match is over. */
  sets: Pair;
  games: readonly Pair[];
  points: Pair;
  hostServes: boolean;
  chances: PointChances;
  /** Lines of side markets, the same all match long. */
  lines: TennisLines;
}

export interface TennisLines {
  total: number;
  lead: number;
}

const mostGames = 40;
const offset = 20;

interface Tally {
  /** Index is three times the sets won plus the sets lost. */
  setScore: number[];
  total: number[];
  /** Index is the host's lead in games plus 20. */
  lead: number[];
  home: number[];
  away: number[];
}

const add = (array: number[], index: number, chance: number) => {
  array[index] = (array[index] ?? 0) + chance;
};

/** Walks every way the match can go on, set by set, and adds up what the markets ask. */
const tally = (sets: Pair, done: Pair, current: readonly SetScore[], fresh: readonly SetScore[]): Tally => {
  const result: Tally = {
    setScore: zeros(9),
    total: zeros(mostGames),
    lead: zeros(2 * offset + 1),
    home: zeros(mostGames),
    away: zeros(mostGames),
  };
  const walk = (
    won: number,
    lost: number,
    home: number,
    away: number,
    chance: number,
    next: readonly SetScore[],
  ): void => {
    if (won === 2 || lost === 2) {
      add(result.setScore, won * 3 + lost, chance);
      add(result.total, home + away, chance);
      add(result.lead, home - away + offset, chance);
      add(result.home, home, chance);
      add(result.away, away, chance);
      return;
    }
    for (const set of next)
      walk(
        won + (set.home > set.away ? 1 : 0),
        lost + (set.home > set.away ? 0 : 1),
        home + set.home,
        away + set.away,
        chance * set.chance,
        fresh,
      );
  };
  walk(sets[0], sets[1], done[0], done[1], 1, current);
  return result;
};

const above = (chances: number[], line: number): number => {
  let sum = 0;
  for (let index = Math.max(0, Math.floor(line) + 1); index < chances.length; index += 1) sum += chances[index] ?? 0;
  return Math.min(1, sum);
};

const median = (chances: number[]): number => {
  let line = 0.5;
  let closest = 1;
  for (let at = 0; at < chances.length; at += 1) {
    const distance = Math.abs(above(chances, at + 0.5) - 0.5);
    if (distance < closest - 1e-9) [line, closest] = [at + 0.5, distance];
  }
  return line;
};

const twoWay = (code: string, names: Pair2, first: number, band: number | null = null): FairMarket =>
  fairMarket(
    code,
    [
      [names[0], first],
      [names[1], Math.max(0, 1 - first)],
    ],
    band === null ? null : lineText(band),
  );
type Pair2 = readonly [string, string];
const sides: Pair2 = ['1', '2'];
const overOrUnder: Pair2 = ['over', 'under'];

const setMarkets = (number: number, scores: readonly SetScore[]): FairMarket[] => {
  const where = (wanted: (score: SetScore) => boolean) =>
    Math.min(
      1,
      scores.reduce((sum, score) => sum + (wanted(score) ? score.chance : 0), 0),
    );
  return [
    twoWay(
      `S${number}_ML`,
      sides,
      where(({ home, away }) => home > away),
    ),
    ...[8.5, 9.5, 10.5, 12.5].map((line) =>
      twoWay(
        `S${number}_OU_${line}`,
        overOrUnder,
        where(({ home, away }) => home + away > line),
        line,
      ),
    ),
  ];
};

const currentGame = ({ chances, points, hostServes }: TennisState, games: Pair): number => {
  if (games[0] === 6 && games[1] === 6) {
    // In a tie-break `hostServes` is who serves the next point; who began follows from the points played.
    const turn = Math.floor((points[0] + points[1] + 1) / 2) % 2 === 0;
    return tieBreakChance(chances, turn === hostServes, points[0], points[1]);
  }
  return hostServes
    ? gameChance(chances.hostServes, points[0], points[1])
    : 1 - gameChance(1 - chances.awayServes, points[1], points[0]);
};

/** Lines that the side markets of a match are set around, from its chances before the first point. */
export const tennisLines = (chances: PointChances): TennisLines => {
  const fresh = freshSet(gameChances(chances));
  const { total, lead } = tally([0, 0], [0, 0], fresh, fresh);
  return { total: median(total), lead: median(lead) - offset };
};

/**
 * Every market of a tennis match from a Markov chain of points, games and sets with one chance for each server.
 * Sources: Klaassen, Magnus, "Forecasting the Winner of a Tennis Match", EJOR 148 (2003); O'Malley (2008).
 */
export const tennisMarkets = (state: TennisState): FairMarket[] => {
  const { sets, games, lines, chances } = state;
  const winning = gameChances(chances);
  const fresh = freshSet(winning);
  const over = sets[0] === 2 || sets[1] === 2;
  const playing = over ? undefined : games.at(-1);
  const finished = playing ? games.slice(0, -1) : games;
  const done = finished.reduce<Pair>((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0]);
  const current = playing ? setScores(winning, playing, state.hostServes, currentGame(state, playing)) : fresh;
  const { setScore, total, lead, home, away } = tally(sets, done, current, fresh);
  const score = (won: number, lost: number) => setScore[won * 3 + lost] ?? 0;
  const bySet = games.length;
  const leadLine = median(lead) - offset;
  return [
    twoWay('ML', sides, score(2, 0) + score(2, 1)),
    twoWay('AH', sides, above(lead, leadLine + offset), -leadLine),
    twoWay('OU', overOrUnder, above(total, median(total)), median(total)),
    ...[-3, -2, -1, 1, 2, 3].map((step) => {
      const line = lines.lead + step;
      return twoWay(`AH_${lineText(-line)}`, sides, above(lead, line + offset), -line);
    }),
    ...[-3, -2, -1, 1, 2, 3].map((step) => {
      const line = lines.total + step;
      return twoWay(`OU_${lineText(line)}`, overOrUnder, above(total, line), line);
    }),
    twoWay('OUH', overOrUnder, above(home, median(home)), median(home)),
    twoWay('OUA', overOrUnder, above(away, median(away)), median(away)),
    twoWay('AHS_-1.5', sides, score(2, 0), -1.5),
    twoWay('AHS_1.5', sides, 1 - score(0, 2), 1.5),
    twoWay('OUS_2.5', overOrUnder, score(2, 1) + score(1, 2), 2.5),
    fairMarket('SS', [
      ['2:0', score(2, 0)],
      ['2:1', score(2, 1)],
      ['1:2', score(1, 2)],
      ['0:2', score(0, 2)],
    ]),
    twoWay(
      'OE',
      ['odd', 'even'],
      total.reduce((sum, chance, count) => sum + (count % 2 === 1 ? chance : 0), 0),
    ),
    ...(playing ? setMarkets(bySet, current) : []),
    ...(!over && bySet < 2 ? setMarkets(bySet + 1, fresh) : []),
  ];
};
