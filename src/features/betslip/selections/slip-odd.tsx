import { IconArrowRight, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SlipSelection } from '../../../../domain/ticket/slip-selection.ts';
import css from './slip-odd.module.css';

interface SlipOddProps {
  selection: SlipSelection;
  direction: 'up' | 'down' | undefined;
}

/** The odd, always with two decimals; a moved one stands beside the one that was chosen. */
export const SlipOdd = ({ selection: { odd, originalOdd }, direction }: SlipOddProps) => {
  const { t } = useTranslation('ticket');
  if (odd === '-') {
    return (
      <span className={css.locked}>
        <IconLock size={12} stroke={1.75} aria-hidden />–
      </span>
    );
  }
  if (direction === undefined || originalOdd === '-') return <span className={css.odd}>{odd.toFixed(2)}</span>;
  return (
    <span className={css.change}>
      <s className={css.before}>
        <span className="visually-hidden">{t('oddBefore')} </span>
        {originalOdd.toFixed(2)}
      </s>
      <IconArrowRight size={14} stroke={1.75} className={css.arrow} aria-hidden />
      <span className={css.odd} data-direction={direction}>
        <span className="visually-hidden">{t('oddNow')} </span>
        {odd.toFixed(2)}
      </span>
    </span>
  );
};
