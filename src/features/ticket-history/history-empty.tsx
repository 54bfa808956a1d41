import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { yearAgo } from '../../i18n/dates/calendar.ts';
import { ListMessage } from '../../ui/list-message.tsx';
import { type HistorySearch, historyChange } from './history-search.ts';

/** No ticket is shown: because none was paid in these days, or because the filters leave none. */
export const HistoryEmpty = ({ search }: { search: HistorySearch }) => {
  const { t } = useTranslation('history');
  const { from, to, page, sort, up, paper, ...filters } = search;
  if (Object.keys(filters).length > 0) {
    return (
      <ListMessage title={t('noneTitle')} text={t('noneText')}>
        <Link to="/ticket_history" search={historyChange({}, { from, to })} replace>
          {t('noneAction')}
        </Link>
      </ListMessage>
    );
  }
  return (
    <ListMessage title={t('emptyTitle')} text={t('emptyText')}>
      {from === undefined ? (
        <Link to="/ticket_history" search={{ from: yearAgo() }} replace>
          {t('lastYear')}
        </Link>
      ) : (
        <Link to="/betting">{t('emptyAction')}</Link>
      )}
    </ListMessage>
  );
};
