import { type Odd, parseOdd } from '../odds/odd.ts';
import type { SlipOdd } from './slip-selection.ts';

/** The odds that count: a locked one does not. */
export const countedOdds = (odds: readonly SlipOdd[]): Odd[] =>
  odds.map((odd) => parseOdd(odd)).filter((odd) => odd !== null);
