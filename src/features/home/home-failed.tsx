import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import css from './home-section.module.css';

/** Shown in place of a section that could not be fetched, with a button to try again. */
export const HomeFailed = () => {
  const { t } = useTranslation(['betting', 'common']);
  const router = useRouter();
  return (
    <div role="status" className={css.failed}>
      <p>{t('betting:errorTitle')}</p>
      <button type="button" className={css.retry} onClick={() => router.invalidate()}>
        {t('common:retry')}
      </button>
    </div>
  );
};
