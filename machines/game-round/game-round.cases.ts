import {
  answerExample,
  answersAround,
  diceBetExample,
  eventsAround,
  freeRoundsExample,
  notPlayedExamples,
  openedExample,
  openMinesExample,
  unfinishedExample,
} from '../game/game-examples.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { gameRoundMachine } from './game-round.machine.ts';

const refusals = ['no answer', { status: 409, key: 'tooSoon' }, { status: 403, key: 'gameSessionEnded' }];
const open = answerExample({ state: 'open', outcome: null, open: openMinesExample });
const answers = [
  answerExample(),
  ...notPlayedExamples,
  answerExample({ state: 'refused', outcome: null, refusal: { key: 'freeRoundsOver' } }),
  open,
];

export const gameRoundCases = {
  input: { pace: 5_000 },
  events: {
    ...eventsAround,
    'game.named': [{ type: 'game.named', opening: { demo: 'lucky-dice' } }],
    'bet.changed': [
      { type: 'bet.changed', bet: diceBetExample },
      { type: 'bet.changed', bet: { ...diceBetExample, stake: 60_000 } },
    ],
    'turn.taken': [
      { type: 'turn.taken', turn: { type: 'reveal', field: 3 } },
      { type: 'turn.taken', turn: { type: 'cashOut' } },
    ],
  },
  answers: {
    ...answersAround,
    openGame: {
      done: [
        { game: openedExample(), bet: diceBetExample },
        { game: openedExample({ free_rounds: [freeRoundsExample] }), bet: diceBetExample },
        { game: openedExample({ unfinished: unfinishedExample() }), bet: diceBetExample },
        {
          game: openedExample({
            unfinished: unfinishedExample(open, freeRoundsExample.id),
            free_rounds: [freeRoundsExample],
          }),
          bet: diceBetExample,
        },
      ],
      errors: ['no answer', { status: 403, key: 'gameLinkInvalid' }],
    },
    playRound: { done: answers, errors: refusals },
    askRound: { done: answers, errors: [...refusals, { status: 404, key: 'roundUnknown' }] },
    takeTurn: {
      done: answers.filter(({ state }) => state === 'over' || state === 'open'),
      errors: ['no answer', { status: 409, key: 'turnDiffers' }, { status: 403, key: 'gameSessionEnded' }],
    },
  },
  facet: ({ game, bet, before, placed, free, refusal, answer, paused }) => [
    game !== null,
    placed !== null && placed.bet !== null,
    refusal !== null,
    bet?.engine === 'dice' && bet.stake,
    Math.min(before.length, 1),
    answer?.state,
    free === null ? null : Math.max(free.left, -1),
    paused,
  ],
} satisfies CasesOf<typeof gameRoundMachine>;
