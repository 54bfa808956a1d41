import { randomUUID } from 'node:crypto';
import { endGame, gameSessionSums, startDemoGame, startGame } from '../../../contract/http/games.ts';
import { refusalBody } from '../../../server/calls/refusal.ts';
import { signedIn, tokensOf, tokensOfAdded } from '../player-api.ts';
import { command, post } from '../sandbox.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { gameSessionObstacle } from './game-session-obstacle.ts';
import { heldUrls } from './held-urls.ts';
import { go, type ReplayScreen, storeSession } from './replay-screen.ts';
import { sayAsGame, standInForGames } from './stand-in-game.ts';

const players = ['game-ana', 'game-ben'] as const;
const loadDeadline = 20_000;
const closeDeadline = 3_000;
const code = 'ten-stones';
const addressOf = (demo: boolean) => `/games/oakspin/${code}${demo ? '?demo=1' : ''}`;

const mainOf = ({ page }: ReplayScreen) => page.getByRole('main');
const panelOf = (screen: ReplayScreen) => mainOf(screen).getByRole('alert');
const isTold = (key: string) => (screen: ReplayScreen) =>
  panelOf(screen)
    .getByText(screen.words(key, { game: 'Ten Stones' }), { exact: true })
    .isVisible();

/** Sends a message to the page as its game would. */
const say = (screen: ReplayScreen, words: object) => sayAsGame(mainOf(screen).locator('iframe'), words);

