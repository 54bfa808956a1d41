import { parseMarketCode } from '../../domain/markets/market-code.ts';
import { marketRules } from '../../domain/markets/market-rules.ts';
import { useOfferNames } from '../i18n/markets.ts';
import type { MatchRecord, OfferedMarket } from '../offer/match-record.ts';
import { useBand } from '../offer/use-match.ts';
import { Line } from './line.tsx';
import styles from './market-groups.module.css';
import { Odd } from './odd.tsx';

interface MarketLadderProps {
  record: MatchRecord;
  markets: readonly OfferedMarket[];
}

const lineOf = ({ code }: OfferedMarket, mainBand: string | null): number =>
  Number(parseMarketCode(code).line ?? mainBand ?? 0);

/**
 * A market's lines from low to high, two odds each. The main line moves among the fixed ones; a line that is both is
 * shown once.
 */
export function MarketLadder({ record, markets }: MarketLadderProps) {
  const names = useOfferNames();
  const main = markets.find(({ code }) => parseMarketCode(code).line === null);
  const mainBand = useBand(record.cell(main?.code ?? '', main?.selections[0] ?? ''));
  const { base } = parseMarketCode(markets[0]?.code ?? '');
  const selections = marketRules[base]?.selections ?? [];
  const { hostName, awayName } = names.sides(record.head);
  const headOf = (selection: string) =>
    base.startsWith('AH') ? (selection === '1' ? hostName : awayName) : names.selection(selection);
  const rows = markets
    .filter((market) => market === main || mainBand === null || lineOf(market, null) !== Number(mainBand))
    .toSorted((a, b) => lineOf(a, mainBand) - lineOf(b, mainBand));
  return (
    <div className={styles.ladder}>
      <span />
      {selections.map((selection) => (
        <span key={selection} className={styles.side}>
          {headOf(selection)}
        </span>
      ))}
      {rows.map(({ code }) => (
        <div key={code} className={styles.rung} data-odds-row="">
          <Line record={record} market={code} className={styles.line} />
          {selections.map((selection) => (
            <Odd
              key={selection}
              record={record}
              market={code}
              selection={selection}
              name={names.outcome(record.head, code, selection, parseMarketCode(code).line ?? mainBand)}
              inMarket
            />
          ))}
        </div>
      ))}
    </div>
  );
}
