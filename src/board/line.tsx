import { memo } from 'react';
import { parseMarketCode } from '../../domain/markets/market-code.ts';
import { marketRules } from '../../domain/markets/market-rules.ts';
import { handicapFor } from '../i18n/markets.ts';
import type { MatchRecord } from '../offer/match-record.ts';
import { useBand } from '../offer/use-match.ts';

/** The line of a market as it is shown: goals or points, or the host's handicap. */
export const lineText = (market: string, band: string | null): string => {
  const { base, line } = parseMarketCode(market);
  const at = band ?? line;
  if (at === null) return '';
  return base.startsWith('AH') ? handicapFor('1', at) : at;
};

export const Line = memo(function Line({ record, market, className }: LineProps) {
  const { base } = parseMarketCode(market);
  const band = useBand(record.cell(market, marketRules[base]?.selections[0] ?? ''));
  return <span className={className}>{lineText(market, band)}</span>;
});

interface LineProps {
  record: MatchRecord;
  market: string;
  className?: string | undefined;
}
