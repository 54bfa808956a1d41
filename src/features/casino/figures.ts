/** A percentage with one decimal, two where the second one is not 0: `96.5%`, `97.30%` is `97.3%`. */
export const percentText = (percent: number): string => `${Math.round(percent * 10) / 10}%`;

/** The least and the most that comes back. */
export const returnText = ([least, most]: readonly [number, number]): string =>
  least === most ? `${most}%` : `${least}–${most}%`;

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A figure of odds, `45,936.6`, or of a multiple, `1.5`. */
export const figureText = (value: number): string => figures.format(value >= 100 ? Math.round(value) : value);
