import { memo } from 'react';
import { type OfferNames, useOfferNames } from '../../i18n/markets.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useBand } from '../../offer/use-match.ts';
import styles from './board.module.css';
import type { ColumnGroup } from './columns.ts';
import { lineText } from './line.tsx';
import { Odd } from './odd.tsx';

interface GroupProps {
  record: MatchRecord;
  group: ColumnGroup;
  names: OfferNames;
}

const odds = ({ record, group: { market, selections }, names }: GroupProps, band: string | null) =>
  selections.map((selection) => (
    <Odd
      key={`${market} ${selection}`}
      record={record}
      market={market}
      selection={selection}
      name={names.outcomeInMatch(record.head, market, selection, band)}
    />
  ));

/** Odds that are for a line, behind it. */
const OddsWithLine = (props: GroupProps) => {
  const { record, group } = props;
  const { market, selections } = group;
  const band = useBand(record.cell(market, selections[0] ?? ''));
  return (
    <>
      <span className={styles.line}>{lineText(market, band)}</span>
      {odds(props, band)}
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
  return groups.flatMap((group, place) => [
    place > 0 && <span key={`before ${group.market}`} className={styles.gap} />,
    group.hasLine ? (
      <OddsWithLine key={group.market} record={record} group={group} names={names} />
    ) : (
      odds({ record, group, names }, null)
    ),
  ]);
});
