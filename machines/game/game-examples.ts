import type { OpenBlackjack } from '../../contract/games/blackjack.ts';
import type { DiceBet } from '../../contract/games/dice.ts';
import type { ShownRound } from '../../contract/games/frame.ts';
import type { GameOutcome } from '../../contract/games/game.ts';
import type {
  OpenedStudioGame,
  OpenRound,
  RoundAnswer,
  ShownSeeds,
  UnfinishedRound,
} from '../../contract/games/studio.ts';

export const exampleSeeds: ShownSeeds = { hash: '9f'.repeat(32), client_seed: 'quiet-river', nonce: 0 };
export const exampleRound = '4f8e2f7a-5a0e-4c83-9a0e-6f5d2c1b0a99';

const outcome: GameOutcome = { engine: 'dice', stake: 5_000, roll: 4_200, won: true, win: 10_000 };
export const diceBetExample: DiceBet = { engine: 'dice', stake: 5_000, side: 'under', chance: 4_850 };

export const answerExample = (change: Partial<RoundAnswer> = {}): RoundAnswer => ({
  round_id: exampleRound,
  state: 'over',
  open: null,
  outcome,
  refusal: null,
  balance: 105_000,
  seeds: { ...exampleSeeds, nonce: 1 },
  at: 1_000,
  ...change,
});

/** A round that the player was torn out of, paid for or one of free rounds. */
export const unfinishedExample = (answer = answerExample(), free_rounds: string | null = null): UnfinishedRound => ({
  ...answer,
  free_rounds,
});

/** A bet that was not taken, and one that was given back. */
export const notPlayedExamples = [
  answerExample({ state: 'refused', outcome: null, refusal: { key: 'insufficientFunds' } }),
  answerExample({ state: 'takenBack', outcome: null }),
];

export const openMinesExample: OpenRound = {
  engine: 'mines',
  bet: { engine: 'mines', stake: 5_000, mines: 3 },
  revealed: [0, 1],
  win: 6_299,
  next: 7_220,
};

export const openBlackjackExample: OpenBlackjack = {
  engine: 'blackjack',
  stake: 5_000,
  more: 5_000,
  dealer: 5,
  hands: [{ cards: [7, 20], stake: 5_000 }],
  turn: 0,
  moves: ['hit', 'stand', 'double', 'split'],
  nth: 0,
};

export const freeRoundsExample: OpenedStudioGame['free_rounds'][number] = {
  id: '0f4f2b6e-6e0a-4b7e-9b50-000000000009',
  stake: 2_000,
  given: 3,
  left: 1,
  won: 0,
  expires: '2026-12-01T00:00:00.000Z',
};

export const openedExample = (change: Partial<OpenedStudioGame> = {}): OpenedStudioGame => ({
  token: 'a'.repeat(43),
  game_code: 'lucky-dice',
  demo: false,
  currency_id: 1,
  currency: 'RSD',
  balance: 100_000,
  limits: { min: 1_000, max: 50_000 },
  chips: [1_000, 5_000],
  seeds: exampleSeeds,
  unfinished: null,
  free_rounds: [],
  started: 0,
  now: 0,
  ...change,
});

export const shownExample: ShownRound = {
  round_id: exampleRound,
  title: 'lucky-dice',
  outcome,
  record: null,
  currency: 'RSD',
  at: '2026-03-01T17:30:00.000Z',
};

/** What happens to every game, whatever its flow. */
export const eventsAround = {
  'opening.retried': [{ type: 'opening.retried' }],
  'bet.undone': [{ type: 'bet.undone' }],
  'round.asked': [{ type: 'round.asked', roundId: exampleRound }],
  'round.shown': [{ type: 'round.shown', round: shownExample }],
  'round.putAway': [{ type: 'round.putAway' }],
  'page.paused': [{ type: 'page.paused' }],
  'page.resumed': [{ type: 'page.resumed' }],
  'page.closed': [{ type: 'page.closed' }],
  'credit.moved': [{ type: 'credit.moved' }],
} as const;

export const answersAround = {
  askBalance: { done: [90_000], errors: ['no answer', { status: 403, key: 'gameSessionEnded' }] },
  presentOutcome: { done: [undefined], errors: ['cannot be drawn'] },
  leaveGame: { done: [undefined], errors: ['no answer'] },
} as const;
