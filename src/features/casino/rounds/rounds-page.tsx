import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageSize } from '../../../../domain/limits.ts';
import type { RoundsPage as Page } from '../../../transport/api/casino.ts';
import { countText } from '../../../ui/amount-text.ts';
import { ListPages } from '../../../ui/kit/list-pages.tsx';
import { ListMessage } from '../../../ui/list-message.tsx';
import { PageEnd } from '../../../ui/page-end.tsx';
import { RoundReplay } from './round-replay.tsx';
import { RoundRow } from './round-row.tsx';
import css from './rounds-page.module.css';
import type { RoundsSearch } from './rounds-search.ts';

/** Every round of the player as the filters want it, each to be looked at again. */
export const RoundsPage = ({ search, page }: { search: RoundsSearch; page: Page }) => {
  const { t } = useTranslation('casino');
  const { result, total, totalPages } = page;
  const shown = search.page ?? 1;
  const first = (shown - 1) * pageSize + 1;
  return (
    <section className={css.rounds} aria-labelledby="rounds-title">
      <title>{t('rounds.title')}</title>
      <div className={css.head}>
        <h1 id="rounds-title" className={css.title}>
          {t('rounds.title')}
        </h1>
        <p className={css.lead}>{t('rounds.lead')}</p>
      </div>
      {result.length === 0 ? (
        <ListMessage title={t('rounds.emptyTitle')} text={t('rounds.emptyText')}>
          <Link to="/casino">{t('rounds.emptyAction')}</Link>
        </ListMessage>
      ) : (
        <>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('rounds.time')}</th>
                <th scope="col">{t('rounds.game')}</th>
                <th scope="col">{t('rounds.stake')}</th>
                <th scope="col">{t('rounds.returned')}</th>
                <th scope="col">{t('rounds.times')}</th>
                <th scope="col">{t('rounds.state')}</th>
              </tr>
            </thead>
            <tbody>
              {result.map((round) => (
                <RoundRow key={round.round_id} round={round} />
              ))}
            </tbody>
          </table>
          <ListPages
            page={shown}
            totalPages={totalPages}
            names={{
              pages: t('rounds.pages'),
              range: t('rounds.range', { first, last: first + result.length - 1, total: countText(total) }),
              page: t('rounds.page', { page: shown, total: totalPages }),
              previous: t('rounds.previous'),
              next: t('rounds.next'),
            }}
          />
        </>
      )}
      <PageEnd />
      {search.round !== undefined && <RoundReplay round={result.find(({ round_id }) => round_id === search.round)} />}
    </section>
  );
};

/** They could not be fetched: says that nothing happened to the money, and offers to try again. */
export const RoundsFailed = () => {
  const { t } = useTranslation(['casino', 'common']);
  const router = useRouter();
  return (
    <ListMessage title={t('casino:rounds.failedTitle')} text={t('casino:rounds.failedText')}>
      <button type="button" onClick={() => router.invalidate()}>
        {t('common:retry')}
      </button>
    </ListMessage>
  );
};
