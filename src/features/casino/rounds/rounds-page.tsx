import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Title } from '../../../running/title.tsx';
import type { RoundsPage as Page } from '../../../transport/api/casino.ts';
import { CountedPages } from '../../../ui/kit/counted-pages.tsx';
import { ListMessage } from '../../../ui/list-message.tsx';
import { PageEnd } from '../../../ui/page-end.tsx';
import { RoundReplay } from './round-replay.tsx';
import { RoundRow } from './round-row.tsx';
import css from './rounds-page.module.css';
import type { RoundsSearch } from './rounds-search.ts';

/** Every round of the player by the filters; each can be replayed. */
const pagesKeys = {
  pages: 'rounds.pages',
  range: 'rounds.range',
  page: 'rounds.page',
  previous: 'rounds.previous',
  next: 'rounds.next',
} as const;

export const RoundsPage = ({ search, page }: { search: RoundsSearch; page: Page }) => {
  const { t } = useTranslation('casino');
  const { result } = page;
  return (
    <section className={css.rounds} aria-labelledby="rounds-title">
      <Title>{t('rounds.title')}</Title>
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
          <CountedPages page={search.page} list={page} words={(key, values) => t(pagesKeys[key], values)} />
        </>
      )}
      <PageEnd />
      {search.round !== undefined && <RoundReplay round={result.find(({ round_id }) => round_id === search.round)} />}
    </section>
  );
};

/** Shown when they could not be fetched: nothing happened to the money; with a button to try again. */
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
