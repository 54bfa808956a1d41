import { useTranslation } from 'react-i18next';
import type { HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import type { CashOutQuote } from '../../../../contract/http/cash-out.ts';
import { useCashOut } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { signedText } from '../../../ui/signed-text.ts';
import { walletName } from '../../../ui/wallet-name.ts';
import { openStakeOf } from '../ticket-standing.ts';
import styles from './cash-out-terms.module.css';

/** What is given up, received and left. */
interface Terms {
  stake: number;
  amount: number;
  stakeLeft: number;
  maxPayoutLeft: number;
}

interface CashOutTermsProps {
  ticket: HistoryTicket | undefined;
  ratio: number;
  quote: CashOutQuote | null;
}

const rows = [
  ['stake', 'stake', undefined],
  ['cashOutReceive', 'amount', 'money'],
  ['cashOutProfit', null, 'profit'],
  ['stakeLeft', 'stakeLeft', undefined],
  ['cashOutWinLeft', 'maxPayoutLeft', 'money'],
] as const;

const wayOf = (amount: number): 'up' | 'down' | undefined => (amount > 0 ? 'up' : amount < 0 ? 'down' : undefined);

const Cell = ({ terms, row: [, key, kind] }: { terms: Terms | null; row: (typeof rows)[number] }) => {
  if (terms === null) return <td>–</td>;
  if (key !== null) return <td data-kind={kind}>{amountText(terms[key])}</td>;
  const profit = terms.amount - terms.stake;
  return <td data-way={wayOf(Math.round(profit * 100))}>{signedText(profit)}</td>;
};

/** What a cash-out gives and takes: of the chosen part, and next to it of the whole ticket. */
export const CashOutTerms = ({ ticket, ratio, quote }: CashOutTermsProps) => {
  const { t } = useTranslation('history');
  const worth = useCashOut(({ context }) =>
    ticket ? (context.quotes[ticket.ticket_id] ?? ticket.cashOutOffer) : null,
  );
  const whole =
    ticket && worth != null ? { stake: openStakeOf(ticket), amount: worth, stakeLeft: 0, maxPayoutLeft: 0 } : null;
  const part = ratio < 1;
  return (
    <table className={styles.terms}>
      <caption className="visually-hidden">{t('cashOutPart')}</caption>
      <thead>
        <tr>
          <th scope="col">{ticket && walletName(ticket)}</th>
          {part && <th scope="col">{t('cashOutWhole')}</th>}
          <th scope="col">{part ? t('cashOutThisPart', { part: ratio * 100 }) : t('cashOutWhole')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            <th scope="row">{t(row[0])}</th>
            {part && <Cell terms={whole} row={row} />}
            <Cell terms={quote} row={row} />
          </tr>
        ))}
      </tbody>
      {quote && quote.bonus > 0 && (
        <tfoot>
          <tr>
            <td colSpan={part ? 3 : 2}>{t('cashOutBonus', { amount: amountText(quote.bonus) })}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
};
