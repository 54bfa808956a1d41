import { useOfferNames } from '../i18n/markets.ts';
import type { MatchRecord, OfferedMarket } from '../offer/match-record.ts';
import styles from './market-groups.module.css';
import { Odd } from './odd.tsx';
import type { ScoreColumns } from './score-columns.ts';

interface MarketScoresProps {
  record: MatchRecord;
  market: OfferedMarket;
  columns: ScoreColumns;
}

/** Scores in columns, each under the side that wins by it. */
export function MarketScores({ record, market, columns: { heads, rows, others } }: MarketScoresProps) {
  const names = useOfferNames();
  const { hostName, awayName } = names.sides(record.head);
  const headOf = { '1': hostName, X: names.outcome(record.head, '1X2', 'X', null), '2': awayName };
  const odd = (selection: string) => (
    <Odd
      key={selection}
      record={record}
      market={market.code}
      selection={selection}
      name={names.outcome(record.head, market.code, selection, null)}
      label={names.selection(selection)}
      inMarket
    />
  );
  return (
    <>
      <div className={styles.odds}>
        {heads.map((head) => (
          <span key={head} className={styles.side}>
            {headOf[head]}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row.join()} className={styles.odds} data-odds-row="">
          {row.map((selection, column) => (selection === undefined ? <span key={heads[column]} /> : odd(selection)))}
        </div>
      ))}
      {others.length > 0 && (
        <div className={styles.odds} data-odds-row="">
          {others.map(odd)}
        </div>
      )}
    </>
  );
}
