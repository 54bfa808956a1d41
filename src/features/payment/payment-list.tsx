import {
  IconCircleCheckFilled,
  IconCircleMinus,
  IconCircleXFilled,
  IconClock,
  IconClockExclamation,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../../contract/entities/payment.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { amountText } from '../../ui/amount-text.ts';
import css from './payment-list.module.css';
import { methodNames, stateNames } from './payment-names.ts';

const icons = {
  started: IconClock,
  expired: IconClockExclamation,
  credited: IconCircleCheckFilled,
  declined: IconCircleXFilled,
  cancelled: IconCircleMinus,
} as const;

/** Deposits with the state of each; those without an end lead to the page that waits for it. */
export const PaymentList = ({ payments }: { payments: readonly Payment[] }) => {
  const { t } = useTranslation('payments');
  return (
    <ul>
      {payments.map(({ payment_id, state, method, amount, currency, reference, createdAt }) => {
        const Icon = icons[state];
        const mark = (
          <>
            <Icon size={16} stroke={1.75} aria-hidden />
            {t(stateNames[state])}
          </>
        );
        return (
          <li key={payment_id} className={css.payment}>
            <span className={css.what}>
              <time dateTime={createdAt}>{stampText(createdAt)}</time>
              <small>
                {t(methodNames[method].name)}
                {reference && ` · ${reference}`}
              </small>
            </span>
            <span className={css.sum}>
              <strong>{amountText(amount)}</strong> {currency}
            </span>
            {state === 'started' || state === 'expired' ? (
              <Link to="/callback" search={{ payment: payment_id }} className={css.state} data-state={state}>
                {mark}
              </Link>
            ) : (
              <span className={css.state} data-state={state}>
                {mark}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
