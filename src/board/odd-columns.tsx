import { memo, useMemo } from 'react';
import type { OfferNames } from '../i18n/markets.ts';
import type { MatchRecord } from '../offer/match-record.ts';
import { useOddsDesk } from '../offer/odds-desk.ts';
import { useBand } from '../offer/use-match.ts';
import odds from '../ui/odds-button.module.css';
import styles from './board.module.css';
import type { ColumnGroup } from './columns.ts';
import { lineText } from './line.tsx';
import { oddButton } from './odd.tsx';
import { OddLeaf } from './odd-leaf.ts';

interface GroupProps {
  record: MatchRecord;
  group: ColumnGroup;
  names: OfferNames;
}

/** The odds of a market in a row: one component for all of them, since a page has hundreds. */
const useOdds = ({ record, group: { market, selections }, names }: GroupProps, band: string | null) => {
  const desk = useOddsDesk();
  return useMemo(
    () =>
      selections.map((selection) => {
        const name = names.outcomeInMatch(record.head, market, selection, band);
        const odd = { record, market, selection, name };
        return desk.still?.(odd, odds.board, selection) ?? oddButton(new OddLeaf(desk, odd), odds.board, selection);
      }),
    [desk, record, market, selections, names, band],
  );
};

const Odds = (props: GroupProps) => useOdds(props, null);

/** Odds that are for a line, behind it. */
const OddsWithLine = (props: GroupProps) => {
  const { record, group } = props;
  const { market, selections } = group;
  const band = useBand(record.cell(market, selections[0] ?? ''));
  const buttons = useOdds(props, band);
  return (
    <>
      <span className={styles.line}>{lineText(market, band)}</span>
      {buttons}
    </>
  );
};

interface OddColumnsProps {
  record: MatchRecord;
  groups: readonly ColumnGroup[];
  names: OfferNames;
}

export const OddColumns = memo(function OddColumns({ record, groups, names }: OddColumnsProps) {
  if (record.head.moreMarkets && record.shape.length === 0)
    return <span className={styles.outright}>{names.tab('outrights')}</span>;
  return groups.flatMap((group, place) => {
    const Market = group.hasLine ? OddsWithLine : Odds;
    return [
      place > 0 && <span key={`before ${group.market}`} className={styles.gap} />,
      <Market key={group.market} record={record} group={group} names={names} />,
    ];
  });
});
