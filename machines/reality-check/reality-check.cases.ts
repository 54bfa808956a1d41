import type { CasesOf } from '../machine-cases.ts';
import type { realityCheckMachine } from './reality-check.machine.ts';

const now = 1_000_000_000;
const minute = 60_000;
const player = { userId: 'player-1', minutes: 15 };
const kept = { userId: 'player-1', startedAt: now, checkedAt: now, seenAt: now };

export const realityCheckCases = {
  input: undefined,
  events: {
    'player.changed': [
      { type: 'player.changed', player, kept: null, now },
      { type: 'player.changed', player: null, kept: null, now },
    ],
    'clock.ticked': [
      { type: 'clock.ticked', now: now + minute },
      { type: 'clock.ticked', now: now + 15 * minute },
    ],
    'stretch.changedElsewhere': [
      { type: 'stretch.changedElsewhere', stretch: { ...kept, checkedAt: now + minute, seenAt: now + minute } },
      { type: 'stretch.changedElsewhere', stretch: null },
    ],
    'play.continued': [{ type: 'play.continued' }],
    'play.ended': [{ type: 'play.ended' }],
  },
  answers: {
    ticker: { done: [], errors: ['broken'] },
    watchOtherTabs: { done: [], errors: ['broken'] },
    askPlayed: { done: [[{ currency_id: 1, currency: 'RSD', staked: 100, won: 0 }]], errors: ['no answer'] },
  },
  facet: ({ player: checked, stretch, now: time, played }) => [checked !== null, stretch, time, played !== null],
} satisfies CasesOf<typeof realityCheckMachine>;
