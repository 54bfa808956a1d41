import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThemeMode } from '../../../contract/entities/theme.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { useApp } from '../../running/machines.ts';
import { Flag } from '../../ui/flag.tsx';
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
  /** What leads a visitor's page; its place is kept. */
  lead: ReactNode;
  /** A player's banners of the operator, as soon as they are there: at the end, where nothing visible moves. */
  banners: ReactNode;
}

/** What is on now and next, the top leagues and the ways into every open section. */
export const HomePage = ({ home, operator, casino, liveBoard, nextBoard, lead, banners }: HomePageProps) => {
  const { t } = useTranslation('home');
  const names = useOfferNames();
  const signedIn = useApp(({ context }) => context.user !== null);
  const leagues = home.next === null || home.next === 'failed' ? [] : home.next.leagues;
  const shown = (section: Home['live'] | Home['next'], board: ReactNode, empty: string) => {
    if (section === 'failed') return <HomeFailed />;
    return matchesOf(section).length > 0 ? board : <HomeEmpty text={empty} />;
  };
  return (
    <div className={css.page}>
      <title>{operator?.name ?? t('title')}</title>
      <h1 className="visually-hidden">{t('title')}</h1>
      {!signedIn && <div className={css.lead}>{lead}</div>}
      <HomeTiles home={home} casino={casino} />
      <div className={css.columns}>
        <div className={css.boards}>
          {!home.live && !home.next && <HomeEmpty text={t('closed')} />}
          {home.live && (
            <HomeSection title={t('live')} all={<Link to="/live_betting">{t('liveAll')}</Link>}>
              {shown(home.live, liveBoard, t('liveEmpty'))}
            </HomeSection>
          )}
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
                  <span className={css.leagueName}>{names.league(league.league)}</span>
                  <span className={css.count}>{league.eventsCount}</span>
                </Link>
              ))}
            </HomeSection>
          )}
          {signedIn && banners}
        </div>
      </div>
    </div>
  );
};
