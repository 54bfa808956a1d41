import { useTranslation } from 'react-i18next';
import { amountText } from '../../../ui/amount-text.ts';
import { useFigures } from '../use-figures.ts';
import css from './possible-win.module.css';

/** What the ticket can pay; '>' when more would be won than the largest win allowed (spec section 5). */
export const PossibleWin = () => {
  const { t } = useTranslation('ticket');
  const { now, before } = useFigures();
  return (
    <div className={css.win}>
      <span className={css.label}>{t('possibleWin')}</span>
      {before && <s className={css.before}>{amountText(before.possibleWin)}</s>}
      <output className={css.amount} title={now.capped ? t('capped') : undefined}>
        {now.capped && '> '}
        {amountText(now.possibleWin)}
      </output>
    </div>
  );
};
