import type { RoundRecord } from '../../contract/games/game.ts';
import { answerExample, diceBetExample, exampleRound, exampleSeeds } from '../game/game-examples.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { gameRecordsMachine } from './game-records.machine.ts';

const seed = '5e'.repeat(32);
const record: RoundRecord = {
  title: 'lucky-dice',
  bet: diceBetExample,
  seeds: { serverSeed: seed, clientSeed: 'quiet-river', nonce: 0 },
};
const { outcome } = answerExample();

export const gameRecordsCases = {
  input: undefined,
  events: {
    'records.opened': [{ type: 'records.opened' }],
    'records.closed': [{ type: 'records.closed' }],
    'records.retried': [{ type: 'records.retried' }],
    'hash.seen': [{ type: 'hash.seen', seeds: exampleSeeds }],
    'seeds.turned': [{ type: 'seeds.turned', clientSeed: 'quiet-river' }],
    'check.asked': [{ type: 'check.asked', roundId: exampleRound }],
    'check.closed': [{ type: 'check.closed' }],
  },
  answers: {
    askRounds: {
      done: [{ rounds: outcome ? [{ round_id: exampleRound, at: 1_000, outcome, record }] : [] }],
      errors: ['no answer'],
    },
    turnSeeds: {
      done: [
        {
          revealed: { server_seed: seed, client_seed: 'quiet-river', rounds: 1 },
          seeds: { ...exampleSeeds, hash: 'ab'.repeat(32) },
        },
      ],
      errors: ['no answer', { status: 409, key: 'roundOpen' }],
    },
    checkRecord: {
      done: [{ roundId: exampleRound, record, seedHash: exampleSeeds.hash, shownBefore: true, same: true }],
      errors: ['cannot be played'],
    },
  },
  facet: ({ rounds, asked, verdict, revealed }) => [rounds.length, asked !== null, verdict !== null, revealed !== null],
} satisfies CasesOf<typeof gameRecordsMachine>;
