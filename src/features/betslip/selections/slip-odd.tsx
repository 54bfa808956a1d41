import { IconArrowRight, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SlipSelection } from '../../../../domain/ticket/slip-selection.ts';
import { useOddText } from '../../../ui/odd-format.ts';
import css from './slip-odd.module.css';

interface SlipOddProps {
  selection: SlipSelection;
  direction: 'up' | 'down' | undefined;
}

/** The odd; a moved one is shown beside the chosen one. */
export const SlipOdd = ({ selection: { odd, originalOdd }, direction }: SlipOddProps) => {
  const { t } = useTranslation('ticket');
  const oddText = useOddText();
  if (odd === '-') {
    return (
      <span className={css.locked}>
        <IconLock size={12} stroke={1.75} aria-hidden />–
      </span>
    );
  }
  if (direction === undefined || originalOdd === '-') return <span className={css.odd}>{oddText(odd)}</span>;
  return (
    <span className={css.change}>
      <s className={css.before}>
        <span className="visually-hidden">{t('oddBefore')} </span>
        {oddText(originalOdd)}
      </s>
      <IconArrowRight size={14} stroke={1.75} className={css.arrow} aria-hidden />
      <span className={css.odd} data-direction={direction}>
        <span className="visually-hidden">{t('oddNow')} </span>
        {oddText(odd)}
      </span>
    </span>
  );
};
