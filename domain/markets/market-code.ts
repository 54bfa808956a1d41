/** Kinds of parts a market code can be limited to: half, quarter, period, set, game, map, frame, the first n innings. */
export type PartKind = 'H' | 'Q' | 'P' | 'S' | 'G' | 'M' | 'R' | 'I';
export type MarketPeriod = `${PartKind}${number}`;

export interface MarketCode {
  period: MarketPeriod | null;
  /** What is bet on: `1X2`, `OU`, `AH` ... */
  base: string;
  /** The fixed line of a side market (`1.5` in `OU_1.5`); a main line has none and carries its band with the price. */
  line: string | null;
}

const isPeriod = (text: string | undefined): text is MarketPeriod => /^[HQPSGMRI][1-9]$/.test(text ?? '');

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
