import { fromPromise } from 'xstate';
import type { ReusedSlip, ShareBody } from '../../contract/http/shared-slip.ts';
import type { SharedCode } from '../../machines/reuse/reuse.machine.ts';
import type { SharedSlipApi } from '../transport/api/shared-slip.ts';

/** Calls of the machine that repeats and shares tickets. */
export const createReuseActors = (api: SharedSlipApi) => ({
  askSlip: fromPromise<ReusedSlip, { ticketId: string }>(({ input: { ticketId }, signal }) =>
    api.ofTicket(ticketId, signal),
  ),
  shareSlip: fromPromise<SharedCode, { what: ShareBody | null }>(async ({ input: { what }, signal }) => {
    if (!what) throw new Error('There is nothing to share');
    return api.share(what, signal);
  }),
});
