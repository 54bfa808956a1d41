import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryPage } from '../../../contract/http/ticket-history.ts';
import { useRunning } from '../../running/running.tsx';
import { CountedPages } from '../../ui/kit/counted-pages.tsx';
import { PageEnd } from '../../ui/page-end.tsx';
import { AsOf } from './as-of.tsx';
import { CashOutDialog } from './cash-out/cash-out-dialog.tsx';
import { HiddenTickets } from './hidden-tickets.tsx';
import { HistoryEmpty } from './history-empty.tsx';
import { HistoryHead } from './history-head.tsx';
import { type HistorySearch, historySearch } from './history-search.ts';
import { PaperTicket } from './reuse/paper-ticket.tsx';
import { SortHead } from './sort-head.tsx';
import styles from './ticket-history.module.css';
import { TicketRow } from './ticket-row.tsx';

interface TicketHistoryProps {
  search: HistorySearch;
  page: HistoryPage;
  /** When the server answered with it, milliseconds by the browser's clock. */
  at: number;
  /** To read only: there is no connection. */
  still: boolean;
  /** Ids of the tickets that were left open. */
  opened: readonly string[];
}

/** The player's tickets as the filters want them, and what they add up to. */
export const TicketHistory = ({ search, page, at, still, opened }: TicketHistoryProps) => {
  const { t } = useTranslation('history');
  const navigate = useNavigate();
  const { cashOut, keptHistory } = useRunning();
  const { result } = page;
  const paper = result.find((ticket) => ticket.ticket_id === search.paper);
  const putAway = () =>
    void navigate({
      to: '/ticket_history',
      search: historySearch({ ...search, paper: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <section
      className={styles.history}
      aria-labelledby="history-title"
      aria-describedby={still ? 'history-as-of' : undefined}
    >
      <HistoryHead search={search} page={page} at={at} />
      {result.length === 0 ? (
        <HistoryEmpty search={search} />
      ) : (
        <>
          <table className={styles.table}>
            <thead className={styles.heads}>
              <tr className={styles.head}>
                <SortHead field="createdAt" search={search}>
                  {t('ticket')}
                </SortHead>
                <th scope="col">{t('type')}</th>
                <th scope="col">{t('picked')}</th>
                <SortHead field="odd" search={search} className={`${styles.figure} ${styles.odd}`}>
                  {t('odd')}
                </SortHead>
                <SortHead field="stake" search={search} className={styles.figure}>
                  {t('stake')}
                </SortHead>
                <SortHead field="win" search={search} className={styles.figure}>
                  {t('win')}
                </SortHead>
                <th scope="col" className={styles.figure}>
                  {t('result')}
                </th>
                <SortHead field="status" search={search} className={styles.status}>
                  {t('status')}
                </SortHead>
              </tr>
            </thead>
            <tbody className={styles.body}>
              {result.map((ticket) => (
                <TicketRow
                  key={ticket.ticket_id}
                  ticket={ticket}
                  still={still}
                  opened={opened.includes(ticket.ticket_id)}
                  onOpen={(open) => keptHistory.started()?.open(ticket.ticket_id, open)}
                />
              ))}
            </tbody>
          </table>
          <CountedPages page={search.page} list={page} words={(key, values) => t(key, values)} />
        </>
      )}
      <HiddenTickets search={search} count={page.counts.rejected} />
      {paper && <PaperTicket ticket={paper} onClose={putAway} />}
      {/* One that waits for its outcome stays, and goes on asking for it. */}
      {(!still || cashOut.started()) && (
        <Suspense fallback={null}>
          <CashOutDialog tickets={result} />
        </Suspense>
      )}
      <PageEnd />
      {still && <AsOf at={at} />}
    </section>
  );
};
