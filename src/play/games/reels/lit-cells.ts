import type { Spin } from '../../../../contract/games/reels.ts';

/** Cells that pay: those of each line as far as it counts, and the scatters where they pay. */
export const litCells = (spin: Spin, lines: readonly (readonly number[])[], scatter: string | null): string[] => {
  const onLines = spin.lines.flatMap(({ line, count }) =>
    Array.from({ length: count }, (_, reel) => `${reel}:${lines[line]?.[reel] ?? 0}`),
  );
  const scattered =
    spin.scatterWin > 0
      ? spin.window.flatMap((reel, at) => reel.flatMap((symbol, row) => (symbol === scatter ? [`${at}:${row}`] : [])))
      : [];
  return [...new Set([...onLines, ...scattered])];
};

/** What runs by on a reel before it stops: the strip from its stop on, and what was there before. */
export const runningStrip = (
  strip: readonly string[],
  stop: number,
  length: number,
  before: readonly string[],
): string[] => [
  ...Array.from({ length }, (_, place) => strip[(stop + place) % strip.length] ?? ''),
  ...before.slice(0, 3),
];
