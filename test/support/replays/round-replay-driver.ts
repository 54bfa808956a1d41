import { randomUUID } from 'node:crypto';
import type { GameBet } from '../../../contract/games/game.ts';
import { playedRoundDetails, playedRounds } from '../../../contract/games/played-rounds.ts';
import { type OpenedStudioGame, studioOpen, studioRound } from '../../../contract/games/studio.ts';
import { type OpenedGame, startGame } from '../../../contract/http/games.ts';
import { tokensOfAdded } from '../player-api.ts';
import { post } from '../sandbox.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { go, type ReplayScreen, storeSession } from './replay-screen.ts';
import { sayAsGame, standInForGames } from './stand-in-game.ts';

const username = 'round-player';
const loadDeadline = 20_000;
const list = '/account/rounds';

/** Rounds of each kind: finished ones can be replayed, those that wait for a turn are not available. */
const over: Record<string, GameBet> = {
  'burning-seven': { engine: 'fruit', stake: 1_000 },
  'lucky-dice': { engine: 'dice', stake: 1_000, side: 'under', chance: 4_850 },
};
const waiting: Record<string, GameBet> = {
  minefield: { engine: 'mines', stake: 1_000, mines: 3 },
  'jacks-or-better': { engine: 'poker', stake: 1_000 },
};

const playRounds = async (origin: string, token: string): Promise<Record<string, string>> => {
  const known = async () => {
    const answer = await fetch(`${origin}${playedRounds.url}`, { headers: { authorization: `Bearer ${token}` } });
    const { result } = playedRounds.ok.parse(await answer.json());
    return Object.fromEntries(result.map(({ game_code, round_id }) => [game_code, round_id]));
  };
  const before = await known();
  for (const [code, bet] of Object.entries({ ...over, ...waiting })) {
    if (before[code]) continue;
    const { url } = await post<OpenedGame>(origin, startGame.url, { game_code: code, currency_id: 1 }, token);
    const link = new URL(url, origin).searchParams.get('code');
    const game = await post<OpenedStudioGame>(origin, studioOpen.url, { open: { code: link } });
    await post(origin, studioRound.url, { token: game.token, round_id: randomUUID(), bet });
  }
  return known();
};

const dialog = ({ page }: ReplayScreen) => page.getByRole('dialog');
const frame = (screen: ReplayScreen) => dialog(screen).locator('iframe');
const isSaid = (key: string) => (screen: ReplayScreen) =>
  dialog(screen).getByText(screen.words(key), { exact: true }).isVisible();

/** The game received the round. */
const isShown = ({ page }: ReplayScreen) =>
  page.frameLocator('dialog iframe').locator('body[data-told="show"]').isVisible();

/** Rounds of the player's list, looked at again; the frame holds the path's own page in the place of the game. */
export const createRoundReplayDriver = (): Driver => {
  let rounds: Record<string, string> = {};
  let asked = '';

  /** Whether the provider will tell the round: as the path goes on. */
  const isTold = ({ later }: DrivenStep): boolean =>
    later.find(({ type }) => type === 'xstate.done.actor.loadRound')?.output !== null;

  return {
    served: true,
    begin: async (screen) => {
      const { calls, origin, page, sockets } = screen;
      const tokens = await tokensOfAdded(origin, username);
      rounds = await playRounds(origin, tokens.access_token);
      await calls.hold(playedRoundDetails.url);
      await standInForGames(page);
      await storeSession(screen, tokens);
      await screen.open(list);
      await sockets.connect('sports');
      await calls.release(heldUrls.preAuth);
      await sockets.believed('sports');
      await calls.release(heldUrls.ping);
      await screen.reaches('roundReplay', 'closed');
      return 0;
    },
    drive: {
      'round.asked': async (screen, step) => {
        // Another one each time: for the round already shown nothing is requested.
        asked = Object.keys(isTold(step) ? over : waiting).find((code) => code !== asked) ?? '';
        await go(screen, `${list}?round=${rounds[asked]}`);
      },
      'round.left': (screen) => go(screen, list),
      'frame.ready': (screen) => sayAsGame(frame(screen), { type: 'ready' }),
      'frame.failed': (screen, { event: { reason } }) => sayAsGame(frame(screen), { type: 'failed', reason }),
      'xstate.done.actor.loadRound': async ({ calls }) => {
        await calls.release(playedRoundDetails.url);
      },
      'xstate.error.actor.loadRound': ({ calls }) => calls.cut(playedRoundDetails.url),
      'xstate.after.loadDeadline': ({ pass }) => pass(loadDeadline),
    },
    never: { 'xstate.error.actor.frame': 'listening to a window does not fail' },
    obstacle: () => null,
    spare: () => true,
    sights: [
      { states: ['loading', 'framed', 'untold', 'failed'], isSeen: (screen) => dialog(screen).isVisible() },
      { states: ['framed'], isSeen: async (screen) => (await frame(screen).count()) === 1 },
      { states: ['framed.showing'], isSeen: isShown },
      { states: ['untold'], isSeen: isSaid('casino:rounds.replayOpen') },
      { states: ['failed'], isSeen: isSaid('casino:rounds.replayFailed') },
    ],
  };
};
