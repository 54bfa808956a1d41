import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import type { Lobby } from '../load-lobby.ts';
import type { LobbyNews } from '../lobby-news.ts';
import { TableRail } from '../tables/table-rail.tsx';
import { GameGrid } from './game-grid.tsx';
import { GameTile } from './game-tile.tsx';
import { GoOnCard } from './go-on-card.tsx';
import { LobbyPages } from './lobby-pages.tsx';
import { Rail } from './rail.tsx';
import css from './shown.module.css';
import { useOwnGames } from './use-own-games.ts';

/** The most games of a rail; all of them are on its own page. */
const most = 14;
const mostGoingOn = 4;

const tiles = (games: readonly CasinoGame[]) =>
  games.slice(0, most).map((game) => (
    <li key={game.game_code}>
      <GameTile game={game} />
    </li>
  ));

/** The lobby of all: what the player goes on with, what he likes, what is played, and every game. */
export const LobbyRails = ({ lobby, news }: { lobby: Lobby; news: LobbyNews }) => {
  const { t } = useTranslation('casino');
  const { last, favourites } = useOwnGames(lobby);
  const fresh = lobby.games.filter(({ is_new }) => is_new);
  return (
    <>
      {last.length > 0 && (
        <Rail title={t('rail.goOn')} count={last.length} all={{ to: '/casino', search: { part: 'last' } }} look="cards">
          {last.slice(0, mostGoingOn).map((game) => (
            <li key={game.game_code}>
              <GoOnCard game={game} />
            </li>
          ))}
        </Rail>
      )}
      {favourites.length > 0 && (
        <Rail
          title={t('rail.favourites')}
          count={favourites.length}
          all={{ to: '/casino', search: { part: 'favourites' } }}
          look="tiles"
        >
          {tiles(favourites)}
        </Rail>
      )}
      <TableRail news={news.tables} now={news.now} />
      {lobby.popular.length > 0 && (
        <Rail
          title={t('rail.popular')}
          count={lobby.popular.length}
          all={{ to: '/casino', search: { part: 'popular' } }}
          look="tiles"
        >
          {tiles(lobby.popular)}
        </Rail>
      )}
      {fresh.length > 0 && (
        <Rail title={t('rail.new')} count={fresh.length} all={{ to: '/casino', search: { part: 'new' } }} look="tiles">
          {tiles(fresh)}
        </Rail>
      )}
      <section aria-labelledby="all-games">
        <div className={css.head}>
          <h2 id="all-games" className={css.title}>
            {t('rail.all')}
          </h2>
          <p className={css.count}>{t('gamesOf', { count: lobby.games.length })}</p>
        </div>
        <GameGrid games={lobby.games} as={lobby.search.as} />
        <LobbyPages page={1} totalPages={lobby.totalPages} />
      </section>
    </>
  );
};
