import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Movement } from '../../../contract/entities/movement.ts';
import { stampText, yearAgo } from '../../i18n/dates/calendar.ts';
import { amountText } from '../../ui/amount-text.ts';
import { signedText } from '../../ui/signed-text.ts';
import { ticketCode } from '../../ui/ticket-code.ts';
import { walletName } from '../../ui/wallet-name.ts';
import { kindNames } from './kind-names.ts';
import css from './transactions-page.module.css';

/** What a movement was for, as a link where there is a page for it. */
const Reason = ({ movement: { ticket_id, payment_id, game } }: { movement: Movement }) => {
  const { t } = useTranslation('transactions');
  if (ticket_id !== null)
    return (
      // The ticket may have been paid in long before this: its code is looked for in a year's days.
      <Link to="/ticket_history" search={{ q: ticket_id.slice(0, 8), from: yearAgo() }} className={css.reason}>
        {t('ticket', { code: ticketCode(ticket_id) })}
      </Link>
    );
  if (payment_id !== null)
    return (
      <Link to="/callback" search={{ payment: payment_id }} className={css.reason}>
        {t('deposit', { code: ticketCode(payment_id) })}
      </Link>
    );
  if (game !== null)
    return (
      <Link to="/account/rounds" className={css.reason}>
        {game}
      </Link>
    );
  return null;
};

/** A line of the table; on a phone, three lines of a list. */
export const MovementRow = ({ movement }: { movement: Movement }) => {
  const { t } = useTranslation('transactions');
  const { at, kind, amount, bonus, balance } = movement;
  return (
    <tr className={css.row}>
      <td className={css.time}>
        <time dateTime={at}>{stampText(at)}</time>
      </td>
      <td className={css.kind}>
        {t(kindNames[kind])}
        {bonus !== 0 && <small>{t('bonusPart', { amount: signedText(bonus) })}</small>}
      </td>
      <td className={css.for}>
        <Reason movement={movement} />
      </td>
      <td className={css.wallet}>{walletName(movement)}</td>
      <td className={css.amount} data-came={amount > 0}>
        {signedText(amount)}
      </td>
      <td className={css.balance}>
        <span className={css.label}>{t('balance')} </span>
        {amountText(balance)}
      </td>
    </tr>
  );
};
