import { fromPromise } from 'xstate';
import type { TicketTraceFile } from '../../contract/entities/ticket-trace.ts';
import type { SportsbettingApi } from '../transport/api/sportsbetting.ts';
import type { TicketTracer } from './ticket-tracer.ts';

interface SaveTraceOptions {
  sportsbetting: Pick<SportsbettingApi, 'ticketTrace'>;
  tracer: TicketTracer;
  serverNow: () => number;
  saveFile(name: string, text: string): void;
}

export const createSaveTrace = ({ sportsbetting, tracer, serverNow, saveFile }: SaveTraceOptions) =>
  fromPromise<void, { ticketId: string }>(async ({ input: { ticketId }, signal }) => {
    const file: TicketTraceFile = {
      kind: 'ticketTrace',
      version: 1,
      ticketId,
      exportedAt: Math.round(serverNow()),
      server: await sportsbetting.ticketTrace(ticketId, signal),
      browser: tracer.stepsOf(ticketId),
    };
    saveFile(`ticket-${ticketId}.json`, JSON.stringify(file, null, 2));
  });
