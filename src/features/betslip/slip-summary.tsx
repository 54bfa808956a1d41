import { useTranslation } from 'react-i18next';
import { nextBonus } from '../../../domain/ticket/next-bonus.ts';
import { useTicket } from '../../running/machines.ts';
import { amountText } from '../../ui/amount-text.ts';
import { useOddText } from '../../ui/odd-format.ts';
import { BonusProgress } from './bonus-progress.tsx';
import css from './slip-summary.module.css';
import { ticketOddText } from './ticket-odd.tsx';
import { useFigures } from './use-figures.ts';

/** Total odd and bonus; while changes wait to be accepted, before and now are side by side. */
export const SlipSummary = () => {
  const { t } = useTranslation('ticket');
  const oddText = useOddText();
  const selections = useTicket(({ context }) => context.selections);
  const settings = useTicket(({ context }) => context.settings);
  const waiting = useTicket((state) => state.hasTag('waiting'));
  const { t: slip } = useTranslation('slip');
  const { now, before, cashback } = useFigures();
  const next = waiting || before || now.capped ? null : nextBonus(selections, settings);
  const percentages = before ? [before.bonusPercentage, now.bonusPercentage] : [now.bonusPercentage];
  return (
    <div className={css.summary}>
      {before && (
        <div className={css.heads} aria-hidden>
          <span>{t('oddBefore')}</span>
          <span>{t('oddNow')}</span>
        </div>
      )}
      <dl>
        <div className={css.figure}>
          <dt>{t('totalOdd')}</dt>
          {before && <dd className={css.before}>{oddText(before.totalOdd)}</dd>}
          <dd className={css.odd}>{ticketOddText(now, oddText)}</dd>
        </div>
        {percentages.some((percentage) => percentage > 0) && (
          <div className={css.figure}>
            <dt>{t('bonus', { percent: now.bonusPercentage })}</dt>
            {before && <dd className={css.before}>+{amountText(before.bonusAmount)}</dd>}
            <dd className={css.amount}>+{amountText(now.bonusAmount)}</dd>
          </div>
        )}
        {before && (
          <div className={css.figure}>
            <dt>{t('possibleWin')}</dt>
            <dd className={css.before}>{amountText(before.possibleWin)}</dd>
            <dd className={css.win}>
              {now.capped && '> '}
              {amountText(now.possibleWin)}
            </dd>
          </div>
        )}
      </dl>
      {next && <BonusProgress step={next} />}
      {cashback > 0 && <p className={css.cashback}>{slip('cashback', { amount: amountText(cashback) })}</p>}
    </div>
  );
};
