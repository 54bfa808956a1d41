import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../../contract/entities/payment.ts';
import type { DepositTerms } from '../../../domain/payment/deposit-terms.ts';
import { activeWallet } from '../../../domain/wallet/active-wallet.ts';
import { isFreeBet } from '../../../domain/wallet/free-bet.ts';
import { useDeposit, useDepositRef, useSession } from '../../running/machines.ts';
import { Title } from '../../running/title.tsx';
import page from '../../ui/page.module.css';
import { DepositForm } from './deposit-form.tsx';
import { PaymentList } from './payment-list.tsx';
import css from './payment-page.module.css';
import { PaymentsFailed } from './payments-failed.tsx';

/** The request to begin was not answered: what that means for the money, and both ways on. */
const Unanswered = () => {
  const { t } = useTranslation(['payments', 'common']);
  const machine = useDepositRef();
  return (
    <div className={css.message} role="alert">
      <h2 className={css.heading}>{t('payments:unansweredTitle')}</h2>
      <p>{t('payments:unansweredText')}</p>
      <button type="button" className={css.action} onClick={() => machine.send({ type: 'deposit.retried' })}>
        {t('common:retry')}
      </button>
      <button type="button" className={css.other} onClick={() => machine.send({ type: 'deposit.givenUp' })}>
        {t('payments:giveUp')}
      </button>
    </div>
  );
};

interface UnverifiedProps {
  email: string;
  /** Has another link mailed. */
  resend: ReactNode;
  onConfirmed(): void;
}

/** Shown before anything is filled in: deposits need a confirmed address. */
const Unverified = ({ email, resend, onConfirmed }: UnverifiedProps) => {
  const { t } = useTranslation(['payments', 'errors']);
  return (
    <div className={css.message}>
      <h2 className={css.heading}>{t('errors:verifyEmail')}</h2>
      <p>{t('payments:unverifiedText', { email })}</p>
      {resend}
      <button type="button" className={css.other} onClick={onConfirmed}>
        {t('payments:verifiedNow')}
      </button>
    </div>
  );
};

interface PayinPageProps {
  /** Null while they are unknown. */
  terms: DepositTerms | null;
  latest: readonly Payment[];
  /** Null for a player whose address is confirmed. */
  unverified: UnverifiedProps | null;
}

/** Money into a wallet (spec section 2, payin). */
export const PayinPage = ({ terms, latest, unverified }: PayinPageProps) => {
  const { t } = useTranslation('payments');
  const all = useSession(({ context }) => context.wallets);
  const chosen = useSession(({ context }) => context.chosenCurrencyId);
  const unanswered = useDeposit((state) => state.matches({ begin: 'unanswered' }));
  if (terms === null) return <PaymentsFailed />;
  const wallets = all.filter(({ currency_id }) => !isFreeBet(currency_id));
  const open = wallets.length > 0 && terms.depositMethods.length > 0;
  return (
    <div className={page.page} data-narrow="">
      <Title>{t('title')}</Title>
      <h1 id="payin-title" className={page.title}>
        {t('title')}
      </h1>
      <section className={page.section} aria-labelledby="payin-title">
        {unverified ? (
          <Unverified {...unverified} />
        ) : open ? (
          <>
            <p className={css.lead}>{t('lead')}</p>
            {unanswered && <Unanswered />}
            <div hidden={unanswered}>
              <DepositForm terms={terms} wallets={wallets} chosen={activeWallet(wallets, chosen)?.currency_id} />
            </div>
          </>
        ) : (
          <div className={css.message}>
            <h2 className={css.heading}>{t('closedTitle')}</h2>
            <p>{t('closedText')}</p>
          </div>
        )}
      </section>
      {latest.length > 0 && (
        <section className={page.section} aria-labelledby="payin-latest">
          <h2 id="payin-latest" className={css.heading}>
            {t('latest')}
          </h2>
          <PaymentList payments={latest} />
        </section>
      )}
    </div>
  );
};
