import { IconLogout, IconMenu2, IconUser } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { GamePage } from '../../../domain/casino/game-lists.ts';
import { Logo } from '../../features/operator/logo.tsx';
import { useApp, useSession, useSessionRef } from '../../running/machines.ts';
import { Clock } from '../../ui/clock.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { late, lazyPart } from '../../ui/late.tsx';
import { useSidebar } from '../../ui/sidebar/sidebar-state.ts';
import { AuthButton } from './auth-button.tsx';
import css from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { useGamesSearch } from './use-games-search.ts';

const LanguagePicker = late(() => import('./language-picker.tsx'));

/** Most first visitors have no tickets and no wallet; those who have see them once the server has sent them. */
const PlayerTools = lazyPart(() => import('./player-tools.tsx'));

const GamesSearch = lazyPart(() => import('./games-search.tsx'));

/** Takes the key of the search until its button is there. */
const SearchToCome = () => {
  useGamesSearch();
  return null;
};

interface HeaderProps {
  searchable: boolean;
  /** Whose a page of games is, null while that is not known; the search finds games. */
  games?: GamePage | null;
  onAccount(): void;
}

/** `onAccount` opens the drawer with account and settings. */
export const Header = ({ searchable, games, onAccount }: HeaderProps) => {
  const { t } = useTranslation();
  const session = useSessionRef();
  const signedIn = useApp((state) => state.context.user !== null);
  const unread = useSession(({ context }) => context.unread);
  const sidebar = useSidebar();
  // On its way to the page an address is not yet checked: a single id may be a number.
  const leagues = useSearch({
    strict: false,
    select: (search) => (search.leagues === undefined ? 0 : String(search.leagues).split('~').length),
  });
  return (
    <header className={css.header}>
      {sidebar.offered && !sidebar.docked && (
        <IconButton
          label={leagues > 0 ? t('sidebar.chosen', { count: leagues }) : t(sidebar.names.label)}
          className={css.sidebar}
          aria-expanded={sidebar.open}
          aria-controls="sidebar"
          onClick={sidebar.toggle}
        >
          <IconMenu2 size={20} stroke={1.75} aria-hidden />
          {leagues > 0 && <span className={css.leagues}>{leagues}</span>}
        </IconButton>
      )}
      <Logo className={css.logo} />
      <div className={css.wide} style={{ height: '100%' }}>
        <MainMenu games={games ?? null} />
      </div>
      <div className={css.space} />
      {games !== undefined && (
        <Suspense fallback={<SearchToCome />}>
          <GamesSearch />
        </Suspense>
      )}
      {searchable && <SearchBox />}
      <div className={`${css.clock} ${css.middle}`}>
        <Clock label={t('header.clock')} />
      </div>
      {signedIn ? (
        <Suspense fallback={null}>
          <PlayerTools />
        </Suspense>
      ) : (
        <div className={css.group}>
          <AuthButton className={css.login} />
          <AuthButton mode="register" className={css.register} />
        </div>
      )}
      <div className={css.group}>
        <div className={`${css.language} ${css.middle}`}>
          <LanguagePicker />
        </div>
        <IconButton label={t('header.account')} className={css.account} aria-haspopup="dialog" onClick={onAccount}>
          <IconUser size={20} stroke={1.75} aria-hidden />
          {unread > 0 && <span className={css.unread} data-count={unread} />}
        </IconButton>
        {signedIn && (
          <IconButton
            label={t('header.logout')}
            className={css.wide}
            onClick={() => session.send({ type: 'session.left' })}
          >
            <IconLogout size={20} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </div>
    </header>
  );
};
