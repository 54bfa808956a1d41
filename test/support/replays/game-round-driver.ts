import type { ShownRound } from '../../../contract/games/frame.ts';
import type { MinesOutcome } from '../../../contract/games/mines.ts';
import type { OpenedStudioGame, RoundAnswer } from '../../../contract/games/studio.ts';
import type { DrivenStep, Driver } from './driver.ts';
import {
  alikeAround,
  answered,
  beginGame,
  drivenAround,
  gameIn,
  isAt,
  isSeen,
  neverInGames,
  obstacleAround,
  openedAs,
  says,
  sayToGame,
  sightsAround,
  typeStake,
} from './game-stage.ts';
import type { ReplayScreen } from './replay-screen.ts';

const pace = 5_000;
const code = 'minefield';

type Facts = readonly [
  open: boolean,
  staked: boolean,
  refused: boolean,
  stake: number,
  before: number,
  state: string,
  free: number | null,
];
const factsOf = ({ facts }: DrivenStep) => facts as Facts;

const outcome: MinesOutcome = {
  engine: 'mines',
  stake: 5_000,
  board: [7, 12, 18],
  revealed: [0, 1],
  end: 'cashedOut',
  win: 6_299,
};
/** The same answer about a field of mines. */
const ofMines = <Answer extends RoundAnswer>(answer: Answer): Answer =>
  answer.outcome ? { ...answer, outcome } : answer;
const openedMines = (output: unknown) => {
  const opened = openedAs(output, code) as OpenedStudioGame;
  return { ...opened, unfinished: opened.unfinished && ofMines(opened.unfinished) };
};

const choices = 'fieldset:has(legend) input[name="mines"]';
/** Another number of mines at the same stake. */
const pressChoice = (screen: ReplayScreen) =>
  gameIn(screen)
    .locator(`${choices}:not(:checked)`)
    .first()
    .evaluate((input: HTMLInputElement) => input.click());

const canChoose = (screen: ReplayScreen) => isSeen(screen, `${choices}:enabled`);

const waits = ['round.playing.outcome.unknown', 'round.playing.outcome.inTurn.lost', 'round.playing.outcome.showing'];
/** A field of mines in its frame: a game of rounds that go on in turns. */
export const createGameRoundDriver = (): Driver => ({
  begin: (screen, steps) => beginGame(screen, code, steps),
  drive: {
    ...drivenAround,
    ...answered(['openGame', 'playRound', 'takeTurn', 'askBet', 'askBalance', 'leaveGame'], (output, actor) =>
      actor === 'openGame' ? openedMines(output) : ofMines(output as RoundAnswer),
    ),
    'bet.changed': (screen, step) => {
      const { stake } = step.event.bet;
      const [, , , now, , , free] = factsOf(step);
      return stake === now || (free !== null && free > 0) ? pressChoice(screen) : typeStake(screen, stake);
    },
    'turn.taken': (screen, { event: { turn } }) =>
      gameIn(screen)
        .locator(turn.type === 'reveal' ? `[data-field="${turn.field}"]` : '[data-cash-out]')
        .click(),
    'round.shown': (screen, { event }) =>
      sayToGame(screen, { type: 'show', round: { ...(event.round as ShownRound), title: code, outcome } }),
    'xstate.done.actor.presentOutcome': ({ pass }) => pass(1),
    'xstate.done.actor.presentShown': ({ pass }) => pass(1),
    'xstate.after.pace': ({ pass }) => pass(pace),
  },
  never: {
    ...neverInGames,
    'bet.undone': 'only chips on a felt are taken back',
  },
  obstacle: (steps) => {
    for (const [index, step] of steps.entries()) {
      const found = obstacleAround(step, index, factsOf(step)[0]);
      if (found) return found;
      if (step.event.type.startsWith('xstate.after.pace') && isAt(step.before, waits))
        return 'what waits there is over before the pace';
    }
    return null;
  },
  spare: (value) => !isAt(value, [...waits, 'balance.unanswered', 'round.replay.showing']),
  alike: {
    ...alikeAround,
    'round.playing.outcome.answered': 'over before anybody could look',
    'round.playing.outcome.showing':
      'reels and wheels turn from the press until they rest, whether the result is known or not',
    'round.playing.outcome.checking': 'between two questions the game goes on saying that it asks',
    'round.playing.outcome.inTurn.turning':
      'the fields stay as they are until a turn is answered; a second press does nothing',
    'round.playing.outcome.inTurn.lost': 'a turn whose answer was lost is sent again by itself, under its number',
    'round.playing.pace.over': 'the pace of rounds is not shown: the next one waits for it',
  },
  sights: [
    ...sightsAround,
    { states: ['round.idle'], isSeen: canChoose },
    { states: ['round.playing.outcome.unknown', 'round.playing.outcome.checking'], isSeen: says('unknown.what') },
    {
      states: ['round.playing.outcome.inTurn'],
      isSeen: (screen) => isSeen(screen, '[data-field="3"][aria-disabled="false"]'),
    },
    {
      states: ['round.playing.outcome.shown'],
      isSeen: async (screen) =>
        (await says('mines.ended.cashedOut')(screen)) &&
        !(await says('replay.title')(screen)) &&
        !(await says('paused')(screen)) &&
        !(await canChoose(screen)),
    },
  ],
});
