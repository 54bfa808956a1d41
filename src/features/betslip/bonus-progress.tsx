import { useTranslation } from 'react-i18next';
import type { BonusStep } from '../../../domain/ticket/next-bonus.ts';
import { useOddText } from '../../ui/odd-format.ts';
import css from './bonus-progress.module.css';

export const BonusProgress = ({ step }: { step: BonusStep }) => {
  const { t } = useTranslation('ticket');
  const oddText = useOddText();
  const bars = Array.from({ length: step.needed }, (_, index) => index);
  return (
    <div className={css.progress}>
      <span className={css.bars} aria-hidden>
        {bars.map((bar) => (
          <span key={bar} className={css.bar} data-done={bar < step.counted} />
        ))}
      </span>
      <p className={css.text}>
        {t('nextBonus', {
          count: step.needed - step.counted,
          odd: oddText(step.minOdd),
          percent: step.percentage,
        })}
      </p>
    </div>
  );
};
