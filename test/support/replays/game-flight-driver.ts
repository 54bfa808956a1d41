import type { CrashOutcome } from '../../../contract/games/crash.ts';
import type { ShownRound } from '../../../contract/games/frame.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { streamedGame } from './game-lines.ts';
import {
  alikeAround,
  answered,
  askPause,
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

const exitPause = 300;
const landPause = 500;
const streamPause = 1_000;
/** From the betting of the cases a flight takes off after 7 s and passes their target 10 s later; then the page waits a little. */
const target = 17_500;
const code = 'skyline-crash';
const outcome: CrashOutcome = { engine: 'crash', stake: 5_000, crashAt: 312, cashedOutAt: 150, win: 7_500 };

type Facts = readonly [
  staked: boolean,
  stake: number,
  paused: boolean,
  betting: boolean,
  flies: boolean,
  landed: boolean,
];
const factsOf = ({ facts }: DrivenStep) => facts as Facts;

/** Each is over after a time of its own, in milliseconds. */
const waits: readonly (readonly [string, number])[] = [
  ['round.playing.showing', 1],
  ['round.replay.showing', 1],
  ['round.playing.inTurn.lost', exitPause],
  ['round.playing.inTurn.settling', landPause],
  ['flights.lost', streamPause],
  ['round.playing.unknown', askPause],
  ['balance.unanswered', askPause],
];

const isDue = (event: string): string | null => {
  const [, place] = /^xstate\.after\.\w+\.gameFlight\.(.+)$/.exec(event) ?? [];
  return place ?? null;
};

/** What goes off first of all that waits. */
const firstOf = ({ before }: DrivenStep): string | undefined => waits.find(([state]) => isAt(before, [state]))?.[0];

const obstacle = (steps: readonly DrivenStep[]): string | null => {
  let open = false;
  let told = false;
  for (const [index, step] of steps.entries()) {
    const { event, before } = step;
    const found = obstacleAround(step, index, open);
    if (found) return found;
    open ||= event.type === 'xstate.done.actor.openGame';
    const first = firstOf(step);
    const due = isDue(event.type);
    if (due !== null && first !== due) return 'what waits there is over sooner';
    if (event.type === 'xstate.done.actor.passTarget' && (first !== undefined || !factsOf(step)[4]))
      return 'who saw a flight begin sees his target passed: test/journeys/crash.test.ts does';
    if (event.type === 'flight.told' && !told && event.line.type !== 'betting')
      return 'a stream begins with the betting of its flight';
    if (event.type === 'flight.told') told = true;
    const over = event.type === 'flights.lost' && typeof event.error !== 'string';
    if (over && (told || isAt(before, ['flights.lost']))) return 'the end of a session is told when a stream is opened';
    if (event.type === 'flights.lost' && !over && !told) return 'flights that were never told are not missed';
    if (event.type === 'xstate.after.streamPause.gameFlight.flights.lost') told = false;
  }
  return null;
};

/** Flights that all players share, in their frame, with their stream in the path's hand. */
export const createGameFlightDriver = (): Driver => {
  const { begin, stream } = streamedGame(code);

  return {
    begin,
    drive: {
      ...drivenAround,
      ...answered(
        ['openGame', 'playRound', 'leaveFlight', 'askBet', 'askEnd', 'askBalance', 'leaveGame'],
        (output, actor) => (actor === 'openGame' ? openedAs(output, code) : output),
      ),
      'bet.changed': (screen, step) => {
        const { stake } = step.event.bet;
        return stake === factsOf(step)[1] ? gameIn(screen).getByRole('switch').click() : typeStake(screen, stake);
      },
      'exit.asked': async (screen) => {
        await screen.pass(200);
        await gameIn(screen).locator('[data-act="leave"]').click();
      },
      'flight.told': (_, { event: { line } }) => stream().tell(line),
      'flights.lost': (_, { event: { error } }) => (typeof error === 'string' ? stream().end() : stream().refuse()),
      'round.shown': (screen, { event }) =>
        sayToGame(screen, { type: 'show', round: { ...(event.round as ShownRound), title: code, outcome } }),
      'xstate.done.actor.passTarget': ({ pass }) => pass(target),
      'xstate.done.actor.presentOutcome': ({ pass }) => pass(1),
      'xstate.done.actor.presentShown': ({ pass }) => pass(1),
      'xstate.after.exitPause': ({ pass }) => pass(exitPause),
      'xstate.after.landPause': ({ pass }) => pass(landPause),
      'xstate.after.streamPause': ({ pass }) => pass(streamPause),
    },
    never: {
      ...neverInGames,
      'bet.undone': 'only chips on a felt are taken back',
      'xstate.error.actor.passTarget': 'a clock does not fail',
      'xstate.error.actor.followFlights': 'a stream that cannot be opened is lost like another one',
    },
    obstacle,
    spare: (value) =>
      !isAt(
        value,
        waits.map(([state]) => state),
      ),
    alike: {
      ...alikeAround,
      'round.playing.answered': 'over before anybody could look',
      'round.playing.checking': 'between two questions the game goes on saying that it asks',
      'round.playing.inTurn.lost': 'a cash-out that was lost is sent again at once: its multiple stays on the button',
      'round.playing.inTurn.left': 'what was won is on the button, in words that come with the answer of the studio',
      'round.playing.inTurn.settling': 'the flight has ended: half a second later its result is asked for',
      'round.playing.inTurn.landing': 'the flight has ended, and its result is on its way',
      'round.playing.showing': 'the result is shown from its first picture on',
      'round.playing.shown': 'the result stays until the next bet',
      'flights.closed': 'before the game has been opened there are no flights',
      'flights.gone': 'the game is closed or has failed, and says so in place of its flights',
    },
    sights: [
      ...sightsAround,
      {
        states: ['round.idle'],
        isSeen: (screen) => isSeen(screen, 'fieldset:has([role="switch"]):enabled'),
      },
      { states: ['round.playing.unknown', 'round.playing.checking'], isSeen: says('unknown.what') },
      {
        states: ['round.playing.asking', 'round.playing.unknown', 'round.playing.checking'],
        isSeen: (screen) => isSeen(screen, '[data-act="sent"]'),
      },
      {
        states: ['round.playing.inTurn.leaving'],
        isSeen: async (screen) =>
          (await isSeen(screen, '[data-act="asked"]')) && screen.calls.isUnderWay('/play/v1/turn'),
      },
      {
        states: ['flights.lost'],
        // The words stand until a line comes; the stream is opened again before.
        isSeen: async (screen) => (await says('crash.lost')(screen)) && !stream().isOpen(),
      },
    ],
  };
};
