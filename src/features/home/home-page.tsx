import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThemeMode } from '../../../contract/entities/theme.ts';
import { Flag } from '../../ui/flag.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { HomeFailed } from './home-failed.tsx';
import css from './home-page.module.css';
import { HomeEmpty, HomeSection } from './home-section.tsx';
import { HomeTiles } from './home-tiles.tsx';
import { type Home, matchesOf } from './load-home.ts';

interface HomePageProps {
  home: Home;
  operator: ThemeMode | null;
  casino: boolean;
  /** The boards of the live and the next matches; the route composes them. */
  liveBoard: ReactNode;
  nextBoard: ReactNode;
  /** The operator's banners, as soon as they are there. */
  banners: ReactNode;
}

/** What is on now and next, the top leagues and the ways into every open section. */
export const HomePage = ({ home, operator, casino, liveBoard, nextBoard, banners }: HomePageProps) => {
  const { t } = useTranslation('home');
  // Without a column beside the boards banners go below what is live: nothing in sight moves when they come.
  const column = useMedia('(width >= 48.75rem)');
  const leagues = home.next === null || home.next === 'failed' ? [] : home.next.leagues;
  const shown = (section: Home['live'] | Home['next'], board: ReactNode, empty: string) => {
    if (section === 'failed') return <HomeFailed />;
    return matchesOf(section).length > 0 ? board : <HomeEmpty text={empty} />;
  };
  return (
    <div className={css.page}>
      <title>{operator?.name ?? t('title')}</title>
      <h1 className="visually-hidden">{t('title')}</h1>
      <HomeTiles home={home} casino={casino} />
      <div className={css.columns}>
        <div className={css.boards}>
          {!home.live && !home.next && <HomeEmpty text={t('closed')} />}
          {home.live && (
            <HomeSection title={t('live')} all={<Link to="/live_betting">{t('liveAll')}</Link>}>
              {shown(home.live, liveBoard, t('liveEmpty'))}
            </HomeSection>
          )}
          {!column && banners}
          {home.next && (
            <HomeSection title={t('next')} all={<Link to="/betting">{t('nextAll')}</Link>}>
              {shown(home.next, nextBoard, t('nextEmpty'))}
            </HomeSection>
          )}
        </div>
        <div className={css.aside}>
          {leagues.length > 0 && (
            <HomeSection title={t('leagues')}>
              {leagues.map((league) => (
                <Link
                  key={league.leagueId}
                  to="/betting"
                  search={{ leagues: league.leagueId, time: 'all' }}
                  className={css.league}
                >
                  <Flag country={league.country} />
                  <span className={css.leagueName}>{league.league}</span>
                  <span className={css.count}>{league.eventsCount}</span>
                </Link>
              ))}
            </HomeSection>
          )}
          {operator && (
            <HomeSection title={t('support')}>
              <p className={css.support}>{operator.supportText}</p>
            </HomeSection>
          )}
          {column && banners}
        </div>
      </div>
    </div>
  );
};
