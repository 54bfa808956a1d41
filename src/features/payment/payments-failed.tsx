import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import page from '../../ui/page.module.css';
import css from './payment-page.module.css';

/** Shown when the deposits could not be fetched: nothing happened to the money; with a button to try again. */
export const PaymentsFailed = () => {
  const { t } = useTranslation(['payments', 'common']);
  const router = useRouter();
  return (
    <div className={page.page} data-narrow="">
      <section className={`${page.section} ${css.message}`} role="alert">
        <h1 className={css.heading}>{t('payments:failedTitle')}</h1>
        <p>{t('payments:failedText')}</p>
        <button type="button" className={css.action} onClick={() => router.invalidate()}>
          {t('common:retry')}
        </button>
      </section>
    </div>
  );
};
