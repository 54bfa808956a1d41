import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './home-boards.module.css';
import { HomeEmpty, HomeSection } from './home-section.tsx';
import { type Home, shownLive, shownNext } from './load-home.ts';

interface HomeBoardsProps {
  home: Home;
  /** The boards of the live and the next matches; the route composes them. */
  liveBoard: ReactNode;
  nextBoard: ReactNode;
}

const ways = [
  { part: 'live', to: '/live_betting', name: 'liveAll' },
  { part: 'next', to: '/betting', name: 'nextAll' },
] as const;

/** What is on now and next, and the ways to all of it. */
export const HomeBoards = ({ home, liveBoard, nextBoard }: HomeBoardsProps) => {
  const { t } = useTranslation('home');
  if (!home.live && !home.next) return <HomeEmpty text={t('closed')} />;
  return (
    <div className={css.boards}>
      {home.live && (
        <HomeSection title={t('live')} section={home.live} most={shownLive} empty={t('liveEmpty')}>
          {liveBoard}
        </HomeSection>
      )}
      {home.next && (
        <HomeSection title={t('next')} section={home.next} most={shownNext} empty={t('nextEmpty')}>
          {nextBoard}
        </HomeSection>
      )}
      <p className={css.ways}>
        {ways.map(({ part, to, name }) => {
          const section = home[part];
          return (
            section && (
              <Link key={part} to={to}>
                {t(name)} {section !== 'failed' && <span className={css.count}>{section.count}</span>}
              </Link>
            )
          );
        })}
      </p>
    </div>
  );
};
