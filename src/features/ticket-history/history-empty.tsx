import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { HistoryMessage } from './history-message.tsx';

/** No ticket was paid yet: the next step is a match. */
export const HistoryEmpty = () => {
  const { t } = useTranslation('history');
  return (
    <HistoryMessage title={t('emptyTitle')} text={t('emptyText')}>
      <Link to="/betting">{t('emptyAction')}</Link>
    </HistoryMessage>
  );
};