/** A game for money or for play money in its frame; the frame holds the path's own page in the place of the game. */
export const createGameSessionDriver = (): Driver => {
  let moves = 0;
  let who = 0;
  let sessionId = '';
  const opens = ({ facts }: DrivenStep) => ((facts as [boolean | null])[0] ? startDemoGame : startGame).url;
  const username = () => players[who] ?? players[0];

  return {
    served: true,
    begin: async (screen, [first]) => {
      const { page, calls, sockets, origin } = screen;
      for (const { url } of [startGame, startDemoGame, endGame, gameSessionSums]) await calls.hold(url);
      await standInForGames(page);
      page.on('response', async (response) => {
        if (response.url().endsWith(startGame.url) && response.ok()) sessionId = (await response.json()).session_id;
      });
      await storeSession(screen, await tokensOfAdded(origin, username()));
      const begins = first?.event.type === 'game.opened';
      await screen.open(begins ? addressOf(first.event.game.demo) : '/about');
      await sockets.connect('sports');
      await calls.release(heldUrls.preAuth);
      await sockets.believed('sports');
      // Without wallets nothing is opened.
      await calls.release(heldUrls.ping);
      return begins ? 1 : 0;
    },
    drive: {
      'game.opened': (screen, { event }) => {
        moves += 1;
        const address = addressOf(event.game.demo);
        return go(screen, `${address}${address.includes('?') ? '&' : '?'}move=${moves}`);
      },
      'game.retried': async (screen) => {
        await screen.appears(panelOf(screen).locator('button[data-first]'));
        await panelOf(screen).locator('button[data-first]').click();
      },
      'game.left': (screen) =>
        mainOf(screen)
          .getByRole('toolbar')
          .getByRole('button', { name: screen.words('casino:game.close') })
          .click(),
      'page.left': (screen) => {
        moves += 1;
        return go(screen, `/about?move=${moves}`);
      },
      'frame.ready': (screen) => say(screen, { type: 'ready' }),
      'round.started': (screen) => say(screen, { type: 'round.started', round_id: randomUUID() }),
      'round.ended': (screen) => say(screen, { type: 'round.ended', round_id: randomUUID() }),
      'frame.failed': (screen, { event: { reason } }) => say(screen, { type: 'failed', reason }),
      'credit.stale': (screen) => say(screen, { type: 'balance.stale' }),
      'exit.asked': (screen) => say(screen, { type: 'exit' }),
      'session.ended': async ({ origin, sockets }, { event: { end, sessionId: whose } }) => {
        if (end === 'takenOver') {
          const { access_token: token } = await tokensOf(origin, username());
          await post(origin, startGame.url, { game_code: code, currency_id: 1 }, token);
          return sockets.deliver('sports', 'game_session_update', sessionId);
        }
        const ended = whose === 'session-1' ? sessionId : randomUUID();
        sockets.push('sports', 'game_session_update', { session_id: ended, game_code: code, end });
      },
      'game.inactivated': async ({ origin, sockets }, { event }) => {
        await command(origin, 'game', { game_code: event.code, active: false });
        await sockets.deliver('sports', 'casinoInactiveGame', event.code);
        await command(origin, 'game', { game_code: event.code, active: true });
      },
      'holds.changed': async (screen, { event: { holds } }) => {
        if (holds.length > 0) return screen.sockets.push('sports', 'casinoBetLimit', { game_code: code, limit: 5 });
        const closing = screen.page.getByRole('alertdialog').getByRole('button', { name: screen.words('notices:ok') });
        await screen.appears(closing);
        await closing.click();
      },
      'credit.changed': async ({ origin, sockets }) => {
        const { wallets } = await (await signedIn(origin, username())).ping();
        moves += 1;
        const newer = wallets.map((wallet) => ({ ...wallet, seq: (wallet.seq ?? 0) + moves }));
        sockets.push('sports', 'wallet_update', { wallets: newer });
      },
      'wallet.chosen': async (screen) => {
        const picker = screen.page
          .getByRole('banner')
          .getByRole('button', { name: screen.words('common:header.wallet') });
        await screen.appears(picker);
        await picker.click();
        const other = screen.page.getByRole('menuitemradio', { checked: false }).first();
        await screen.appears(other);
        await other.click();
      },
      'player.changed': async (screen) => {
        who = 1 - who;
        await screen.signInElsewhere(await tokensOfAdded(screen.origin, username()));
        await screen.calls.release(heldUrls.ping);
      },
      'xstate.done.actor.openGame': async (screen, step) => {
        await screen.calls.release(opens(step));
      },
      'xstate.error.actor.openGame': (screen, step) =>
        step.event.error === 'no answer'
          ? screen.calls.cut(opens(step))
          : screen.calls.answer(opens(step), 400, refusalBody('freebetNotForGames')),
      'xstate.done.actor.askSums': async ({ calls }) => {
        await calls.release(gameSessionSums.url);
      },
      'xstate.error.actor.askSums': ({ calls }) => calls.cut(gameSessionSums.url),
      'xstate.done.actor.endSession': async ({ calls }) => {
        await calls.release(endGame.url);
      },
      'xstate.error.actor.endSession': ({ calls }) => calls.cut(endGame.url),
      'xstate.after.loadDeadline': ({ pass }) => pass(loadDeadline),
      'xstate.after.closeDeadline': ({ pass }) => pass(closeDeadline),
    },
    never: {
      'cashier.asked': 'the cashier is another page: that the game is left follows by itself',
      'xstate.error.actor.frame': 'listening to a window does not fail',
    },
    obstacle: gameSessionObstacle,
    spare: (value) => value !== 'closing',
    alike: {
      open: 'what the game in the frame is at has sights of its own',
      closing: 'the page of the game is left by then, or another is being opened',
      'open.sums.asking': 'the sums told last stay in sight',
      'open.stake.out': 'the game in the frame shows its round',
    },
    sights: [
      {
        states: ['opening', 'open.play.loading'],
        isSeen: (screen) =>
          mainOf(screen)
            .getByText(screen.words('casino:game.opening', { game: 'Ten Stones' }))
            .isVisible(),
      },
      {
        states: ['open.play.paused'],
        isSeen: (screen) => screen.page.frameLocator('main iframe').locator('body[data-told="pause"]').isVisible(),
      },
      { states: ['takenOver'], isSeen: isTold('casino:game.takenOverTitle') },
      {
        states: ['interrupted'],
        isSeen: async (screen) =>
          (await isTold('casino:game.endTitle')(screen)) || isTold('casino:game.offTitle')(screen),
      },
      {
        states: ['failed'],
        isSeen: async (screen) =>
          (await isTold('casino:game.failedTitle')(screen)) || isTold('casino:game.freeBetTitle')(screen),
      },
    ],
  };
};
