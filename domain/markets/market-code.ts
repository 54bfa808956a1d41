/** Parts of a market a code can be limited to: halves, quarters, hockey periods, sets. */
export const marketPeriods = ['H1', 'H2', 'Q1', 'Q2', 'Q3', 'Q4', 'P1', 'P2', 'P3', 'S1', 'S2', 'S3'] as const;
export type MarketPeriod = (typeof marketPeriods)[number];

export interface MarketCode {
  period: MarketPeriod | null;
  /** What is bet on: `1X2`, `OU`, `AH` ... */
  base: string;
  /** The fixed line of a side market (`1.5` in `OU_1.5`); a main line has none and carries its band with the price. */
  line: string | null;
}

const isPeriod = (text: string | undefined): text is MarketPeriod =>
  (marketPeriods as readonly (string | undefined)[]).includes(text);

/** Reads a market code, `[period_]base[_line]`: `H1_OU_1.5` is over/under 1.5 in the first half. */
export const parseMarketCode = (code: string): MarketCode => {
  const parts = code.split('_');
  const period = isPeriod(parts[0]) && parts.length > 1 ? parts[0] : null;
  const [base = '', line = null] = period ? parts.slice(1) : parts;
  return { period, base, line };
};

/** The market without its line: `H1_OU_1.5` and `H1_OU` are the family `H1_OU`. Filters of the contract name families. */
export const marketFamily = (code: string): string => {
  const { period, base } = parseMarketCode(code);
  return period ? `${period}_${base}` : base;
};
