import {
  IconCherry,
  IconClock,
  IconDeviceTv,
  IconFlame,
  IconGridDots,
  IconHistory,
  IconLayoutGrid,
  IconNumbers,
  IconPlane,
  IconPlayCard,
  IconSlideshow,
  IconSparkles,
  IconStar,
  IconTargetArrow,
  IconTicket,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lobbyPage } from '../../../../domain/casino/lobby-pages.ts';
import { intoView } from '../../../ui/into-view.ts';
import { sectionOf } from '../kinds.ts';
import type { Lobby } from '../load-lobby.ts';
import type { LobbyView } from '../lobby-views.ts';
import css from './lobby-menu.module.css';
import { useOwnGames } from './use-own-games.ts';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }>;

const sectionIcons: Readonly<Record<string, Icon>> = {
  casino: IconTargetArrow,
  casino_live: IconDeviceTv,
  casino2: IconPlane,
  casino3: IconTicket,
  slots: IconCherry,
  poker: IconPlayCard,
  skill_games: IconGridDots,
  number_games: IconNumbers,
  virtuals: IconSlideshow,
};

/** The lobbies that have games, with how many, and the parts of the lobby of all; on a narrow screen a row of tabs. */
export const LobbyMenu = ({ lobby }: { lobby: Lobby }) => {
  const { t } = useTranslation('casino');
  const { last, favourites } = useOwnGames(lobby);
  const { section, provider } = lobby.place;
  const views: readonly (readonly [LobbyView, string, number, Icon])[] = [
    ['last', t('rail.last'), last.length, IconHistory],
    ['favourites', t('rail.favourites'), favourites.length, IconStar],
    ['popular', t('popular'), lobby.popular.length, IconFlame],
    ['new', t('rail.new'), lobby.games.filter(({ is_new }) => is_new).length, IconSparkles],
  ];
  const item = (Icon: Icon, name: string, count: number | null) => (
    <>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span className={css.name}>{name}</span>
      {count !== null && <span className={css.count}>{count}</span>}
    </>
  );
  const isHere = (view: LobbyView | undefined) => section === null && provider === null && lobby.search.part === view;
  return (
    <nav className={css.menu} aria-label={t('lobbies')}>
      <Link to="/casino" className={css.item} data-here={isHere(undefined) || undefined}>
        {item(IconLayoutGrid, t('lobby'), null)}
      </Link>
      {views.map(
        ([view, name, count, Icon]) =>
          count > 0 && (
            <Link
              key={view}
              ref={isHere(view) ? intoView : undefined}
              to="/casino"
              search={{ part: view }}
              className={css.item}
              data-here={isHere(view) || undefined}
            >
              {item(Icon, name, count)}
            </Link>
          ),
      )}
      <span className={css.rule} />
      {lobby.sections.map(({ code, games }) => {
        const known = sectionOf(code);
        if (!known) return null;
        const { to, search } = lobbyPage(known.code);
        const here = section === code;
        return (
          <Link
            key={code}
            ref={here ? intoView : undefined}
            to={to}
            search={search}
            className={css.item}
            data-here={here || undefined}
          >
            {item(sectionIcons[code] ?? IconClock, t(known.key), games)}
          </Link>
        );
      })}
    </nav>
  );
};
