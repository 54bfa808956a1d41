import { median, quantile } from './quantile.ts';

/** What one part of the board bench found in each of its rounds, and what it has to reach. */
export interface Figure {
  goal: string;
  /** One value a round. */
  values: readonly number[];
  must: { atMost: number } | { atLeast: number };
  stretch?: number;
}

export interface Judged {
  goal: string;
  median: number;
  /** The quartile on the good side: only when this misses as well, the goal is missed and not the machine busy. */
  better: number;
  must: string;
  stretch: number | undefined;
  reached: boolean;
}

/** Round by round, one contestant's value by the other's: both ran within seconds of each other. */
export const ratios = (values: readonly number[], reference: readonly number[]): number[] =>
  values.map((value, round) => value / (reference[round] ?? Number.NaN));

export const judge = ({ goal, values, must, stretch }: Figure): Judged => {
  const most = 'atMost' in must;
  const better = quantile(values, most ? 0.25 : 0.75);
  return {
    goal,
    median: Number(median(values).toFixed(3)),
    better: Number(better.toFixed(3)),
    must: 'atMost' in must ? `<= ${must.atMost}` : `>= ${must.atLeast}`,
    stretch,
    reached: 'atMost' in must ? better <= must.atMost : better >= must.atLeast,
  };
};

/**
 * Prints what contestants took and which goals were reached, as tables or (`-- --json`) as one object; ends with 1 when
 * one was missed.
 */
export const tellFigures = (contestants: readonly object[], figures: readonly Judged[]): void => {
  const good = figures.every(({ reached }) => reached);
  if (process.argv.includes('--json')) console.log(JSON.stringify({ contestants, figures, good }));
  else {
    console.table(contestants);
    console.table(figures);
  }
  process.exitCode = good ? 0 : 1;
};
