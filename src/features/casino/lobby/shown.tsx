import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import type { Lobby } from '../load-lobby.ts';
import { isNarrowed } from '../lobby-search.ts';
import { GameGrid } from './game-grid.tsx';
import { FilteredOut, NothingHere, ViewEmpty } from './lobby-empty.tsx';
import { LobbyPages } from './lobby-pages.tsx';
import css from './shown.module.css';
import { useOwnGames } from './use-own-games.ts';

/** What is shown: a view of the whole lobby, else what section, studio and filters leave. */
const useShown = (lobby: Lobby): readonly CasinoGame[] => {
  const { last, favourites } = useOwnGames(lobby);
  const { search, games, popular } = lobby;
  const left = new Set(games.map(({ game_code }) => game_code));
  const narrowed = (some: readonly CasinoGame[]) =>
    isNarrowed(search) ? some.filter(({ game_code }) => left.has(game_code)) : some;
  switch (search.part) {
    case 'last':
      return narrowed(last);
    case 'favourites':
      return narrowed(favourites);
    case 'popular':
      return narrowed(popular);
    case 'new':
      return games.filter(({ is_new }) => is_new);
    default:
      return games;
  }
};

/** All games shown, with links to others where there are none. */
export const Shown = ({ lobby, name }: { lobby: Lobby; name: string }) => {
  const { t } = useTranslation('casino');
  const games = useShown(lobby);
  const { search, totalPages } = lobby;
  const title = search.part === undefined ? name : t(`rail.${search.part}`);
  if (games.length === 0) {
    if (isNarrowed(search)) return <FilteredOut lobby={lobby} />;
    return search.part === undefined || search.part === 'all' || search.part === 'new' ? (
      <>
        <NothingHere lobby={lobby} name={title} />
        <section aria-labelledby="games-elsewhere">
          <div className={css.head}>
            <h2 id="games-elsewhere" className={css.title}>
              {t('rail.all')}
            </h2>
          </div>
          <GameGrid games={lobby.elsewhere} as={search.as} />
        </section>
      </>
    ) : (
      <ViewEmpty view={search.part} />
    );
  }
  return (
    <section>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.count} role="status">
          {t('gamesOf', { count: games.length })}
        </p>
      </div>
      <GameGrid games={games} as={search.as} />
      {search.part === undefined && <LobbyPages page={search.page ?? 1} totalPages={totalPages} />}
    </section>
  );
};
