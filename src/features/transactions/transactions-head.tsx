import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionsPage } from '../../../contract/http/transactions.ts';
import { shownDays } from '../../i18n/dates/calendar.ts';
import { amountText, countText } from '../../ui/amount-text.ts';
import { ListHead } from '../../ui/list-head.tsx';
import { MonthLinks } from '../../ui/month-links.tsx';
import { SaveCsv } from '../../ui/save-csv.tsx';
import { signedText } from '../../ui/signed-text.ts';
import type { TransactionsSearch } from './transactions-search.ts';

interface TransactionsHeadProps {
  search: TransactionsSearch;
  page: Pick<TransactionsPage, 'total' | 'totals'>;
  fetchFile: ComponentProps<typeof SaveCsv>['fetchFile'];
}

/** What the movements below add up to, wallet by wallet. */
export const TransactionsHead = ({ search, page: { total, totals }, fetchFile }: TransactionsHeadProps) => {
  const { t } = useTranslation('transactions');
  return (
    <ListHead
      id="transactions-title"
      title={t('title')}
      count={[t('movements'), countText(total)]}
      totals={totals}
      figures={[
        [t('came'), ({ came }) => amountText(came)],
        [t('went'), ({ went }) => amountText(went)],
        [t('result'), ({ came, went }) => signedText(came - went)],
      ]}
    >
      {total > 0 && (
        <SaveCsv
          fetchFile={fetchFile}
          words={{ save: t('export'), saving: t('exporting'), failed: t('exportFailed') }}
        />
      )}
      <MonthLinks days={shownDays(search, new Date())} />
    </ListHead>
  );
};
