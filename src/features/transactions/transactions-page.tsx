import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionsPage as Page } from '../../../contract/http/transactions.ts';
import { Title } from '../../running/title.tsx';
import { CountedPages } from '../../ui/kit/counted-pages.tsx';
import { PageEnd } from '../../ui/page-end.tsx';
import { MovementRow } from './movement-row.tsx';
import { TransactionsEmpty } from './transactions-empty.tsx';
import { TransactionsHead } from './transactions-head.tsx';
import css from './transactions-page.module.css';
import type { TransactionsSearch } from './transactions-search.ts';

interface TransactionsPageProps {
  search: TransactionsSearch;
  page: Page;
  fetchFile: ComponentProps<typeof TransactionsHead>['fetchFile'];
}

/** Every movement of the player's money as the filters want it (spec section 2, transactions). */
export const TransactionsPage = ({ search, page, fetchFile }: TransactionsPageProps) => {
  const { t } = useTranslation('transactions');
  const { result } = page;
  return (
    <section className={css.transactions} aria-labelledby="transactions-title">
      <Title>{t('title')}</Title>
      <TransactionsHead search={search} page={page} fetchFile={fetchFile} />
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
          <CountedPages page={search.page} list={page} words={(key, values) => t(key, values)} />
        </>
      )}
      <PageEnd />
    </section>
  );
};
