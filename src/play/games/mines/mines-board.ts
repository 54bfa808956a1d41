const columns = 5;

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The field that an arrow leads to on the board of five by five; null for other keys, and beyond the edge. */
export const fieldTarget = (key: string, field: number): number | null => {
  const [dx, dy] = steps[key] ?? [Number.NaN, 0];
  const [x, y] = [(field % columns) + dx, Math.floor(field / columns) + dy];
  return x >= 0 && x < columns && y >= 0 && y < columns ? y * columns + x : null;
};
