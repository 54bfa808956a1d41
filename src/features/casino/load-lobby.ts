import type { CasinoGame } from '../../../contract/http/casino.ts';
import type { GameSection } from '../../../domain/access/game-sections.ts';
import { type GameLists, lastPlayedGames, starredGames } from '../../../domain/casino/game-lists.ts';
import type { CasinoApi, GamesQuery } from '../../transport/api/casino.ts';
import { isNarrowed, type LobbySearch } from './lobby-search.ts';

/** A lobby: all of them, one section, or a studio's. */
export interface LobbyPlace {
  section: GameSection | null;
  provider: string | null;
}

export interface Lobby {
  place: LobbyPlace;
  search: LobbySearch;
  sections: readonly { code: string; games: number }[];
  providers: readonly { code: string; name: string; games: number }[];
  tags: readonly { code: string }[];
  /** What the filters leave, or all there is. */
  games: readonly CasinoGame[];
  totalPages: number;
  /** Starred and last played, wherever they are. */
  own: readonly CasinoGame[];
  popular: readonly CasinoGame[];
  /** Games of all lobbies, for one that has none. */
  elsewhere: readonly CasinoGame[];
}

/** New games may be on any page, so they are sorted first. */
const orderOf = ({ sort, part }: LobbySearch): GamesQuery['sort'] => sort ?? (part === 'new' ? 'new' : undefined);

const queryOf = ({ section, provider }: LobbyPlace, search: LobbySearch): GamesQuery => ({
  ...(section === null ? {} : { section }),
  ...((provider ?? search.provider) === undefined ? {} : { provider: provider ?? search.provider }),
  ...(search.tag === undefined ? {} : { tag: search.tag }),
  ...(search.volatility === undefined ? {} : { volatility: search.volatility }),
  ...(orderOf(search) === undefined ? {} : { sort: orderOf(search) }),
  ...(search.page === undefined ? {} : { page: search.page }),
});

/** Whether there is no game in a place, whatever the filters leave. */
export const isBare = ({ games, search }: Pick<Lobby, 'games' | 'search'>): boolean =>
  games.length === 0 && search.part === undefined && !isNarrowed(search);

/** Whether the rails are shown: on the first page of a place that nothing narrows. */
export const hasRails = ({ section, provider }: LobbyPlace, search: LobbySearch): boolean =>
  section === null && provider === null && search.part === undefined && !isNarrowed(search);

const askedAtOnce = 30;

const gamesOf = async (api: CasinoApi, codes: readonly string[], signal: AbortSignal): Promise<CasinoGame[]> => {
  const parts = Array.from({ length: Math.ceil(codes.length / askedAtOnce) }, (_, nth) =>
    codes.slice(nth * askedAtOnce, (nth + 1) * askedAtOnce),
  );
  const pages = await Promise.all(parts.map((part) => api.games({ codes: part.join() }, signal)));
  return pages.flatMap(({ result }) => result);
};

export const loadLobby = async (
  api: CasinoApi,
  { place, search, lists }: { place: LobbyPlace; search: LobbySearch; lists: GameLists },
  signal: AbortSignal,
): Promise<Lobby> => {
  const codes = [...new Set([...lastPlayedGames(lists), ...starredGames(lists)])];
  const [sections, providers, tags, page, own, popular] = await Promise.all([
    api.sections(signal),
    api.providers(signal),
    api.tags(signal),
    api.games(queryOf(place, search), signal),
    gamesOf(api, codes, signal),
    api.games({ sort: 'popular' }, signal),
  ]);
  return {
    place,
    search,
    sections,
    providers,
    tags,
    games: page.result,
    totalPages: page.totalPages,
    own,
    popular: popular.result.filter(({ rounds_today }) => rounds_today > 0),
    elsewhere: popular.result,
  };
};
