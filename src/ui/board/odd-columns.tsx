import { Fragment, memo } from 'react';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useBand } from '../../offer/use-match.ts';
import styles from './board.module.css';
import type { ColumnGroup } from './columns.ts';
import { lineText } from './line.tsx';
import { Odd } from './odd.tsx';

interface GroupProps {
  record: MatchRecord;
  group: ColumnGroup;
}

const Odds = ({ record, group: { market, selections }, band }: GroupProps & { band: string | null }) => {
  const names = useOfferNames();
  return selections.map((selection) => (
    <Odd
      key={selection}
      record={record}
      market={market}
      selection={selection}
      name={names.outcomeInMatch(record.head, market, selection, band)}
    />
  ));
};

/** Odds that are for a line, behind it. */
const OddsWithLine = ({ record, group }: GroupProps) => {
  const { market, selections } = group;
  const band = useBand(record.cell(market, selections[0] ?? ''));
  return (
    <>
      <span className={styles.line}>{lineText(market, band)}</span>
      <Odds record={record} group={group} band={band} />
    </>
  );
};

interface OddColumnsProps {
  record: MatchRecord;
  groups: readonly ColumnGroup[];
}

/** The odds of one board row, in the columns of its head. */
export const OddColumns = memo(function OddColumns({ record, groups }: OddColumnsProps) {
  const names = useOfferNames();
  if (record.head.moreMarkets && record.shape.length === 0)
    return <span className={styles.outright}>{names.tab('outrights')}</span>;
  return groups.map((group, place) => (
    <Fragment key={group.market}>
      {place > 0 && <span className={styles.gap} />}
      {group.hasLine ? (
        <OddsWithLine record={record} group={group} />
      ) : (
        <Odds record={record} group={group} band={null} />
      )}
    </Fragment>
  ));
});
