import { notFound, redirect, useLoaderData, useSearch } from '@tanstack/react-router';
import type { OwnFreeRounds } from '../../contract/games/free-rounds.ts';
import type { JackpotNews } from '../../contract/games/jackpots.ts';
import { sectionOfPage } from '../../domain/casino/lobby-pages.ts';
import type { RulesOf } from '../features/casino/details/details.tsx';
import type { OwnRoundsOf } from '../features/casino/details/own-rounds.tsx';
import { followNews } from '../features/casino/follow-news.ts';
import { hasRails, type Lobby, loadLobby } from '../features/casino/load-lobby.ts';
import { LobbyPage } from '../features/casino/lobby/lobby-page.tsx';
import { StudiosPage } from '../features/casino/lobby/studios-page.tsx';
import type { LobbyNews } from '../features/casino/lobby-news.ts';
import { type LobbySearch, lobbySearch } from '../features/casino/lobby-search.ts';
import { useStatuses } from '../features/operator/use-statuses.ts';
import { loadNamespaces, withWords } from '../i18n/i18n.ts';
import { useGameSearchRef } from '../running/games.ts';
import type { RouterContext } from './-router-context.ts';

export { LobbyFailed } from '../features/casino/lobby/lobby-empty.tsx';
export { LobbySkeleton } from '../features/casino/lobby/lobby-skeleton.tsx';
export { GameRoute, GameRoutes, loadGame, loadGameLayout } from './-game.tsx';

export interface LoadLobby {
  context: RouterContext;
  deps: { search: LobbySearch };
  params: { provider?: string };
  location: { pathname: string };
  abortController: AbortController;
}

interface LobbyData {
  lobby: Lobby;
  rulesOf: RulesOf;
  ownRoundsOf: OwnRoundsOf;
  news: LobbyNews;
  freeRounds: readonly OwnFreeRounds[];
}

/** Asks about each game once while the page is open. */
const kept = <Told,>(ask: (code: string) => Promise<Told | null>) => {
  const told = new Map<string, Promise<Told | null>>();
  return (code: string) => {
    const answer = told.get(code) ?? ask(code).catch(() => null);
    told.set(code, answer);
    return answer;
  };
};

export const loadLobbyPage = async ({
  context,
  deps,
  params,
  location,
  abortController,
}: LoadLobby): Promise<LobbyData> => {
  const search = lobbySearch({ ...deps.search });
  const provider = params.provider ?? null;
  const section = provider === null ? sectionOfPage(location.pathname, search.section) : null;
  const texts = loadNamespaces('casino', 'errors', ...(section === 'virtuals' ? (['betting'] as const) : []));
  const [{ api, ownLists, now }] = await Promise.all([context.games(), texts]);
  const place = { section: section ?? null, provider };
  const { signal } = abortController;
  // A lobby without its tables and jackpots is a lobby still.
  const pots = api.jackpots(signal).catch(() => null);
  const standing = hasRails(place, search) ? api.tables(signal).catch(() => []) : [];
  const free = context
    .signedIn()
    .then((is) => (is ? api.freeRounds(signal) : []))
    .catch(() => []);
  const lobby = await loadLobby(api, { place, search, lists: await ownLists() }, signal);
  if (provider !== null && !lobby.providers.some(({ code }) => code === provider)) throw notFound();
  const ownRoundsOf = async (code: string) =>
    (await context.signedIn()) ? (await api.rounds({ game_code: code })).result : null;
  const isInSight = () => document.visibilityState === 'visible';
  const news = {
    tables: followNews(api.tables, await standing, isInSight),
    jackpots: followNews<JackpotNews | null>(api.jackpots, await pots, isInSight),
    now,
  };
  const rulesOf = kept((code) => api.rules(code));
  return { lobby, rulesOf, ownRoundsOf: kept(ownRoundsOf), news, freeRounds: await free };
};

/** The lobby that the loader of its page has fetched. */
export const LobbyRoute = () => {
  const { lobby, ...loaded }: LobbyData = useLoaderData({ strict: false });
  const asked = useSearch({ strict: false });
  const search = useGameSearchRef();
  const { loginInDialog } = useStatuses();
  return (
    <LobbyPage
      lobby={{ ...lobby, search: lobbySearch({ ...asked }) }}
      {...loaded}
      loginInDialog={loginInDialog}
      onSearch={() => search.send({ type: 'dialog.opened' })}
    />
  );
};

export interface LoadStudios {
  context: RouterContext;
  deps: { gc?: string };
  abortController: AbortController;
}

type StudiosData = Pick<Parameters<typeof StudiosPage>[0], 'studios' | 'games'>;

/** Every studio, or on to the game that the address names alone. */
export const loadStudios = async ({ context, deps: { gc }, abortController }: LoadStudios): Promise<StudiosData> => {
  const { signal } = abortController;
  const { api } = await withWords(context.games(), 'casino', 'errors');
  const found = gc === undefined ? null : await api.rules(String(gc), signal);
  if (found) {
    const params = { provider: found.game.provider_code, game: found.game.game_code };
    throw redirect({ to: '/games/$provider/$game', params, search: { gc: params.game }, replace: true });
  }
  const [studios, games] = await Promise.all([api.providers(signal), api.games({}, signal)]);
  return { studios, games: games.result };
};

export const Studios = () => {
  const shown: StudiosData = useLoaderData({ strict: false });
  return <StudiosPage {...shown} />;
};
