import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryTicket } from '../../../contract/entities/history-ticket.ts';
import { amountText, countText } from '../../ui/amount-text.ts';
import { useOddText } from '../../ui/odd-format.ts';
import { signedText } from '../../ui/signed-text.ts';
import { walletName } from '../../ui/wallet-name.ts';
import styles from './ticket-details.module.css';
import { amountWon, openStakeOf, possibleWin, reasonOf, resultOf } from './ticket-standing.ts';

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** The lines of a system; while its selections are settled one by one, how many are left and what is won already. */
const Lines = ({ ticket: { combinations, minPayout, selections, standing } }: { ticket: HistoryTicket }) => {
  const { t } = useTranslation('history');
  if (!standing || selections.every((leg) => leg.status === 'open')) {
    return (
      <>
        <Figure name={t('combinations')}>{countText(combinations)}</Figure>
        <Figure name={t('smallestWin')}>{amountText(minPayout)}</Figure>
      </>
    );
  }
  return (
    <>
      <Figure name={t('linesAlive')}>
        {t('linesOf', { alive: countText(standing.alive), total: countText(combinations) })}
      </Figure>
      <Figure name={t('wonSoFar')}>{amountText(standing.certain)}</Figure>
    </>
  );
};

/** What happened to the money of a ticket, or still can. */
export const TicketMoney = ({ ticket }: { ticket: HistoryTicket }) => {
  const { t } = useTranslation('history');
  const oddText = useOddText();
  const { bonus, cashback, cashOut, currency, maxOdd, stake, standing, status } = ticket;
  const won = amountWon(ticket);
  const left = openStakeOf(ticket);
  const result = resultOf(ticket);
  const isSystem = ticket.systemGroups.length > 0;
  if (status === 'rejected') {
    return (
      <p className={styles.refused}>
        <strong>{t('stakeReturned')}</strong> {t(reasonOf(ticket))}
      </p>
    );
  }
  return (
    <dl className={styles.figures}>
      <Figure name={t('odd')}>{oddText(maxOdd)}</Figure>
      <Figure name={t('stake')}>
        {amountText(stake)} {walletName({ currency })}
      </Figure>
      {isSystem && <Lines ticket={ticket} />}
      {bonus.amount > 0 && (
        <Figure name={t('bonus', { percentage: bonus.percentage })}>{amountText(bonus.amount)}</Figure>
      )}
      <dt>{t(won !== null ? 'paidOut' : isSystem && standing ? 'bestPossible' : 'possibleWin')}</dt>
      <dd className={styles.win} data-won={won === null || won > 0}>
        {amountText(won ?? possibleWin(ticket))}
      </dd>
      {cashback ? <Figure name={t('cashbackGiven')}>{amountText(cashback)}</Figure> : null}
      {cashOut !== null && status !== 'cashout' && <Figure name={t('cashedOutPart')}>{amountText(cashOut)}</Figure>}
      {cashOut !== null && left > 0 && <Figure name={t('stakeLeft')}>{amountText(left)}</Figure>}
      {result !== null && <Figure name={t('result')}>{signedText(result)}</Figure>}
    </dl>
  );
};
