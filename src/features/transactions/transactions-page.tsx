import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionsPage as Page } from '../../../contract/http/transactions.ts';
import { pageSize } from '../../../domain/limits.ts';
import { countText } from '../../ui/amount-text.ts';
import { ListPages } from '../../ui/kit/list-pages.tsx';
import { PageEnd } from '../../ui/page-end.tsx';
import { MovementRow } from './movement-row.tsx';
import { TransactionsEmpty } from './transactions-empty.tsx';
import { TransactionsHead } from './transactions-head.tsx';
import css from './transactions-page.module.css';
import type { TransactionsSearch } from './transactions-search.ts';

interface TransactionsPageProps {
  search: TransactionsSearch;
  page: Page;
  save: ReactNode;
}

/** Every movement of the player's money as the filters want it (spec section 2, transactions). */
export const TransactionsPage = ({ search, page, save }: TransactionsPageProps) => {
  const { t } = useTranslation('transactions');
  const { result, total, totalPages } = page;
  const shown = search.page ?? 1;
  const first = (shown - 1) * pageSize + 1;
  return (
    <section className={css.transactions} aria-labelledby="transactions-title">
      <title>{t('title')}</title>
      <TransactionsHead search={search} page={page} save={save} />
      {result.length === 0 ? (
        <TransactionsEmpty search={search} />
      ) : (
        <>
          <table className={css.table}>
            <thead className={css.heads}>
              <tr className={css.head}>
                <th scope="col">{t('time')}</th>
                <th scope="col">{t('movement')}</th>
                <th scope="col">{t('reason')}</th>
                <th scope="col">{t('wallet')}</th>
                <th scope="col" className={css.figure}>
                  {t('amount')}
                </th>
                <th scope="col" className={css.figure}>
                  {t('balance')}
                </th>
              </tr>
            </thead>
            <tbody className={css.body}>
              {result.map((movement) => (
                <MovementRow key={movement.id} movement={movement} />
              ))}
            </tbody>
          </table>
          <ListPages
            page={shown}
            totalPages={totalPages}
            names={{
              pages: t('pages'),
              range: t('range', { first, last: first + result.length - 1, total: countText(total) }),
              page: t('page', { page: shown, total: totalPages }),
              previous: t('previous'),
              next: t('next'),
            }}
          />
        </>
      )}
      <PageEnd />
    </section>
  );
};
