import { useTranslation } from 'react-i18next';
import { amountText } from '../../../ui/amount-text.ts';
import { useOddText } from '../../../ui/odd-format.ts';
import { useFigures } from '../use-figures.ts';
import css from './system-win.module.css';

/** What the smallest winning line pays, and all of them together. */
export const SystemWin = () => {
  const { t } = useTranslation(['slip', 'ticket']);
  const oddText = useOddText();
  const { now, before } = useFigures();
  return (
    <dl className={css.wins}>
      <div>
        <dt className={css.label}>{t('smallestWin', { odd: oddText(now.smallestOdd) })}</dt>
        <dd className={css.smallest}>
          {before && <s className={css.before}>{amountText(before.smallestWin)}</s>} {amountText(now.smallestWin)}
        </dd>
      </div>
      <div className={css.right}>
        <dt className={css.label}>
          {t('largestWin', {
            odd: now.highestOdd === null ? oddText(now.totalOdd) : `> ${oddText(now.highestOdd)}`,
          })}
        </dt>
        <dd className={css.largest}>
          {before && <s className={css.before}>{amountText(before.possibleWin)}</s>} {now.capped && '> '}
          {amountText(now.possibleWin)}
        </dd>
        {now.capped && <dd className={css.label}>{t('capped', { ns: 'ticket' })}</dd>}
      </div>
    </dl>
  );
};
