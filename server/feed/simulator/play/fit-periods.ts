export type Pair = readonly [number, number];

const spread = (points: number, periods: number): number[] =>
  Array.from(
    { length: periods },
    (_, index) => Math.ceil((points * (index + 1)) / periods) - Math.ceil((points * index) / periods),
  );

/**
 * Scores of each period that add up to a score a match was ended with: periods that were played to their end keep theirs
 * as long as the score allows it, the rest is spread over the others.
 */
export const fitPeriods = (score: Pair, played: readonly Pair[], periods: number): Pair[] => {
  const sum = (side: 0 | 1) => played.reduce((total, pair) => total + pair[side], 0);
  const fits = played.length < periods && sum(0) <= score[0] && sum(1) <= score[1];
  const kept = fits ? played : [];
  const open = periods - kept.length;
  const home = spread(score[0] - (fits ? sum(0) : 0), open);
  const away = spread(score[1] - (fits ? sum(1) : 0), open);
  return [...kept, ...home.map((points, index): Pair => [points, away[index] ?? 0])];
};
