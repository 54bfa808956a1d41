import type { CasesOf } from '../machine-cases.ts';
import type { oddsConsentMachine } from './odds-consent.machine.ts';

const higher = { mode: 'higher', tolerance: null } as const;

export const oddsConsentCases = {
  input: undefined,
  events: {
    'user.changed': [
      { type: 'user.changed', signedIn: true },
      { type: 'user.changed', signedIn: false },
    ],
    'consent.changed': [{ type: 'consent.changed', policy: higher }],
  },
  answers: {
    loadConsent: { done: [higher, null], errors: ['broken'] },
    saveConsent: { done: [undefined], errors: ['broken'] },
  },
  facet: ({ chosen }) => chosen?.mode ?? null,
} satisfies CasesOf<typeof oddsConsentMachine>;
