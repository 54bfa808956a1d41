import { shownExample } from '../game/game-examples.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { roundReplayMachine } from './round-replay.machine.ts';

const replayed = { address: '/play/ten-stones?show=1&lang=en#n=n1', nonce: 'n1', round: shownExample };

export const roundReplayCases = {
  input: undefined,
  events: {
    'round.asked': [{ type: 'round.asked', roundId: 'round-1' }],
    'round.left': [{ type: 'round.left' }],
    'frame.ready': [{ type: 'frame.ready' }],
    'frame.failed': [{ type: 'frame.failed', reason: 'unreachable' }],
    'round.started': [],
    'round.ended': [],
    'credit.stale': [],
    'cashier.asked': [],
    'exit.asked': [],
  },
  answers: {
    loadRound: { done: [replayed, null], errors: ['no answer'] },
    frame: { done: [], errors: ['no window'] },
  },
  facet: ({ roundId, replayed: told }) => [roundId, told !== null],
} satisfies CasesOf<typeof roundReplayMachine>;
