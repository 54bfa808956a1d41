import { Await } from '@tanstack/react-router';
import { type CSSProperties, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../contract/entities/match.ts';
import { marqueeDuration, marqueeRepeats } from '../../../domain/limits.ts';
import type { Dates } from '../../i18n/dates/date-text.ts';
import { useDates } from '../../i18n/dates/use-dates.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { useSite } from '../../running/machines.ts';
import { useOperator } from '../../running/use-operator.ts';
import { useOddText } from '../../ui/odd-format.ts';
import css from './marquee.module.css';
import { bonusNews, matchNews } from './news.ts';

interface NewsItem {
  strong: string;
  text: string;
}

const ofMatches = (matches: readonly Match[], dates: Dates): NewsItem[] =>
  matchNews(matches, Date.now(), 3).map(({ hostName, awayName, leagueName, timeStart }) => ({
    strong: `${hostName} – ${awayName}`,
    text: `${leagueName}, ${dates.nearTime(timeStart)}`,
  }));

const Track = ({ matches }: { matches: readonly Match[] }) => {
  const { t } = useTranslation();
  const dates = useDates();
  const oddText = useOddText();
  const operator = useOperator();
  const bonus = bonusNews(useSite(({ context }) => context.site.settings));
  const items: NewsItem[] = [
    ...(bonus
      ? [
          {
            strong: t('marquee.bonus', { percent: bonus.percent }),
            text: t('marquee.bonusText', { ...bonus, odd: oddText(bonus.odd) }),
          },
        ]
      : []),
    ...ofMatches(matches, dates),
    { strong: t('marquee.odds'), text: t('marquee.oddsText') },
    { strong: t('marquee.adults'), text: t('marquee.responsible') },
    ...(operator?.supportText ? [{ strong: t('drawer.support'), text: operator.supportText }] : []),
  ];
  return (
    <div className={css.track} style={{ '--duration': `${marqueeDuration}s` } as CSSProperties}>
      {Array.from({ length: marqueeRepeats }, (_, repeat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the repeats are the same
        <ul key={repeat} className={css.news} aria-hidden={repeat > 0}>
          {items.map((item) => (
            <li key={item.strong} className={css.item}>
              <strong>{item.strong}</strong>
              {item.text}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
};

const NamedTrack = ({ matches }: { matches: readonly Match[] }) => {
  const names = useOfferNames();
  const named = matches.map((at) => ({ ...at, ...names.sides(at), leagueName: names.league(at.leagueName) }));
  return <Track matches={named} />;
};

/** What moves in the marquee; what the operator says is there before the matches are known. */
export const NewsTrack = ({ matches }: { matches: Promise<readonly Match[]> }) => (
  <Suspense fallback={<Track matches={[]} />}>
    <Await promise={matches}>{(known) => <NamedTrack matches={known} />}</Await>
  </Suspense>
);
