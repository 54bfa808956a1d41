import * as z from 'zod/mini';
import { ticketId } from '../entities/ticket.ts';
import { traceStep } from '../entities/ticket-trace.ts';

/** What the ticket machine of this browser went through, newest ticket last; anything in another shape is dropped. */
export const storedTicketTraces = z.object({
  version: z.literal(1),
  traces: z.array(z.object({ ticketId, steps: z.array(traceStep) })),
});
export type StoredTicketTraces = z.infer<typeof storedTicketTraces>;
