import type { ScoreDistribution } from './score-distribution.ts';
import { zeros } from './tennis-chances.ts';

/** What follows a level score: one side wins by `points`, the host with this chance. */
export interface Decider {
  points: number;
  host: number;
}

const add = (array: number[], index: number, chance: number) => {
  array[index] = (array[index] ?? 0) + chance;
};

export type Points = readonly number[];

const times = (a: Points, b: Points): number[] => {
  const product = zeros(a.length + b.length - 1);
  for (let i = 0; i < a.length; i += 1) {
    const chance = a[i] ?? 0;
    if (chance < 1e-12) continue;
    for (let j = 0; j < b.length; j += 1) add(product, i + j, chance * (b[j] ?? 0));
  }
  return product;
};

export const repeated = (once: Points, tries: number): Points => {
  let result: Points = [1];
  let power = once;
  for (let left = tries; left > 0; left >>= 1) {
    if (left & 1) result = times(result, power);
    if (left > 1) power = times(power, power);
  }
  return result;
};

/**
 * The final score when the points still to come of both sides are independent; `home` and `away` are their chances by
 * number. A decider ends what would end level.
 */
export const independentScores = (
  [homeNow, awayNow]: readonly [number, number],
  home: Points,
  away: Points,
  decider: Decider | null = null,
): ScoreDistribution => {
  const more = decider?.points ?? 0;
  const middle = awayNow + away.length + more;
  const totals = zeros(homeNow + awayNow + home.length + away.length + more);
  const homeGoals = zeros(homeNow + home.length + more);
  const awayGoals = zeros(awayNow + away.length + more);
  const leads = zeros(middle + homeNow + home.length + more);
  const exactly = (h: number, a: number) => (home[h - homeNow] ?? 0) * (away[a - awayNow] ?? 0);
  const end = (h: number, a: number, chance: number): void => {
    add(totals, h + a, chance);
    add(homeGoals, h, chance);
    add(awayGoals, a, chance);
    add(leads, h - a + middle, chance);
  };
  for (let i = 0; i < home.length; i += 1) {
    const chance = home[i] ?? 0;
    if (chance < 1e-12) continue;
    for (let j = 0; j < away.length; j += 1) {
      const both = chance * (away[j] ?? 0);
      const [h, a] = [homeNow + i, awayNow + j];
      if (decider && h === a) {
        end(h + more, a, both * decider.host);
        end(h, a + more, both * (1 - decider.host));
      } else end(h, a, both);
    }
  }
  return {
    exactly,
    totals,
    homeGoals,
    awayGoals,
    differenceOf: (difference) => leads[difference + middle] ?? 0,
    differenceAbove: (line) => {
      let chance = 0;
      for (let index = Math.max(0, Math.floor(line) + 1 + middle); index < leads.length; index += 1)
        chance += leads[index] ?? 0;
      return Math.min(1, chance);
    },
  };
};
