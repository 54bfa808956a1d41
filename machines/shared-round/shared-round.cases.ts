import type { GameOutcome } from '../../contract/games/game.ts';
import type { RouletteBet } from '../../contract/games/roulette.ts';
import type { TableLine } from '../../contract/games/shared-rounds.ts';
import type { OpenRound } from '../../contract/games/studio.ts';
import {
  answerExample,
  answersAround,
  eventsAround,
  notPlayedExamples,
  openedExample,
  unfinishedExample,
} from '../game/game-examples.ts';
import { isDrawn } from '../game/table-now.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { sharedRoundMachine } from './shared-round.machine.ts';

const bet: RouletteBet = { engine: 'roulette', chips: [{ place: 'red', stake: 5_000 }] };
/** As a table begins. */
const noChips: RouletteBet = { ...bet, chips: [] };
const open: OpenRound = { engine: 'table', stake: 5_000, bet, round: 7 };
const placed = answerExample({ state: 'open', outcome: null, open, balance: 95_000 });
export const redWins: GameOutcome = {
  engine: 'roulette',
  stake: 5_000,
  number: 32,
  places: [{ place: 'red', stake: 5_000, win: 10_000 }],
  win: 10_000,
};
const over = answerExample({ outcome: redWins });

const lines: TableLine[] = [
  {
    type: 'open',
    round: 7,
    closes: 20_000,
    draws: 21_500,
    pays: 26_500,
    settles: 21_500,
    field: null,
    over: 30_000,
    now: 1_000,
    last: [{ engine: 'roulette', number: 17 }],
    chain: { end: '9f'.repeat(32), salt: 'roulette-kalemegdan-2026-03-01', rounds: 2_880 },
  },
  { type: 'closing', round: 7, now: 20_000 },
  { type: 'drawn', round: 7, result: { engine: 'roulette', number: 32 }, seed: '5e'.repeat(32), now: 21_500 },
  { type: 'paid', round: 7, now: 26_500 },
  { type: 'seats', round: 7, players: 1, seats: [{ id: 'a', stake: 5_000, currency: 'RSD', chips: bet.chips }] },
];

const refusals = ['no answer', { status: 409, key: 'stakeTooLow' }, { status: 403, key: 'gameSessionEnded' }];
const answers = [over, ...notPlayedExamples, placed];

export const sharedRoundCases = {
  input: undefined,
  events: {
    ...eventsAround,
    'game.named': [{ type: 'game.named', opening: { demo: 'roulette-kalemegdan' } }],
    'bet.changed': [
      { type: 'bet.changed', bet },
      { type: 'bet.changed', bet: noChips },
    ],
    'table.told': lines.map((line) => ({ type: 'table.told', line, at: 0 }) as const),
    'table.lost': [
      { type: 'table.lost', error: 'no line' },
      { type: 'table.lost', error: { status: 403, key: 'gameSessionEnded' } },
    ],
  },
  answers: {
    ...answersAround,
    openGame: {
      done: [
        { game: openedExample(), bet: noChips },
        { game: openedExample({ unfinished: unfinishedExample(over) }), bet: noChips },
        { game: openedExample({ unfinished: unfinishedExample(placed) }), bet: noChips },
      ],
      errors: ['no answer', { status: 403, key: 'gameLinkInvalid' }],
    },
    playRound: { done: answers, errors: [...refusals, { status: 409, key: 'bettingClosed' }] },
    askRound: { done: answers, errors: [...refusals, { status: 404, key: 'roundUnknown' }] },
    followTable: { done: [], errors: ['no stream'] },
  },
  // Guards look at an answer only when it arrives: once kept, it changes nothing any more.
  facet: ({ game, bet: made, placed: sent, refusal, paused, table, betOn }) => [
    game !== null,
    sent !== null && sent.bet !== null,
    refusal !== null,
    made?.engine === 'roulette' && made.chips.length > 0,
    paused,
    table === null ? null : table.phase === 'open',
    isDrawn(table, betOn),
  ],
} satisfies CasesOf<typeof sharedRoundMachine>;
