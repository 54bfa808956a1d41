const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/**
 * Chances of each entrant to be among the first `places` (up to three) when the ranking is drawn one place after the other,
 * every one left by his weight. Source: Plackett, "The Analysis of Permutations", Applied Statistics 24 (1975).
 */
export const chancesToPlace = (weights: readonly number[], places: number): number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const chances = zeros(weights.length);
  const place = (taken: readonly number[], left: number, reached: number): void => {
    for (const [entrant, weight] of weights.entries()) {
      if (taken.includes(entrant)) continue;
      const chance = (reached * weight) / left;
      chances[entrant] = (chances[entrant] ?? 0) + chance;
      if (taken.length + 1 < places) place([...taken, entrant], left - weight, chance);
    }
  };
  place([], sum, 1);
  return chances;
};

/** A ranking drawn by these weights, best first: entrants by their place in the list. */
export const drawRanking = (random: () => number, weights: readonly number[]): number[] =>
  weights
    // The first of independent exponential times by rate is drawn by weight, and so on down (Plackett and Luce).
    .map((weight, entrant) => ({ entrant, time: -Math.log(1 - random()) / weight }))
    .sort((a, b) => a.time - b.time)
    .map(({ entrant }) => entrant);
