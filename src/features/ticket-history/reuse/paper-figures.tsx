import { useTranslation } from 'react-i18next';
import type { HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import { amountText, countText } from '../../../ui/amount-text.ts';
import { useOddText } from '../../../ui/odd-format.ts';
import css from '../../../ui/paper.module.css';
import { walletName } from '../../../ui/wallet-name.ts';
import { amountWon, possibleWin } from '../ticket-standing.ts';

export const PaperFigures = ({ ticket }: { ticket: HistoryTicket }) => {
  const { t } = useTranslation('history');
  const oddText = useOddText();
  const { bonus, cashback, currency, maxOdd, minPayout, combinations, stake, systemGroups, status } = ticket;
  const won = amountWon(ticket);
  const money = (amount: number) => `${amountText(amount)} ${walletName({ currency })}`;
  return (
    <dl className={css.figures}>
      <dt>{t('odd')}</dt>
      <dd>{oddText(maxOdd)}</dd>
      {systemGroups.length > 0 && (
        <>
          <dt>{t('combinations')}</dt>
          <dd>{countText(combinations)}</dd>
          <dt>{t('smallestWin')}</dt>
          <dd>{money(minPayout)}</dd>
        </>
      )}
      <dt>{t('stake')}</dt>
      <dd>{money(stake)}</dd>
      {bonus.amount > 0 && (
        <>
          <dt>{t('bonus', { percentage: bonus.percentage })}</dt>
          <dd>{money(bonus.amount)}</dd>
        </>
      )}
      {status === 'rejected' ? (
        <>
          <dt>{t('rejected')}</dt>
          <dd>{t('stakeReturned')}</dd>
        </>
      ) : (
        <>
          <dt>{t(won === null ? 'possibleWin' : 'paidOut')}</dt>
          <dd className={css.win}>{money(won ?? possibleWin(ticket))}</dd>
          {cashback ? (
            <>
              <dt>{t('cashbackGiven')}</dt>
              <dd>{money(cashback)}</dd>
            </>
          ) : null}
        </>
      )}
    </dl>
  );
};
