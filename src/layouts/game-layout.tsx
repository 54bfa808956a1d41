import { Outlet } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../contract/entities/match.ts';
import type { GamePage } from '../../domain/casino/game-lists.ts';
import { lazyPart } from '../ui/late.tsx';
import css from './game-layout.module.css';
import { Header } from './header/header.tsx';
import { Marquee } from './header/marquee.tsx';

const RightDrawer = lazyPart(() => import('./drawer/right-drawer.tsx'));

interface GameLayoutProps {
  matches: Promise<readonly Match[]>;
  /** Nothing but the game. */
  bare: boolean;
  /** Whose game it is; null while that is not known. */
  games: GamePage | null;
}

/** Header, news and a game that takes all that is left; on a phone, and bare, the game alone with its own toolbar. */
export const GameLayout = ({ matches, bare, games }: GameLayoutProps) => {
  const { t } = useTranslation();
  const [drawer, setDrawer] = useState(false);
  return (
    <div className={css.app} data-bare={bare || undefined}>
      {!bare && (
        <div className={css.head}>
          <a href="#main" className="visually-hidden">
            {t('skip')}
          </a>
          <Header searchable={false} games={games} onAccount={() => setDrawer(true)} />
          <Marquee matches={matches} />
        </div>
      )}
      <main id="main" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <Suspense fallback={null}>{drawer && <RightDrawer onClose={() => setDrawer(false)} />}</Suspense>
    </div>
  );
};
