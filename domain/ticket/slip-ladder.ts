import { type Minor, toMajor } from '../money/money.ts';
import { capped, winOf } from '../payout/ticket-figures.ts';
import type { Ratio } from '../system/line-sums.ts';
import { payoutLadder, type Span } from '../system/payout-ladder.ts';
import { combinationsOf } from '../system/system.ts';
import { maxWinOf, type SlipTerms } from './slip-figures.ts';
import { legsOf } from './slip-system.ts';

/** A step of the ladder as the slip shows it: wins in major units. */
export interface SlipStep {
  /** Correct selections inside groups; a span only where several numbers win nothing. */
  hits: Span<number>;
  lines: Span<bigint>;
  win: Span<number>;
}

/** What 0 to n correct selections inside groups win, those outside being correct; steps that win nothing are one entry. */
export const slipLadder = ({ selections, groups, stake, settings, currencyId }: SlipTerms): SlipStep[] => {
  const legs = legsOf(selections, groups);
  const combinations = combinationsOf(legs, groups);
  const maxWin = maxWinOf(settings, currencyId);
  const won = (odds: Ratio): Minor => capped(winOf(BigInt(stake), odds, combinations), maxWin);
  const steps = payoutLadder(legs, groups).map(({ hits, lines, odds }) => ({
    hits: { least: hits, most: hits },
    lines,
    win: { least: toMajor(won(odds.least)), most: toMajor(won(odds.most)) },
  }));
  const empty = steps.filter(({ lines }) => lines.most === 0n);
  const [first] = empty;
  return [...(first ? [{ ...first, hits: { least: 0, most: empty.length - 1 } }] : []), ...steps.slice(empty.length)];
};
