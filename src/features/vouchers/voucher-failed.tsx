import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import css from './voucher-page.module.css';

/** Shown when the vouchers could not be fetched: nothing happened to the money; with a button to try again. */
export const VoucherFailed = () => {
  const { t } = useTranslation('voucher');
  const router = useRouter();
  return (
    <section className={css.failed}>
      <h1 className={css.title}>{t('failedTitle')}</h1>
      <p>{t('failedText')}</p>
      <button type="button" className={css.first} onClick={() => router.invalidate()}>
        {t('retry')}
      </button>
    </section>
  );
};
