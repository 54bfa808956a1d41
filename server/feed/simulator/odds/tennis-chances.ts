/** An array of zeros of plain numbers: small typed arrays are dear to make. */
export const zeros = (length: number): number[] => new Array<number>(length).fill(0);

export interface SetScore {
  home: number;
  away: number;
  chance: number;
}

/** Chances that the host wins a point on the host's serve and on the visitor's. */
export interface PointChances {
  hostServes: number;
  awayServes: number;
}

/**
 * Chance that the server wins the game from a score of points (0 1 2 3 ..., 3-3 is deuce).
 * Source: O'Malley, "Probability Formulas and Statistical Analysis in Tennis", JQAS 4 (2008).
 */
export const gameChance = (point: number, server: number, receiver: number): number => {
  if (server >= 4 && server - receiver >= 2) return 1;
  if (receiver >= 4 && receiver - server >= 2) return 0;
  if (server >= 3 && receiver >= 3) {
    const deuce = (point * point) / (point * point + (1 - point) * (1 - point));
    if (server === receiver) return deuce;
    return server > receiver ? point + (1 - point) * deuce : point * deuce;
  }
  return point * gameChance(point, server + 1, receiver) + (1 - point) * gameChance(point, server, receiver + 1);
};

/** Whether the host serves the n-th point of a tie-break the host began or not: one point, then two each. */
export const servesTieBreakPoint = (hostBegan: boolean, played: number): boolean =>
  (Math.floor((played + 1) / 2) % 2 === 0) === hostBegan;

export const tieBreakChance = (points: PointChances, hostBegan: boolean, home: number, away: number): number => {
  const nextPoint = (played: number) =>
    servesTieBreakPoint(hostBegan, played) ? points.hostServes : points.awayServes;
  const both = points.hostServes * points.awayServes;
  const level = both / (both + (1 - points.hostServes) * (1 - points.awayServes));
  if (home >= 6 && away >= 6) {
    if (Math.abs(home - away) >= 2) return Number(home > away);
    const next = nextPoint(home + away);
    if (home === away) return level;
    return home > away ? next + (1 - next) * level : next * level;
  }
  // Backwards from 6-6: chances at every score, row by row.
  let below = zeros(8);
  for (let h = 7; h >= home; h -= 1) {
    const row = zeros(8);
    for (let a = 7; a >= away; a -= 1) {
      const next = nextPoint(h + a);
      if (h === 7) row[a] = 1;
      else if (a === 7) row[a] = 0;
      else row[a] = h === 6 && a === 6 ? level : next * (below[a] ?? 0) + (1 - next) * (row[a + 1] ?? 0);
    }
    below = row;
  }
  return below[away] ?? 0;
};

/** Chances that the host wins: a game on own serve, a game on the visitor's serve, a tie-break. */
export interface GameChances {
  hold: number;
  break: number;
  tieBreak: number;
}

export const gameChances = (points: PointChances): GameChances => ({
  hold: gameChance(points.hostServes, 0, 0),
  break: 1 - gameChance(1 - points.awayServes, 0, 0),
  tieBreak: (tieBreakChance(points, true, 0, 0) + tieBreakChance(points, false, 0, 0)) / 2,
});

const isOver = (home: number, away: number) =>
  (home >= 6 && home - away >= 2) || (away >= 6 && away - home >= 2) || home === 7 || away === 7;

/** Every way a set can end from a score of games; `current` is the host's chance in the game being played. */
export const setScores = (
  chances: GameChances,
  games: readonly [number, number],
  hostServes: boolean,
  current: number,
): SetScore[] => {
  const reached = zeros(64);
  const [homeNow, awayNow] = games;
  reached[homeNow * 8 + awayNow] = 1;
  const ends: SetScore[] = [];
  for (let played = homeNow + awayNow; played <= 13; played += 1)
    for (let home = homeNow; home <= 7; home += 1) {
      const away = played - home;
      if (away < awayNow || away > 7) continue;
      const chance = reached[home * 8 + away] ?? 0;
      if (chance === 0) continue;
      if (isOver(home, away)) {
        ends.push({ home, away, chance });
        continue;
      }
      const serves = hostServes === ((played - homeNow - awayNow) % 2 === 0);
      const usual = home === 6 && away === 6 ? chances.tieBreak : serves ? chances.hold : chances.break;
      const wins = played === homeNow + awayNow ? current : usual;
      reached[(home + 1) * 8 + away] = (reached[(home + 1) * 8 + away] ?? 0) + chance * wins;
      reached[home * 8 + away + 1] = (reached[home * 8 + away + 1] ?? 0) + chance * (1 - wins);
    }
  return ends;
};

/** A set not begun: who serves first in it is not known long before, so that both are averaged. */
export const freshSet = (chances: GameChances): SetScore[] => {
  const first = setScores(chances, [0, 0], true, chances.hold);
  const second = setScores(chances, [0, 0], false, chances.break);
  return first.map((score) => ({
    ...score,
    chance:
      (score.chance + (second.find(({ home, away }) => home === score.home && away === score.away)?.chance ?? 0)) / 2,
  }));
};
