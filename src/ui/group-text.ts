/** How a group of a system is called: A to Z, then A2 and on. */
export const groupLetter = (index: number): string =>
  String.fromCharCode(65 + (index % 26)) + (index < 26 ? '' : Math.floor(index / 26) + 1);

/** Conditions in short, runs of them as one: `2`, `2–4`, `1, 3–5`. */
export const conditionsText = (conditions: readonly number[]): string => {
  const runs: [number, number][] = [];
  for (const k of [...conditions].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === k - 1) run[1] = k;
    else runs.push([k, k]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
};
