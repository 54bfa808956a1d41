import { useTranslation } from 'react-i18next';
import { Spinner } from '../ui/spinner.tsx';
import css from './splash.module.css';

/** Covers the page until it is known what the operator says and who is signed in. */
export const Splash = () => {
  const { t } = useTranslation();
  return (
    <div className={css.splash}>
      <Spinner label={t('loading')} />
    </div>
  );
};
