/** Goals of one side beyond this are too rare to price. */
const most = 11;

/** Where a score can end: probabilities of the final score, and what follows from it. */
export interface ScoreDistribution {
  /** Chance of exactly this final score. */
  exactly(home: number, away: number): number;
  /** Chances by total, by home goals, by away goals; index is the number of goals. */
  totals: number[];
  homeGoals: number[];
  awayGoals: number[];
  /** Chance that home minus away is `difference`. */
  differenceOf(difference: number): number;
  /** Chance that home minus away is greater than `line`. */
  differenceAbove(line: number): number;
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

const poisson = (mean: number): number[] => {
  const chances = zeros(most + 1);
  chances[0] = Math.exp(-mean);
  for (let goals = 1; goals <= most; goals += 1) chances[goals] = ((chances[goals - 1] ?? 0) * mean) / goals;
  return chances;
};

/**
 * Dixon and Coles' correction of the four lowest scores for the dependence of the two sides; `rho` is negative when
 * draws are more frequent than independent sides would give. Source: Dixon, Coles, "Modelling Association Football Scores
 * and Inefficiencies in the Football Betting Market", Applied Statistics 46 (1997), equation 4.2.
 */
const correction = (home: number, away: number, homeMean: number, awayMean: number, rho: number): number => {
  if (home === 0 && away === 0) return 1 - homeMean * awayMean * rho;
  if (home === 0 && away === 1) return 1 + homeMean * rho;
  if (home === 1 && away === 0) return 1 + awayMean * rho;
  if (home === 1 && away === 1) return 1 - rho;
  return 1;
};

const add = (array: number[], index: number, chance: number) => {
  array[index] = (array[index] ?? 0) + chance;
};

/** The distribution of the final score from the score now and the goals each side may still be expected to score. */
export const scoreDistribution = (
  [homeNow, awayNow]: readonly [number, number],
  [homeMean, awayMean]: readonly [number, number],
  rho = 0,
): ScoreDistribution => {
  const home = poisson(homeMean);
  const away = poisson(awayMean);
  const totals = zeros(homeNow + awayNow + 2 * most + 1);
  const homeGoals = zeros(homeNow + most + 1);
  const awayGoals = zeros(awayNow + most + 1);
  const differences = zeros(2 * most + 1);
  const chanceOf = (h: number, a: number) =>
    (home[h] ?? 0) * (away[a] ?? 0) * (rho !== 0 && h < 2 && a < 2 ? correction(h, a, homeMean, awayMean, rho) : 1);
  let sum = 0;
  for (let h = 0; h <= most; h += 1)
    for (let a = 0; a <= most; a += 1) {
      const chance = chanceOf(h, a);
      sum += chance;
      add(totals, homeNow + awayNow + h + a, chance);
      add(homeGoals, homeNow + h, chance);
      add(awayGoals, awayNow + a, chance);
      add(differences, h - a + most, chance);
    }
  // Goals beyond the most are cut off; what is left is made whole again.
  for (const chances of [totals, homeGoals, awayGoals, differences])
    for (let index = 0; index < chances.length; index += 1) chances[index] = (chances[index] ?? 0) / sum;
  const lead = homeNow - awayNow;
  return {
    exactly: (h, a) => (h < homeNow || a < awayNow ? 0 : chanceOf(h - homeNow, a - awayNow) / sum),
    totals,
    homeGoals,
    awayGoals,
    differenceOf: (difference) => differences[difference - lead + most] ?? 0,
    differenceAbove: (line) => {
      let chance = 0;
      for (let index = Math.max(0, Math.floor(line - lead) + 1 + most); index < differences.length; index += 1)
        chance += differences[index] ?? 0;
      return Math.min(1, chance);
    },
  };
};
