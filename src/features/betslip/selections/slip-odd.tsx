import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SlipSelection } from '../../../../domain/ticket/slip-selection.ts';
import { useOddText } from '../../../ui/odd-format.ts';
import css from './slip-odd.module.css';

interface SlipOddProps {
  selection: SlipSelection;
  direction: 'up' | 'down' | undefined;
}

/** The odd in its own column; a moved one is below the chosen one, so that no row grows. */
export const SlipOdd = ({ selection: { odd, originalOdd }, direction }: SlipOddProps) => {
  const { t } = useTranslation('ticket');
  const oddText = useOddText();
  if (odd === '-') {
    return (
      <span className={`${css.odd} ${css.locked}`}>
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
      <span className={css.odd} data-direction={direction}>
        <span className="visually-hidden">{t('oddNow')} </span>
        {oddText(odd)}
      </span>
    </span>
  );
};
