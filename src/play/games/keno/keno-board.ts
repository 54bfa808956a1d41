const columns = 10;
const last = 80;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

/** The number that an arrow leads to on the board of eight rows of ten; null for other keys, and beyond the edge. */
export const arrowTarget = (key: string, number: number): number | null => {
  const to = number + (steps[key] ?? Number.NaN);
  return to >= 1 && to <= last ? to : null;
};
