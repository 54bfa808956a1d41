import { useTranslation } from 'react-i18next';
import { Title } from '../../running/title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import css from './message-page.module.css';

export const LogoutPage = () => {
  const { t } = useTranslation('pages');
  return (
    <div className={css.page}>
      <Title>{t('loggingOut')}</Title>
      <Spinner label={t('loggingOut')} />
      <p className={css.text}>{t('loggingOut')}</p>
    </div>
  );
};
