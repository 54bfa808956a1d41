import { waitFor } from 'xstate';
import { gamePageOf } from '../../domain/casino/game-lists.ts';
import { gameOfPage } from '../../domain/casino/game-of-page.ts';
import { isLobby } from '../../domain/casino/lobby-pages.ts';
import { activeWallet } from '../../domain/wallet/active-wallet.ts';
import { gameListsMachine } from '../../machines/game-lists/game-lists.machine.ts';
import { gameSearchMachine } from '../../machines/game-search/game-search.machine.ts';
import { gameSessionMachine } from '../../machines/game-session/game-session.machine.ts';
import type { AskedGame, GameSessionReport } from '../../machines/game-session/game-session-event.ts';
import { roundReplayMachine } from '../../machines/round-replay/round-replay.machine.ts';
import { createGameActors, createGameListsActors, createLoadRound, createSearchGames } from '../actors/game-actors.ts';
import { createFrameDesk, createGameFrame, type FrameDesk, type FrameLooks } from '../actors/game-frame.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { soundOff } from '../layouts/remembered.ts';
import type { GameCalls } from '../routes/-router-context.ts';
import type { GamesMachines, OnDemand, PlayLimitsMachines, Running } from '../running/running.tsx';
import { colorMode } from '../theme/color-mode.ts';
import { modeTokens } from '../theme/tokens.ts';
import { type CasinoApi, createCasinoApi } from '../transport/api/casino.ts';
import { createUserSettingsApi, type UserSettingsApi } from '../transport/api/user-settings.ts';
import { watchHolds } from './game-holds.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';
import { logFailure } from './log-failure.ts';
import { createWatchPots } from './watch-pots.ts';

const looks: FrameLooks = {
  theme: () => {
    const mode = colorMode.current();
    const style = getComputedStyle(document.documentElement);
    const tokens = Object.keys(modeTokens[mode]).map((token) => [
      token,
      style.getPropertyValue(`--md-${token}`).trim(),
    ]);
    return { mode, tokens: Object.fromEntries(tokens) };
  },
  muted: soundOff.current,
  watch: (listener) => {
    // The page is painted behind this.
    const later = () => void requestAnimationFrame(listener);
    const ends = [colorMode.watch(later), soundOff.watch(later)];
    return () => {
      for (const end of ends) end();
    };
  },
};

/** A replayed round is over, and feeds nothing. */
const noPots = () => () => undefined;

interface Around {
  report(report: GameSessionReport): void;
  desk: FrameDesk;
  /** The code of the game that is played for money now. */
  playedForMoney(): string | null;
  currencyId(): Promise<number>;
  now(): number;
  showLobby(): void;
  showCashier(): void;
  askCredit(): void;
  notePlayed(game: AskedGame): void;
}

export const providedGames = (api: CasinoApi, settings: UserSettingsApi, around: Around) => ({
  gameSession: gameSessionMachine.provide({
    actors: {
      ...createGameActors(api, { currencyId: around.currencyId, now: around.now, language: currentLanguage }),
      frame: createGameFrame(around.desk, looks, createWatchPots(api, around.playedForMoney)),
    },
    actions: {
      report: (_, news) => around.report(news),
      showLobby: around.showLobby,
      showCashier: around.showCashier,
      askCredit: around.askCredit,
      notePlayed: (_, { game }) => game && around.notePlayed(game),
      logFailure,
    },
  }),
  gameSearch: gameSearchMachine.provide({ actors: { searchGames: createSearchGames(api) } }),
  roundReplay: roundReplayMachine.provide({
    actors: { loadRound: createLoadRound(api, currentLanguage), frame: createGameFrame(around.desk, looks, noPots) },
    actions: { logFailure },
  }),
  gameLists: gameListsMachine.provide({ actors: createGameListsActors(settings) }),
});

const gameAt = (pathname: string, search: string): AskedGame | null => {
  const code = gameOfPage(`${pathname}${search}`);
  const provider = /^\/games\/([^/]+)\/[^/]+/.exec(pathname)?.[1];
  return code === null || provider === undefined
    ? null
    : { provider: decodeURIComponent(provider), code, demo: new URLSearchParams(search).has('demo') };
};

