import type { CasesOf } from '../machine-cases.ts';
import type { traceExportMachine } from './trace-export.machine.ts';

const ticketId = '6f0f3f2e-0a52-4f0e-9d35-0b1f4cf3b8aa';

export const traceExportCases = {
  input: undefined,
  events: { 'trace.asked': [{ type: 'trace.asked', ticketId }] },
  answers: { saveTrace: { done: [undefined], errors: ['no answer', { status: 404, key: 'notFound' }] } },
  facet: (context) => context.ticketId,
} satisfies CasesOf<typeof traceExportMachine>;
