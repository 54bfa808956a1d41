import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { facetsOf, type HistorySearch, withFacet } from './history-search.ts';
import styles from './ticket-history.module.css';

/** How many rejected tickets are left out of the list, and the way to them. */
export const HiddenTickets = ({ search, count = 0 }: { search: HistorySearch; count: number | undefined }) => {
  const { t } = useTranslation('history');
  if (count === 0 || facetsOf(search).includes('rejected')) return null;
  return (
    <p className={styles.hidden}>
      {t('rejectedHidden', { count })}{' '}
      <Link to="/ticket_history" search={withFacet({ ...search, show: undefined }, 'rejected', true)} replace>
        {t('showRejected')}
      </Link>
    </p>
  );
};
