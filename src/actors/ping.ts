import { fromPromise } from 'xstate';
import type { PingAnswer } from '../../machines/ping/ping.machine.ts';
import type { Api } from '../transport/api/api.ts';

export const createPing = (api: Api) =>
  fromPromise<PingAnswer, { ticketId: string | null }>(async ({ input: { ticketId }, signal }) => ({
    ping: await api.base.ping(ticketId, signal),
    ticketId,
  }));
