import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AffiliateOffice, Payouts } from '../../../contract/http/affiliates.ts';
import type { PostbackList } from '../../../contract/http/postbacks.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { moneyText } from '../../ui/signed-text.ts';
import { payoutTexts } from './affiliate-texts.ts';
import css from './affiliates.module.css';
import { PlanSentence } from './plan-sentence.tsx';
import { type PostbackCalls, Postbacks } from './postbacks.tsx';
import rows from './rows.module.css';
import { useAffiliateArea } from './use-affiliate-area.ts';

interface SettingsPageProps {
  office: AffiliateOffice;
  postbacks: PostbackList;
  payouts: Payouts;
  calls: PostbackCalls;
}

const PayoutList = ({ payouts, currency, balance }: { payouts: Payouts; currency: string; balance: number }) => {
  const { t } = useTranslation('affiliates');
  const area = useAffiliateArea();
  return (
    <section className={css.block} aria-label={t('settings.payouts.title')}>
      <h2 className={css.heading}>{t('settings.payouts.title')}</h2>
      <p>{t('settings.payouts.wallet', { currency })}</p>
      <p>
        <Link to="/account/bonuses/affiliates/calculation" search={area} className={rows.link}>
          {t('settings.payouts.owed', { amount: `${moneyText(balance)} ${currency}` })}
        </Link>
      </p>
      {payouts.result.length === 0 && <p className={css.quiet}>{t('settings.payouts.none')}</p>}
      <ul className={rows.rows}>
        {payouts.result.map(({ receipt, amount, state, requestedAt, decidedAt }) => (
          <li key={receipt} className={rows.row}>
            <span>
              <span className={state === 'requested' ? css.stopped : undefined}>{t(payoutTexts[state])}</span>
              <small className={css.quiet}>
                {t('settings.payouts.receipt', { receipt, date: stampText(decidedAt ?? requestedAt) })}
              </small>
            </span>
            <strong>{`${moneyText(amount)} ${currency}`}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** An affiliate's plan and payouts, and the addresses that receive events. */
export const SettingsPage = ({ office, postbacks, payouts, calls }: SettingsPageProps) => {
  const { t } = useTranslation('affiliates');
  const { plan, currency, balance } = office;
  return (
    <div className={css.columns}>
      <div>
        <header className={css.head}>
          <h1 className={css.title}>{t('settings.title')}</h1>
        </header>
        <section className={css.block} aria-label={t('plan.title')}>
          <h2 className={css.heading}>{t('plan.title')}</h2>
          <PlanSentence plan={plan} currency={currency} />
          <p className={css.quiet}>{t('settings.planText')}</p>
        </section>
        <Postbacks postbacks={postbacks} calls={calls} />
      </div>
      <aside aria-label={t('settings.payouts.title')}>
        <PayoutList payouts={payouts} currency={currency} balance={balance} />
      </aside>
    </div>
  );
};