/** Lobbies and games: fetched and started when the first of their pages is opened. */
export const start = (site: LateSite, playLimits: OnDemand<PlayLimitsMachines>): GamesMachines & GameCalls => {
  const { world, app, player, router } = site;
  const api = createCasinoApi(world.http);
  const session = app.getSnapshot().children.session as Running['session'];
  let lobby: { to: '/'; search: Record<string, string> } = { to: '/casino' as '/', search: {} };
  const desk = createFrameDesk();

  const currencyId = async () => {
    const { context } = await waitFor(app, ({ context: { userKnown } }) => userKnown, { timeout: 15_000 });
    if (context.user === null) return 0;
    const told = await waitFor(session, ({ context: { wallets } }) => wallets.length > 0, { timeout: 15_000 });
    return activeWallet(told.context.wallets, told.context.chosenCurrencyId)?.currency_id ?? 0;
  };

  const machines = providedGames(api, createUserSettingsApi(world.http), {
    desk,
    report: (news) => app.send({ type: 'player.told', news }),
    playedForMoney: () => {
      const { game } = gameSession.getSnapshot().context;
      return game === null || game.demo ? null : game.code;
    },
    currencyId,
    now: world.clock.now,
    showLobby: () => void router.navigate(lobby),
    showCashier: () => void router.navigate({ to: '/payin' }),
    askCredit: () => session.send({ type: 'window.focused' }),
    notePlayed: async ({ code }) => {
      const { game } = await api.rules(code);
      gameLists.send({ type: 'game.played', page: gamePageOf(game.sections), code });
    },
  });
  const gameSession = latePart(site, machines.gameSession, { type: 'player.changed' });
  const gameLists = latePart(site, machines.gameLists);
  const roundReplay = latePart(site, machines.roundReplay, { type: 'round.left' });
  const gameSearch = latePart(site, machines.gameSearch);

  const tellUser = () => {
    const { user, userKnown } = app.getSnapshot().context;
    if (userKnown) gameLists.send({ type: 'user.changed', userId: user?.id ?? null });
  };
  tellUser();
  app.subscribe(tellUser);

  let { chosenCurrencyId: wallet, wallets: before } = session.getSnapshot().context;
  session.subscribe(({ context: { chosenCurrencyId, wallets } }) => {
    // By push or, where that was lost, by ping. Nobody's has not moved: who has left has none.
    if (wallets !== before && wallets.length > 0) gameSession.send({ type: 'credit.changed' });
    before = wallets;
    if (chosenCurrencyId === wallet) return;
    wallet = chosenCurrencyId;
    gameSession.send({ type: 'wallet.chosen' });
  });

  world.sockets.sports.listen((news) => {
    if (news.name === 'casinoInactiveGame')
      gameSession.send({ type: 'game.inactivated', code: news.payload.game_code });
    if (news.name === 'game_session_update')
      gameSession.send({ type: 'session.ended', sessionId: news.payload.session_id, end: news.payload.end });
  });
  watchHolds({ app, player, playLimits }, (holds) => gameSession.send({ type: 'holds.changed', holds }));

  // Leaving a page closes its search; one that is opened while a page loads, which may take long, stays.
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged) gameSearch.send({ type: 'dialog.closed' });
  });
  router.subscribe('onResolved', ({ hrefChanged, toLocation: { pathname, searchStr } }) => {
    const round = pathname === '/account/rounds' ? new URLSearchParams(searchStr).get('round') : null;
    if (round === null) roundReplay.send({ type: 'round.left' });
    else if (roundReplay.getSnapshot().context.roundId !== round)
      roundReplay.send({ type: 'round.asked', roundId: round });
    const game = gameAt(pathname, searchStr);
    // A page that only asks its guards again opens nothing: a game that another tab took stays there.
    if (game && !hrefChanged) return;
    if (game) return gameSession.send({ type: 'game.opened', game });
    if (isLobby(pathname)) {
      const search = Object.fromEntries(new URLSearchParams(searchStr));
      lobby = { to: pathname as '/', search };
    }
    gameSession.send({ type: 'page.left' });
  });

  const ownLists = async () => {
    const { context } = await waitFor(app, ({ context: { userKnown } }) => userKnown, { timeout: 15_000 });
    const user = context.user?.id ?? null;
    const isKnown = (state: ReturnType<typeof gameLists.getSnapshot>) =>
      state.context.userId === user && !state.matches('loading');
    return (await waitFor(gameLists, isKnown, { timeout: 15_000 })).context.lists;
  };
  return { api, now: world.clock.now, ownLists, desk, gameSession, gameLists, gameSearch, roundReplay };
};
