import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { yearAgo } from '../../i18n/dates/calendar.ts';
import { ListMessage } from '../../ui/list-message.tsx';
import { type TransactionsSearch, transactionsChange } from './transactions-search.ts';

/** Nothing is shown: because no money moved in these days, or because the filters leave nothing. */
export const TransactionsEmpty = ({ search }: { search: TransactionsSearch }) => {
  const { t } = useTranslation('transactions');
  const { from, to, page, ...filters } = search;
  const filtered = Object.keys(filters).length > 0;
  return (
    <ListMessage title={filtered ? t('noneTitle') : t('emptyTitle')} text={filtered ? t('noneText') : t('emptyText')}>
      <Link
        to="/account/transactions"
        search={filtered ? transactionsChange({}, { from, to }) : { from: yearAgo() }}
        replace
      >
        {filtered ? t('noneAction') : t('lastYear')}
      </Link>
    </ListMessage>
  );
};

/** Shown when they could not be fetched: nothing happened to the money; with a button to try again. */
export const TransactionsFailed = () => {
  const { t } = useTranslation(['transactions', 'common']);
  const router = useRouter();
  return (
    <ListMessage title={t('transactions:failedTitle')} text={t('transactions:failedText')}>
      <button type="button" onClick={() => router.invalidate()}>
        {t('common:retry')}
      </button>
    </ListMessage>
  );
};
