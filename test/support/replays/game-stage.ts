import type { FrameLocator } from 'playwright';
import type { StateValue } from 'xstate';
import { frameVersion } from '../../../contract/games/frame.ts';
import type { OpenedGame } from '../../../machines/game/game-play.ts';
import { refusalBody } from '../../../server/calls/refusal.ts';
import { leavesOf } from '../../../tools/paths/readable.ts';
import type { DrivenStep, Driver } from './driver.ts';
import type { ReplayScreen } from './replay-screen.ts';

const address = '/replayed-game';
const nonce = 'replayed';
/** A page with nothing but the game: what the site around it says is the path's. */
const page = (code: string, opening: string) =>
  `<!doctype html><title>game</title><style>body{margin:0}iframe{border:0;width:100vw;height:100vh}</style>
  <main id="main"><iframe title="game" sandbox="allow-scripts" src="/play/${code}?lang=en${opening}#n=${nonce}"></iframe></main>`;

/** The calls of a game's page, by the actors that make them. */
const urls = {
  openGame: '/play/v1/open',
  playRound: '/play/v1/round',
  takeTurn: '/play/v1/turn',
  leaveFlight: '/play/v1/turn',
  askBet: '/play/v1/ask',
  askDrawn: '/play/v1/ask',
  askEnd: '/play/v1/ask',
  askBalance: '/play/v1/balance',
  leaveGame: '/play/v1/leave',
  askRounds: '/play/v1/rounds',
  turnSeeds: '/play/v1/seeds',
} as const;
type Called = keyof typeof urls;

export const gameIn = ({ page: site }: ReplayScreen): FrameLocator => site.frameLocator('iframe');

/** What is drawn begins to listen after the next frame, by the page's clock. */
export const passFrame = async ({ pass }: ReplayScreen): Promise<void> => {
  await pass(50);
  await pass(1);
};

