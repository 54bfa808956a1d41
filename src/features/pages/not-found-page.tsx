import { useTranslation } from 'react-i18next';
import { MessagePage } from './message-page.tsx';

export const NotFoundPage = () => {
  const { t } = useTranslation();
  return <MessagePage title={t('error.notFound')} text={t('error.notFoundText')} />;
};
