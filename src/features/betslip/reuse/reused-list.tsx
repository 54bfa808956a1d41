import { IconCheck, IconLock, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReusedSelection, ReusedSlip } from '../../../../contract/http/shared-slip.ts';
import { useOfferNames } from '../../../i18n/markets.ts';
import { useOddText } from '../../../ui/odd-format.ts';
import css from './reused-list.module.css';

const icons = { open: IconCheck, suspended: IconLock, ended: IconX } as const;

const ReusedRow = ({ selection }: { selection: ReusedSelection }) => {
  const { t } = useTranslation('reuse');
  const names = useOfferNames();
  const oddText = useOddText();
  const { marketCode, selectionCode, band, bandNow, player, gone, odd } = selection;
  const Icon = icons[gone ?? 'open'];
  return (
    <li className={css.row} data-gone={gone}>
      <Icon size={16} stroke={1.75} className={css.icon} aria-hidden />
      <div className={css.words}>
        <p className={css.name}>{names.outcome(selection, marketCode, selectionCode, band, player)}</p>
        <p className={css.match}>
          {names.side(selection.hostName)} – {names.side(selection.awayName)}
        </p>
        {gone !== null && <p className={css.note}>{t(gone)}</p>}
        {gone === null && bandNow !== band && <p className={css.note}>{t('lineNow', { line: bandNow ?? '–' })}</p>}
      </div>
      <span className={css.odd}>{odd === null ? '–' : oddText(odd)}</span>
    </li>
  );
};

/** The selections of a slip of before: which are open, at which odds, and why the others are not. */
export const ReusedList = ({ slip }: { slip: ReusedSlip }) => (
  <ul className={css.list}>
    {slip.selections.map((selection) => (
      <ReusedRow key={selection.eventId} selection={selection} />
    ))}
  </ul>
);
