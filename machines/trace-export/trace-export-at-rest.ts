import type { RestOf } from '../at-rest.ts';
import type { traceExportMachine } from './trace-export.machine.ts';

export const traceExportAtRest: RestOf<typeof traceExportMachine> = {
  value: 'idle',
  context: () => ({ ticketId: null }),
  hear: () => null,
};
