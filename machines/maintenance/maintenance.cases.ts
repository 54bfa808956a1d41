import type { CasesOf } from '../machine-cases.ts';
import type { maintenanceMachine } from './maintenance.machine.ts';

const now = 1_000_000;

export const maintenanceCases = {
  input: undefined,
  events: {
    'maintenance.told': [
      { type: 'maintenance.told', timeLeft: 60, now },
      { type: 'maintenance.told', timeLeft: 0, now },
      { type: 'maintenance.told', timeLeft: null, now },
    ],
    'clock.ticked': [
      { type: 'clock.ticked', now: now + 59_000 },
      { type: 'clock.ticked', now: now + 60_000 },
    ],
    'flag.changed': [
      { type: 'flag.changed', started: true },
      { type: 'flag.changed', started: false },
    ],
    'user.changed': [
      { type: 'user.changed', signedIn: true, exempt: true },
      { type: 'user.changed', signedIn: true, exempt: false },
      { type: 'user.changed', signedIn: false, exempt: false },
    ],
  },
  answers: { ticker: { done: [], errors: ['broken'] } },
  facet: ({ secondsLeft, exempt }) => [secondsLeft, exempt],
} satisfies CasesOf<typeof maintenanceMachine>;
