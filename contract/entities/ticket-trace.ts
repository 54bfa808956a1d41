import * as z from 'zod/mini';
import { timestamp } from './scalars.ts';
import { ticketId, ticketStatus } from './ticket.ts';

/** A state move as the server wrote it down (money-and-tickets 6): `from` is null for the first, `at` the server's time. */
export const ticketMove = z.object({
  from: z.nullable(z.string()),
  to: z.string(),
  at: timestamp,
  by: z.enum(['player', 'server', 'sweeper', 'sandbox', 'settlement']),
});
export type TicketMove = z.infer<typeof ticketMove>;

/** What happened to a ticket, by the server. Codes are the operator's own (decisions, Codes). */
export const serverTrace = z.object({
  status: ticketStatus,
  subcode: z.nullable(z.number()),
  /** 102 when the server was busy. */
  etsCode: z.nullable(z.number()),
  moves: z.array(ticketMove),
});
export type ServerTrace = z.infer<typeof serverTrace>;

/**
 * The state of this browser's ticket machine: `states` are dotted paths of its leaves, `at` the server's time as the
 * browser knew it.
 */
export const traceStep = z.object({
  at: timestamp,
  states: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(20)),
  /** Key of the text shown to the player about the outcome; null while there was none. */
  code: z.nullable(z.string()),
});
export type TraceStep = z.infer<typeof traceStep>;

/** The file that a player exports from the history and a developer loads into the inspector: no names, amounts or tokens. */
export const ticketTraceFile = z.object({
  kind: z.literal('ticketTrace'),
  version: z.literal(1),
  ticketId,
  exportedAt: timestamp,
  server: serverTrace,
  /** Empty when the ticket was paid in another browser, or too long ago. */
  browser: z.array(traceStep),
});
export type TicketTraceFile = z.infer<typeof ticketTraceFile>;
