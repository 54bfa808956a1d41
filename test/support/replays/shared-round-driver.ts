import type { ShownRound } from '../../../contract/games/frame.ts';
import { redWins } from '../../../machines/shared-round/shared-round.cases.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { streamedGame } from './game-lines.ts';
import {
  alikeAround,
  answered,
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
} from './game-stage.ts';
import type { ReplayScreen } from './replay-screen.ts';

const drawPause = 500;
const streamPause = 1_000;
/** The wheel turns for so long, and the ball with it. */
const spin = 5_000;
const code = 'roulette-kalemegdan';

type Facts = readonly [
  open: boolean,
  staked: boolean,
  refused: boolean,
  laid: boolean,
  paused: boolean,
  bettable: boolean | null,
];
const factsOf = ({ facts }: DrivenStep) => facts as Facts;

const shows = ['round.playing.showing', 'round.replay.showing'];
/** What is over by itself, the soonest first. */
const timers = ['round.playing.settling', 'table.offline', 'round.playing.unknown', 'balance.unanswered', ...shows];
const firstOf = ({ before }: DrivenStep): string | undefined => timers.find((state) => isAt(before, [state]));

const timed = (type: string): string | null => {
  const [, place] = /^xstate\.after\.\w+\.sharedRound\.(.+)$/.exec(type) ?? [];
  if (type === 'xstate.done.actor.presentOutcome') return 'round.playing.showing';
  return type === 'xstate.done.actor.presentShown' ? 'round.replay.showing' : (place ?? null);
};

const obstacle = (steps: readonly DrivenStep[]): string | null => {
  let told = false;
  let ever = false;
  let waiting = false;
  for (const [index, step] of steps.entries()) {
    const { event, before } = step;
    const [open, , , laid, , bettable] = factsOf(step);
    const found = obstacleAround(step, index, open);
    if (found) return found;
    const due = timed(event.type);
    if (due !== null && firstOf(step) !== due) return 'what waits there is over sooner';
    if (isAt(step.after, ['table.followed.paid']) && isAt(step.after, shows))
      return 'who comes that late sees no course';
    if (event.type === 'table.told' && !told && event.line.type !== 'open')
      return 'a stream begins with the opening of its round';
    if (event.type === 'table.told') told = ever = true;
    const over = event.type === 'table.lost' && typeof event.error !== 'string';
    if (over && told) return 'the end of a session is told when a stream is opened';
    if (event.type === 'table.lost' && !over && !ever) return 'a table that was never told is not missed';
    if (event.type.startsWith('xstate.after.streamPause')) told = false;
    const lays = event.type === 'bet.changed' && event.bet.chips.length > 0;
    if (lays && bettable === null) waiting = true;
    else if (event.type.startsWith('bet.') && (bettable !== true || !told || isAt(before, ['table.offline'])))
      return 'chips are laid while a table is open';
    if (event.type === 'table.told' && waiting && !isAt(before, ['round.idle']))
      return 'chips wait for the table alone';
    if (event.type === 'table.told') waiting = false;
    if (event.type === 'bet.changed' && !lays && !laid) return 'there are no chips to take off';
    if (event.type === 'round.shown' && ever)
      return 'the words of the table are away while a round of the past is shown';
  }
  return null;
};

/** A wheel that all players share, in its frame, with its stream in the path's hand. */
export const createSharedRoundDriver = (): Driver => {
  const { begin, stream } = streamedGame(code);
  /** Whether a chip is to be laid as soon as the table is open: before, nobody can. */
  let waits = false;
  const layChip = async (screen: ReplayScreen) => {
    const red = gameIn(screen).locator('[data-place="red"][aria-disabled="false"]');
    await red.waitFor();
    await red.press('Enter');
  };
  const ring = (screen: ReplayScreen) => gameIn(screen).locator('[data-table] [role="status"]');
  const ringSays =
    (...keys: string[]) =>
    async (screen: ReplayScreen) => {
      if ((await ring(screen).count()) === 0) return false;
      const said = await ring(screen).innerText();
      return keys.some((key) => said === screen.words(`game:${key}`));
    };

  return {
    begin,
    drive: {
      ...drivenAround,
      ...answered(['openGame', 'playRound', 'askBet', 'askDrawn', 'askBalance', 'leaveGame'], (output, actor) =>
        actor === 'openGame' ? openedAs(output, code) : output,
      ),
      'bet.changed': (screen, step) => {
        if (step.event.bet.chips.length === 0)
          return gameIn(screen)
            .getByRole('button', { name: screen.words('game:roulette.clear'), exact: true })
            .click();
        waits = factsOf(step)[5] === null;
        return waits ? Promise.resolve() : layChip(screen);
      },
      'bet.undone': (screen) =>
        gameIn(screen)
          .getByRole('button', { name: screen.words('game:roulette.undo') })
          .click(),
      'table.told': async (screen, { event: { line } }) => {
        await stream().tell(line);
        if (!waits) return;
        waits = false;
        await layChip(screen);
      },
      'table.lost': (_, { event: { error } }) => (typeof error === 'string' ? stream().end() : stream().refuse()),
      'round.shown': (screen, { event }) =>
        sayToGame(screen, { type: 'show', round: { ...(event.round as ShownRound), title: code, outcome: redWins } }),
      'xstate.done.actor.presentOutcome': ({ pass }) => pass(spin),
      'xstate.done.actor.presentShown': ({ pass }) => pass(spin),
      'xstate.after.drawPause': ({ pass }) => pass(drawPause),
      'xstate.after.streamPause': ({ pass }) => pass(streamPause),
    },
    never: {
      ...neverInGames,
      'xstate.error.actor.followTable': 'a stream that cannot be opened is lost like another one',
    },
    obstacle,
    spare: (value) => !isAt(value, timers),
    alike: {
      ...alikeAround,
      'round.playing.answered': 'over before anybody could look',
      'round.playing.checking': 'between two questions the game goes on saying that it asks',
      'round.playing.settling': 'the bet is placed until its result is shown; the table says that the round is drawn',
      'round.playing.drawing': 'the bet is placed until its result is shown; the table says that the round is drawn',
      'round.playing.showing': 'the bet is placed until the ball has come to rest',
      'round.playing.shown': 'the result stays on the felt until the next bet',
      'table.closed': 'before the game has been opened there is no table',
      'table.gone': 'the game is closed or has failed, and says so in place of its table',
      'table.followed.paid': 'the result that was drawn stays until the next round opens',
    },
    sights: [
      ...sightsAround,
      { states: ['round.idle.late'], isSeen: says('late.money') },
      { states: ['round.playing.unknown', 'round.playing.checking'], isSeen: says('unknown.what') },
      {
        states: ['round.playing.asking', 'round.playing.unknown', 'round.playing.checking'],
        isSeen: says('table.sent'),
      },
      {
        states: ['round.playing.placed', 'round.playing.settling', 'round.playing.drawing', 'round.playing.showing'],
        isSeen: (screen) => isSeen(screen, '[data-act="placed"]'),
      },
      { states: ['table.followed.open'], isSeen: ringSays('table.opens') },
      { states: ['table.followed.closing'], isSeen: ringSays('table.closing') },
      {
        states: ['table.followed.drawn', 'table.followed.paid'],
        isSeen: async (screen) =>
          (await ring(screen).count()) > 0 && !(await ringSays('table.opens', 'table.closing', 'table.lost')(screen)),
      },
      {
        states: ['table.offline'],
        // The words stand until a line comes; the stream is opened again before.
        isSeen: async (screen) => (await ringSays('table.lost')(screen)) && !stream().isOpen(),
      },
    ],
  };
};
