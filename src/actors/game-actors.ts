import { fromPromise } from 'xstate';
import { type GameLists, gameListsOf } from '../../domain/casino/game-lists.ts';
import type { SavedGameLists } from '../../machines/game-lists/game-lists.machine.ts';
import type { FoundGames } from '../../machines/game-search/game-search.machine.ts';
import type { AskedGame, OpenedSession, SessionSums } from '../../machines/game-session/game-session-event.ts';
import type { ReplayedRound } from '../../machines/round-replay/round-replay.machine.ts';
import type { CasinoApi } from '../transport/api/casino.ts';
import type { UserSettingsApi } from '../transport/api/user-settings.ts';

/** How many rounds are listed next to a game, and how many of those that were won. */
const lastRounds = 10;
const lastWins = 3;

/** Who plays, and how the page is read. */
export interface AtTable {
  /** The wallet he plays from, by its currency_id, as soon as it is known; a visitor's is any. */
  currencyId(): Promise<number>;
  language(): string;
  now(): number;
}

const newNonce = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const addressOf = (url: string, language: string, nonce: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}lang=${language}#n=${nonce}`;

/** Opens, counts and closes sessions of games on the server. */
export const createGameActors = (api: CasinoApi, { currencyId, language, now }: AtTable) => ({
  openGame: fromPromise<OpenedSession, { game: AskedGame | null }>(async ({ input: { game }, signal }) => {
    if (!game) throw new Error('no game to open');
    const opened = game.demo
      ? await api.startDemo(game.code, signal)
      : await api.start(game.code, await currencyId(), signal);
    const nonce = newNonce();
    return {
      address: addressOf(opened.url, language(), nonce),
      nonce,
      sessionId: game.demo ? null : opened.session_id,
      openedAt: now(),
    };
  }),
  askSums: fromPromise<SessionSums | null, { sessionId: string | null; game: AskedGame | null }>(
    async ({ input: { sessionId, game }, signal }) => {
      if (sessionId === null || game === null) return null;
      const played = { game_code: game.code, currency_id: await currencyId() };
      const [sums, last, wins] = await Promise.all([
        api.sums(sessionId, signal),
        api.rounds(played, signal),
        api.rounds({ ...played, won: '1' }, signal),
      ]);
      return sums && { ...sums, last: last.result.slice(0, lastRounds), wins: wins.result.slice(0, lastWins) };
    },
  ),
  endSession: fromPromise<void, { sessionId: string | null }>(async ({ input: { sessionId } }) => {
    if (sessionId !== null) await api.end(sessionId);
  }),
});

export const createSearchGames = (api: CasinoApi) =>
  fromPromise<FoundGames, { words: string }>(async ({ input: { words }, signal }) => {
    const { result: games } = await api.games({ search: words.trim() }, signal);
    if (games.length > 0) return { games, popular: [] };
    return { games, popular: (await api.games({ sort: 'popular' }, signal)).result.slice(0, 5) };
  });

/** A round of the player's, as its provider sends it. */
export const createLoadRound = (api: CasinoApi, language: () => string) =>
  fromPromise<ReplayedRound | null, { roundId: string | null }>(async ({ input: { roundId }, signal }) => {
    if (roundId === null) return null;
    const { shown, url } = await api.round(roundId, signal);
    if (shown === null || url === null) return null;
    const nonce = newNonce();
    return { round: shown, nonce, address: addressOf(url, language(), nonce) };
  });

/** A player's lists of games among his settings on the server. */
export const createGameListsActors = (settings: UserSettingsApi) => ({
  loadLists: fromPromise<GameLists>(async ({ signal }) => gameListsOf(await settings.load(signal))),
  saveLists: fromPromise<void, SavedGameLists>(async ({ input: { lists, names }, signal }) => {
    const changes = names.map(({ page, kind }) => ({ object: page, property: kind, value: lists[page][kind] }));
    await settings.save(changes, signal);
  }),
});
