import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import css from './payment-page.module.css';

/** The deposits could not be fetched: says that nothing happened to the money, and offers to try again. */
export const PaymentsFailed = () => {
  const { t } = useTranslation(['payments', 'common']);
  const router = useRouter();
  return (
    <div className={css.page}>
      <section className={`${css.section} ${css.message}`} role="alert">
        <h1 className={css.heading}>{t('payments:failedTitle')}</h1>
        <p>{t('payments:failedText')}</p>
        <button type="button" className={css.action} onClick={() => router.invalidate()}>
          {t('common:retry')}
        </button>
      </section>
    </div>
  );
};
