/** Kinds of parts a market code can be limited to: half, quarter, period, set, game, map, frame, the first n innings. */
export type PartKind = 'H' | 'Q' | 'P' | 'S' | 'G' | 'M' | 'R' | 'I';
export type MarketPeriod = `${PartKind}${number}`;

export interface MarketCode {
  period: MarketPeriod | null;
  /** What is bet on: `1X2`, `OU`, `AH` ... */
  base: string;
  /** The fixed line of a side market (`1.5` in `OU_1.5`); a main line has none and carries its band with the price. */
  line: string | null;
  /** Whose figure it is about (`h3` in `PP_h3`): the id of one of the match's players. */
  player: string | null;
}

const isPeriod = (text: string | undefined): text is MarketPeriod => /^[HQPSGMRI][1-9]$/.test(text ?? '');

/** Reads a market code, `[period_]base[_line or player]`: `H1_OU_1.5` is over/under 1.5 in the first half. */
export const parseMarketCode = (code: string): MarketCode => {
  const parts = code.split('_');
  const period = isPeriod(parts[0]) && parts.length > 1 ? parts[0] : null;
  const [base = '', last = null] = period ? parts.slice(1) : parts;
  const isPlayer = last !== null && /^[a-z]/.test(last);
  return { period, base, line: isPlayer ? null : last, player: isPlayer ? last : null };
};

/** The market without its line: `H1_OU_1.5` and `H1_OU` are the family `H1_OU`. Filters of the contract name families. */
export const marketFamily = (code: string): string => {
  const { period, base } = parseMarketCode(code);
  return period ? `${period}_${base}` : base;
};
