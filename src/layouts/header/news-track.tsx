import { Await } from '@tanstack/react-router';
import { Suspense, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../contract/entities/match.ts';
import type { Dates } from '../../i18n/dates/date-text.ts';
import { useDates } from '../../i18n/dates/use-dates.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { useSite } from '../../running/machines.ts';
import { useOperator } from '../../running/use-operator.ts';
import { useOddText } from '../../ui/odd-format.ts';
import { firstNews } from './first-news.ts';
import { matchNews, type NewsItem, newsItems } from './news.ts';
import { NewsLine } from './news-line.tsx';

const ofMatches = (matches: readonly Match[], dates: Dates): NewsItem[] =>
  matchNews(matches, Date.now(), 3).map(({ hostName, awayName, leagueName, timeStart }) => ({
    strong: `${hostName} – ${awayName}`,
    text: `${leagueName}, ${dates.nearTime(timeStart)}`,
  }));

const Track = ({ matches }: { matches: readonly Match[] }) => {
  const { t } = useTranslation();
  const dates = useDates();
  const oddText = useOddText();
  const support = useOperator()?.supportText;
  const settings = useSite(({ context }) => context.site.settings);
  useLayoutEffect(() => document.getElementById(firstNews)?.remove(), []);
  return <NewsLine items={newsItems(t, { settings, oddText, support, matches: ofMatches(matches, dates) })} />;
};

const NamedTrack = ({ matches }: { matches: readonly Match[] }) => {
  const names = useOfferNames();
  const named = matches.map((at) => ({ ...at, ...names.sides(at), leagueName: names.league(at.leagueName) }));
  return <Track matches={named} />;
};

/** What moves in the marquee; what the operator says is there before the matches are known. */
const NewsTrack = ({ matches }: { matches: Promise<readonly Match[]> }) => (
  <Suspense fallback={<Track matches={[]} />}>
    <Await promise={matches}>{(known) => <NamedTrack matches={known} />}</Await>
  </Suspense>
);

export default NewsTrack;
