import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type PayReason, warnsOfFreeBet } from '../../../domain/ticket/pay-reasons.ts';
import { useTicket } from '../../running/use-ticket.ts';
import { amountText } from '../../ui/amount-text.ts';
import css from './slip-action.module.css';

/** Why pay is held back, and what to heed, in words. */
export const PayReasons = ({ reasons }: { reasons: readonly PayReason[] }) => {
  const { t } = useTranslation('ticket');
  const freeBet = useTicket(({ context }) => warnsOfFreeBet(context));
  const words = reasons.map((reason) => {
    if (!('values' in reason)) return t(reason.key);
    return reason.key === 'maxTicketSelections'
      ? t(reason.key, reason.values)
      : t(reason.key, { amount: amountText(reason.values.amount) });
  });
  return (
    <ul id="pay-reasons" className={css.reasons}>
      {[...words, ...(freeBet ? [t('minSelectionsMaxOddFreebet')] : [])].map((word) => (
        <li key={word} className={css.reason}>
          <IconAlertCircle size={16} stroke={1.75} aria-hidden />
          {word}
        </li>
      ))}
    </ul>
  );
};
