import { useTranslation } from 'react-i18next';
import { Spinner } from '../ui/spinner.tsx';
import css from './splash.module.css';

/** Covers the page until the operator's settings and the signed-in user are known. */
export const Splash = () => {
  const { t } = useTranslation();
  return (
    <div className={css.splash}>
      <Spinner label={t('loading')} />
    </div>
  );
};
