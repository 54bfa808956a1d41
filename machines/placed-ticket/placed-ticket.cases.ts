import { reofferGrace, reofferSeconds } from '../../domain/limits.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { placedTicketMachine } from './placed-ticket.machine.ts';

const deadlineAt = 15_000;
const inTime = 1_000;
const over = inTime + 1_000 * reofferSeconds + reofferGrace;

export const placedTicketCases = {
  input: { deadlineAt },
  events: {
    'stake.held': [{ type: 'stake.held' }],
    'decision.made': [
      { type: 'decision.made', decision: 'accepted', at: inTime },
      { type: 'decision.made', decision: 'offered', at: inTime },
      { type: 'decision.made', decision: 'rejected', at: inTime },
      { type: 'decision.made', decision: 'accepted', at: deadlineAt },
    ],
    'offer.answered': [
      { type: 'offer.answered', answer: 'accepted', stands: true, at: inTime },
      { type: 'offer.answered', answer: 'accepted', stands: false, at: inTime },
      { type: 'offer.answered', answer: 'declined', stands: true, at: inTime },
      { type: 'offer.answered', answer: 'timeout', stands: true, at: inTime },
      { type: 'offer.answered', answer: 'accepted', stands: true, at: over },
    ],
    'time.passed': [
      { type: 'time.passed', at: inTime },
      { type: 'time.passed', at: over },
    ],
    'outcome.known': [
      { type: 'outcome.known', outcome: 'cashed_out' },
      { type: 'outcome.known', outcome: 'won' },
      { type: 'outcome.known', outcome: 'lost' },
      { type: 'outcome.known', outcome: 'void' },
    ],
  },
  answers: {},
  facet: ({ offerExpiresAt }) => offerExpiresAt,
} satisfies CasesOf<typeof placedTicketMachine>;
