import type { CasinoGame } from '../../../../contract/http/casino.ts';
import { lastPlayedGames, starredGames } from '../../../../domain/casino/game-lists.ts';
import { useGameLists } from '../../../running/games.ts';
import type { Lobby } from '../load-lobby.ts';

/** The player's own games in the order of his lists, as far as the lobby knows them. */
export const useOwnGames = ({ games, own, popular }: Lobby): { last: CasinoGame[]; favourites: CasinoGame[] } => {
  const lists = useGameLists(({ context }) => context.lists);
  const known = new Map([...games, ...popular, ...own].map((game) => [game.game_code, game]));
  const found = (codes: readonly string[]) => codes.flatMap((code) => known.get(code) ?? []);
  return { last: found(lastPlayedGames(lists)), favourites: found(starredGames(lists)) };
};
