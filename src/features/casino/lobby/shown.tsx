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

/** Fewer than a line of them leave the page bare. */
const few = 8;

/** Popular games of other lobbies, below those of a place that has few or none. */
const Elsewhere = ({ title, lobby, without }: { title: string; lobby: Lobby; without: readonly CasinoGame[] }) => {
  const shown = new Set(without.map(({ game_code }) => game_code));
  const others = lobby.elsewhere.filter(({ game_code }) => !shown.has(game_code));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="games-elsewhere">
      <div className={css.head}>
        <h2 id="games-elsewhere" className={css.title}>
          {title}
        </h2>
      </div>
      <GameGrid games={others} as={lobby.search.as} />
    </section>
  );
};

/** All games shown, with others where they are few or none. */
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
        <Elsewhere title={t('rail.all')} lobby={lobby} without={[]} />
      </>
    ) : (
      <ViewEmpty view={search.part} />
    );
  }
  const whole = search.part === undefined;
  return (
    <>
      <section>
        <div className={css.head}>
          <h2 className={css.title}>{title}</h2>
          <p className={css.count} role="status">
            {t('gamesOf', { count: games.length })}
          </p>
        </div>
        <GameGrid games={games} as={search.as} />
        {whole && <LobbyPages page={search.page ?? 1} totalPages={totalPages} />}
      </section>
      {whole && games.length < few && totalPages === 1 && !isNarrowed(search) && (
        <Elsewhere title={t('rail.more')} lobby={lobby} without={games} />
      )}
    </>
  );
};
