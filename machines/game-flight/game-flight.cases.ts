import type { CrashBet } from '../../contract/games/crash.ts';
import type { FlightLine } from '../../contract/games/shared-rounds.ts';
import type { OpenRound } from '../../contract/games/studio.ts';
import {
  answerExample,
  answersAround,
  eventsAround,
  notPlayedExamples,
  openedExample,
  unfinishedExample,
} from '../game/game-examples.ts';
import { isLanded } from '../game/sky.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { gameFlightMachine } from './game-flight.machine.ts';

const bet: CrashBet = { engine: 'crash', stake: 5_000, target: 200 };
const open: OpenRound = { engine: 'crash', stake: 5_000, target: 200, flight: 7, cashedOutAt: null };
const inFlight = answerExample({ state: 'open', outcome: null, open, balance: 95_000 });
const left = answerExample({ state: 'open', outcome: null, open: { ...open, cashedOutAt: 150 }, balance: null });
const over = answerExample({
  outcome: { engine: 'crash', stake: 5_000, crashAt: 312, cashedOutAt: 150, win: 7_500 },
});

const betting: FlightLine = {
  type: 'betting',
  flight: 7,
  takesOff: 8_000,
  now: 1_000,
  last: [124],
  chain: { end: '9f'.repeat(32), salt: 'skyline-crash-2026-03-01', rounds: 7_200 },
};
const lines: FlightLine[] = [
  betting,
  { type: 'flying', flight: 7, takesOff: 8_000, now: 8_000 },
  { type: 'ended', flight: 7, crashAt: 312, seed: '5e'.repeat(32), now: 24_000 },
  { type: 'players', flight: 7, players: [{ id: 'a', stake: 5_000, currency: 'RSD', cashedOutAt: null }] },
];

const refusals = ['no answer', { status: 409, key: 'bettingClosed' }, { status: 403, key: 'gameSessionEnded' }];
const answers = [over, ...notPlayedExamples, inFlight, left];

export const gameFlightCases = {
  input: undefined,
  events: {
    ...eventsAround,
    'game.named': [{ type: 'game.named', opening: { demo: 'skyline-crash' } }],
    'bet.changed': [
      { type: 'bet.changed', bet },
      { type: 'bet.changed', bet: { ...bet, stake: 60_000 } },
    ],
    'exit.asked': [{ type: 'exit.asked', askedAt: 149 }],
    'flight.told': lines.map((line) => ({ type: 'flight.told', line, at: 0 }) as const),
    'flights.lost': [
      { type: 'flights.lost', error: 'no line' },
      { type: 'flights.lost', error: { status: 403, key: 'gameSessionEnded' } },
    ],
  },
  answers: {
    ...answersAround,
    openGame: {
      done: [
        { game: openedExample(), bet },
        { game: openedExample({ unfinished: unfinishedExample(over) }), bet },
        { game: openedExample({ unfinished: unfinishedExample(inFlight) }), bet },
        { game: openedExample({ unfinished: unfinishedExample(left) }), bet },
      ],
      errors: ['no answer', { status: 403, key: 'gameLinkInvalid' }],
    },
    playRound: { done: answers, errors: refusals },
    askRound: { done: answers, errors: [...refusals, { status: 404, key: 'roundUnknown' }] },
    leaveFlight: {
      done: [left, over],
      errors: ['no answer', { status: 409, key: 'tooLate' }, { status: 403, key: 'gameSessionEnded' }],
    },
    passTarget: { done: [undefined], errors: ['no clock'] },
    followFlights: { done: [], errors: ['no stream'] },
  },
  // Guards look at an answer only when it arrives; from then on the state holds it.
  facet: ({ bet: made, placed, paused, sky, boarded }) => [
    placed !== null && placed.bet !== null,
    made?.engine === 'crash' && made.stake,
    paused,
    sky?.phase === 'betting' && sky.live,
    sky?.phase === 'flying' && boarded === 7,
    isLanded(sky, boarded),
    sky === null,
  ],
} satisfies CasesOf<typeof gameFlightMachine>;
