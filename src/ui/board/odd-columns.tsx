import { Fragment, memo } from 'react';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import styles from './board.module.css';
import type { ColumnGroup } from './columns.ts';
import { Line } from './line.tsx';
import { Odd } from './odd.tsx';

interface OddColumnsProps {
  record: MatchRecord;
  groups: readonly ColumnGroup[];
}

/** The odds of one board row, in the columns of its head. */
export const OddColumns = memo(function OddColumns({ record, groups }: OddColumnsProps) {
  const names = useOfferNames();
  const { sport, hostName, awayName, moreMarkets } = record.head;
  if (moreMarkets && record.shape.length === 0)
    return <span className={styles.outright}>{names.tab('outrights')}</span>;
  return groups.map(({ market, selections, hasLine }, place) => {
    const name = names.market(sport, market, { hostName, awayName });
    return (
      <Fragment key={market}>
        {place > 0 && <span className={styles.gap} />}
        {hasLine && <Line record={record} market={market} className={styles.line} />}
        {selections.map((selection) => (
          <Odd
            key={selection}
            record={record}
            market={market}
            selection={selection}
            name={`${name} ${names.selection(selection)}`}
          />
        ))}
      </Fragment>
    );
  });
});