/** Opens a game with its calls held; a path that does not begin with its name shows a round of the past. */
export const openGame = async (screen: ReplayScreen, code: string, named: boolean): Promise<void> => {
  const { page: site, calls, origin } = screen;
  for (const url of new Set(Object.values(urls))) await calls.holdInFrame(url);
  await site.addInitScript(() => {
    window.playing = {};
  });
  await site.route(`${origin}${address}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: page(code, named ? '&demo' : '') }),
  );
  await screen.open(address);
  await gameIn(screen).locator('main').waitFor();
  await passFrame(screen);
};

/** How a path of a game's flow begins; resolves to the steps that its opening has taken. */
export const beginGame = async (
  screen: ReplayScreen,
  code: string,
  [first]: readonly DrivenStep[],
): Promise<number> => {
  const named = first?.event.type === 'game.named';
  await openGame(screen, code, named);
  return named ? 1 : 0;
};

/** Says something to the game as the site around it would. */
export const sayToGame = ({ page: site }: ReplayScreen, words: object): Promise<void> =>
  site.evaluate((message) => document.querySelector('iframe')?.contentWindow?.postMessage(message, '*'), {
    v: frameVersion,
    nonce,
    ...words,
  });

export const pressAct = (screen: ReplayScreen) => gameIn(screen).locator('[data-act]').click();

/** How long an answer that does not come is waited for, by the games' machines. */
export const askPause = 1_500;

/** What is pressed in every game, and what the page around it says, by the machines' events. */
export const drivenAround: Driver['drive'] = {
  'game.named': async () => undefined,
  'opening.retried': (screen) =>
    gameIn(screen)
      .getByRole('button', { name: screen.words('game:again'), exact: true })
      .click(),
  'round.asked': pressAct,
  'round.putAway': (screen) =>
    gameIn(screen)
      .getByRole('button', { name: screen.words('game:replay.back') })
      .click(),
  'xstate.after.askPause': ({ pass }) => pass(askPause),
  'page.paused': (screen) => sayToGame(screen, { type: 'pause' }),
  'page.resumed': (screen) => sayToGame(screen, { type: 'resume' }),
  'page.closed': (screen) => sayToGame(screen, { type: 'close' }),
  'credit.moved': (screen) => sayToGame(screen, { type: 'balance' }),
};

/** Of calls that every game makes; the cases hold what the machines are given of their answers. */
const bodyOf = (output: unknown, actor: Called, told: (output: unknown, actor: Called) => unknown): unknown => {
  if (actor === 'askBalance') return { balance: output };
  return actor === 'leaveGame' ? { error: null, ErrorText: 'ok' } : told(output, actor);
};

/**
 * How the calls of a game end: with the answers of the path, which are those of the contract, for the studio would not give each
 * of them when the path wants it. `told` changes an answer into one of the game that is played.
 */
export const answered = (
  actors: readonly Called[],
  told: (output: unknown, actor: Called) => unknown,
): Driver['drive'] =>
  Object.fromEntries(
    actors.flatMap((actor) => [
      [
        `xstate.done.actor.${actor}`,
        ({ calls }: ReplayScreen, { event: { output } }: DrivenStep) =>
          calls.answer(urls[actor], 200, bodyOf(output, actor, told)),
      ],
      [
        `xstate.error.actor.${actor}`,
        ({ calls }: ReplayScreen, { event: { error } }: DrivenStep) =>
          typeof error === 'string'
            ? calls.cut(urls[actor])
            : calls.answer(urls[actor], error.status, refusalBody(error.key)),
      ],
    ]),
  );

/** An answer to the opening, of the game that is played; its one chip is the stake that the machine's cases begin with. */
export const openedAs = (output: unknown, code: string): object => {
  const { game } = output as OpenedGame;
  return { ...game, game_code: code, chips: [5_000] };
};

export const isSeen = async (screen: ReplayScreen, selector: string): Promise<boolean> =>
  (await gameIn(screen).locator(selector).count()) > 0;

/** Whether words of the game's own are to be seen. */
export const says = (key: string, values?: Record<string, unknown>) => (screen: ReplayScreen) =>
  gameIn(screen)
    .getByText(screen.words(`game:${key}`, values))
    .first()
    .isVisible();

/** Types a stake, in minor units. */
export const typeStake = async (screen: ReplayScreen, stake: number): Promise<void> => {
  const field = gameIn(screen).locator('[data-stake]');
  await field.fill(String(stake / 100));
  await field.blur();
};

/** What every game shows, whatever its flow. */
export const sightsAround: Driver['sights'] = [
  { states: ['round.unreachable'], isSeen: says('unreachable') },
  { states: ['round.failed'], isSeen: says('over.failed') },
  { states: ['round.closed', 'round.left'], isSeen: says('over.closed') },
  { states: ['round.paused'], isSeen: says('paused') },
  { states: ['round.idle.refused'], isSeen: says('refused.nothing') },
  { states: ['round.idle.takenBack'], isSeen: says('takenBack.money') },
  { states: ['round.replay'], isSeen: says('replay.title') },
];

/** Why states of every game look like others. */
export const alikeAround: Record<string, string> = {
  'round.waiting': 'the opening is asked for as soon as the address has named the game',
  'round.opening': 'until it has been opened the game stands still as it does while a round is played',
  'round.opened': 'over before anybody could look',
  'round.replay.showing': 'an earlier round is called so from its first picture to its last',
  'round.left': 'the frame is taken away once the studio has been told, and says until then that the game is closed',
  'balance.waiting': 'the balance is asked for again in the background, and the last one stays',
  'balance.asking': 'the balance is asked for in the background, and the last one stays',
  'balance.provisional': 'the balance is shown, and asked for again once the round is over',
  'balance.unanswered': 'the balance is asked for in the background, and the last one stays',
  'balance.gone': 'the game is closed, and says so in place of its balance',
};

/** Whether a machine is in one of these states, or below it. */
export const isAt = (value: StateValue, states: readonly string[]): boolean =>
  leavesOf(value).some((leaf) => states.some((state) => leaf === state || leaf.startsWith(`${state}.`)));

/** What comes at once, while a balance that was not told waits to be asked for again. */
const meanwhile = ['credit.moved', 'page.closed', 'xstate.after.askPause'];

/** Why a step cannot come from outside, whatever the flow; `isOpen` is whether the game was opened before it. */
export const obstacleAround = ({ event, before }: DrivenStep, index: number, isOpen: boolean): string | null => {
  if (event.type === 'game.named' && index > 0) return 'the address names the game when the frame begins';
  if (isAt(before, ['balance.unanswered']) && !meanwhile.some((type) => event.type.startsWith(type)))
    return 'the balance is asked for again sooner';
  if (event.type.includes('balance.unanswered') && !isAt(before, ['round.idle', 'round.paused', 'round.replay.shown']))
    return 'what waits there is over sooner';
  if (event.type === 'page.closed' && !isOpen) return 'what was not opened has nothing to leave, and is gone at once';
  return null;
};

export const neverInGames: Driver['never'] = {
  'xstate.error.actor.presentOutcome': 'what the studio draws does not fail',
  'xstate.error.actor.presentShown': 'what the studio draws does not fail',
};
