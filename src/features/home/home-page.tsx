import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThemeMode } from '../../../contract/entities/theme.ts';
import { SportStrip } from '../../board/sport-strip.tsx';
import { useApp } from '../../running/machines.ts';
import css from './home-page.module.css';
import { type Home, sportsOf } from './load-home.ts';

interface HomePageProps {
  home: Home;
  operator: ThemeMode | null;
  /** What leads a visitor's page; its place is kept. */
  lead: ReactNode;
  /** What leads a player's page where his slip is not next to it. */
  own: ReactNode;
  leagues: ReactNode;
  /** A player's banners of the operator, as soon as they are there: at the end, where nothing visible moves. */
  banners: ReactNode;
  /** Its boards. */
  children: ReactNode;
}

/** What is on now and next, below all sports and next to the top leagues. */
export const HomePage = ({ home, operator, lead, own, leagues, banners, children }: HomePageProps) => {
  const { t } = useTranslation('home');
  const signedIn = useApp(({ context }) => context.user !== null);
  const sports = sportsOf(home);
  return (
    <div className={css.page}>
      <title>{operator?.name ?? t('title')}</title>
      <h1 className="visually-hidden">{t('title')}</h1>
      {sports.length > 0 && (
        <div className={css.sports}>
          <SportStrip chosen={null} sports={sports} to="/betting" at={(sport) => ({ sport })} />
        </div>
      )}
      <div className={css.columns}>
        <div className={css.boards}>
          {signedIn ? <div className={css.own}>{own}</div> : <div className={css.lead}>{lead}</div>}
          {children}
        </div>
        <div className={css.aside}>
          {leagues}
          {signedIn && banners}
        </div>
      </div>
    </div>
  );
};
