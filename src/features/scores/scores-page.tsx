import { IconBroadcast, IconFlag } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultSport } from '../../../domain/limits.ts';
import { compareCountries } from '../../../domain/offer/count-sidebar.ts';
import { BoardList } from '../../board/board-list.tsx';
import { BoardMessage } from '../../board/board-message.tsx';
import { FoldHead } from '../../board/fold-head.tsx';
import { LeagueHead } from '../../board/league-head.tsx';
import { useFolded } from '../../board/use-folded.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { useFavourites } from '../../offer/favourites-desk.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useOffer } from '../../offer/offer-context.tsx';
import { useLeavers } from '../../offer/use-leavers.ts';
import { useCounts, useTopic, useTopicIds } from '../../offer/use-topic.ts';
import { lazyPart } from '../../ui/late.tsx';
import { PageEnd } from '../../ui/page-end.tsx';
import { LiveScoreRow } from './live-score-row.tsx';
import type { Scores } from './load-scores.ts';
import { ResultRow, WinnersRow } from './result-row.tsx';
import { type ScoresItem, scoresItems, starredOf } from './scores-items.ts';
import styles from './scores-page.module.css';
import { type ScoresSearch, scoresSearch } from './scores-search.ts';
import { DayTabs, SportTabs } from './scores-tabs.tsx';

const SearchLine = lazyPart(async () => ({ default: (await import('../../board/search-line.tsx')).SearchLine }));

const sections = { live: 'scores.live', finished: 'scores.finished' } as const;

const inOrder = (records: readonly MatchRecord[]) =>
  records.toSorted(
    ({ head: a }, { head: b }) =>
      compareCountries(a.groupName, b.groupName) ||
      Number(a.leagueId) - Number(b.leagueId) ||
      Date.parse(a.timeStart) - Date.parse(b.timeStart),
  );

/** Matches in play of today, as the feed has them; each that leaves has a result, and the page is fetched again. */
const useLive = (sport: string, scores: Scores, words: string | undefined) => {
  const router = useRouter();
  const isToday = scores.day === scores.days.at(-1);
  const name = `live:${sport}`;
  useTopic(name, scores.live);
  const topic = useOffer().topic(name);
  const ids = useTopicIds(name);
  useLeavers(name, () => {
    if (isToday) void router.invalidate();
  });
  return useMemo(() => {
    const found = words === undefined ? null : new Set(scores.live.map(({ eventId }) => eventId));
    const finished = new Set(scores.result.map(({ eventId }) => eventId));
    const shown = ids.filter((id) => !finished.has(id) && (found?.has(id) ?? true));
    return isToday ? inOrder(shown.flatMap((id) => topic.records.get(id) ?? [])) : [];
  }, [ids, topic, scores, words, isToday]);
};

/** Results by day and sport, what is in play on top. */
export function ScoresPage({ search, scores }: { search: ScoresSearch; scores: Scores }) {
  const { t } = useTranslation('pages');
  const names = useOfferNames();
  const sport = search.sport ?? defaultSport;
  const { q } = search;
  const live = useLive(sport, scores, q);
  const counts = useCounts('live_sidebar', scores.liveCounts);
  const favourites = useFavourites();
  const [folded, fold] = useFolded();
  const items = useMemo(
    () => scoresItems(live, scores.result, starredOf(favourites, sport), folded),
    [live, scores, favourites, sport, folded],
  );
  const isToday = scores.day === scores.days.at(-1);

  const show = (item: ScoresItem) => {
    if ('record' in item) return <LiveScoreRow record={item.record} />;
    if ('result' in item)
      return item.winners ? (
        <WinnersRow result={item.result} winners={item.winners} />
      ) : (
        <ResultRow result={item.result} />
      );
    const turn = () => fold(item.key);
    if ('leagueId' in item) return <LeagueHead head={item} page="live_betting" sport={sport} onFold={turn} />;
    const Icon = item.key === 'live' ? IconBroadcast : IconFlag;
    return (
      <div className={styles.section} data-section={item.key}>
        <FoldHead
          title={t(sections[item.key])}
          icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}
          count={item.count}
          folded={item.folded}
          onFold={turn}
        />
      </div>
    );
  };

  return (
    <div className={styles.page} data-scroll-restoration-id="scores">
      <div className={styles.column}>
        <h1 className="visually-hidden">
          {t('scores.title')} · {names.sport(sport)}
        </h1>
        <div className={styles.choices}>
          <DayTabs chosen={scores.day} days={scores.days} />
          <SportTabs
            chosen={sport}
            finished={scores.sports}
            live={isToday && q === undefined ? (counts.all ?? []) : []}
          />
        </div>
        {q !== undefined && (
          <Suspense fallback={null}>
            <SearchLine
              words={q}
              count={live.length + scores.result.length}
              to="/scores"
              at={(change) => scoresSearch({ ...search, ...change })}
            />
          </Suspense>
        )}
        {items.length === 0 ? (
          <BoardMessage title={q === undefined ? t('scores.none') : t('scores.noneFound', { words: q })}>
            {q === undefined ? t('scores.noneText') : t('scores.noneFoundText')}
          </BoardMessage>
        ) : (
          <BoardList items={items} label={t('scores.title')} stale={false}>
            {show}
          </BoardList>
        )}
      </div>
      <PageEnd />
    </div>
  );
}
