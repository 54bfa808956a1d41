import { IconAlertCircle, IconCircleCheck, IconCircleMinus, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp, useDeposit, useDepositRef } from '../../running/machines.ts';
import { Title } from '../../running/title.tsx';
import { amountText } from '../../ui/amount-text.ts';
import page from '../../ui/page.module.css';
import { Spinner } from '../../ui/spinner.tsx';
import css from './payment-page.module.css';

interface ReturnMessageProps {
  icon: ReactNode;
  title: string;
  text: string;
  reference?: string | null | undefined;
  children?: ReactNode;
}

const ReturnMessage = ({ icon, title, text, reference, children }: ReturnMessageProps) => {
  const { t } = useTranslation('payments');
  return (
    <section className={`${page.section} ${css.message}`}>
      <Title>{title}</Title>
      {icon}
      <h1 className={css.heading}>{title}</h1>
      <p role="status">{text}</p>
      {reference && <p className={css.reference}>{t('reference', { reference })}</p>}
      {children}
    </section>
  );
};

const good = <IconCircleCheck size={48} stroke={1.5} className={css.good} aria-hidden />;
const bad = <IconAlertCircle size={48} stroke={1.5} className={css.bad} aria-hidden />;
const neutral = <IconCircleMinus size={48} stroke={1.5} aria-hidden />;
const late = <IconClock size={48} stroke={1.5} aria-hidden />;

/** Tries once more; what ended is over. */
const Again = () => {
  const { t } = useTranslation('payments');
  return (
    <Link to="/payin" className={css.action}>
      {t('callback.again')}
    </Link>
  );
};

const Outcome = () => {
  const { t } = useTranslation('payments');
  const machine = useDepositRef();
  const stage = useDeposit(({ value }) => value.follow);
  const payment = useDeposit(({ context }) => context.payment);
  const signedIn = useApp(({ context }) => context.user !== null);
  const sum = payment ? `${amountText(payment.amount)} ${payment.currency}` : '';
  const reference = payment?.reference;

  if (!signedIn) return <ReturnMessage icon={late} title={t('callback.signInTitle')} text={t('callback.signInText')} />;
  if (stage === 'none' || stage === 'missing')
    return (
      <ReturnMessage icon={neutral} title={t('callback.missingTitle')} text={t('callback.missingText')}>
        <Link to="/payin" className={css.action}>
          {t('title')}
        </Link>
      </ReturnMessage>
    );
  if (stage === 'ended' && payment?.state === 'credited')
    return (
      <ReturnMessage
        icon={good}
        title={t('callback.creditedTitle', { sum })}
        text={t('callback.creditedText')}
        reference={reference}
      >
        <Link to="/betting" className={css.action}>
          {t('callback.betting')}
        </Link>
        <Link to="/account/transactions" className={css.other}>
          {t('callback.transactions')}
        </Link>
      </ReturnMessage>
    );
  if (stage === 'ended' && payment?.state === 'declined')
    return (
      <ReturnMessage
        icon={bad}
        title={t('callback.declinedTitle')}
        text={t('callback.declinedText', { sum })}
        reference={reference}
      >
        <Again />
      </ReturnMessage>
    );
  if (stage === 'ended')
    return (
      <ReturnMessage
        icon={neutral}
        title={t('callback.cancelledTitle')}
        text={t('callback.cancelledText', { sum })}
        reference={reference}
      >
        <Again />
      </ReturnMessage>
    );
  if (stage === 'late' && payment?.state === 'expired')
    return (
      <ReturnMessage
        icon={late}
        title={t('callback.expiredTitle')}
        text={t('callback.expiredText')}
        reference={reference}
      >
        <Again />
      </ReturnMessage>
    );
  if (stage === 'late')
    return (
      <ReturnMessage icon={late} title={t('callback.lateTitle')} text={t('callback.lateText')} reference={reference}>
        <button type="button" className={css.action} onClick={() => machine.send({ type: 'payment.asked' })}>
          {t('callback.askAgain')}
        </button>
      </ReturnMessage>
    );
  return (
    <ReturnMessage
      icon={<Spinner label={t('callback.asking')} />}
      title={payment ? t('callback.waitingTitle') : t('callback.title')}
      text={payment ? t('callback.waitingText') : t('callback.asking')}
      reference={reference}
    />
  );
};

/** Where the provider sends the player back to: it only shows the server's state of the deposit (decisions, Payments). */
export const CallbackPage = () => (
  <div className={page.page} data-narrow="">
    <Outcome />
  </div>
);
