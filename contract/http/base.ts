import * as z from 'zod/mini';
import { timestamp } from '../entities/scalars.ts';
import { answeredSelection, answerStatus, ticketOffer } from '../entities/ticket.ts';
import { wallet } from '../entities/wallet.ts';
import { endpoint } from './endpoint.ts';

/** The outcome of the ticket asked for by `ticket_id`; null when it is unknown or belongs to somebody else. */
export const ticketInfo = z.nullable(
  z.object({
    accepted: z.nullable(z.boolean()),
    mtcResponse: z.object({
      status: answerStatus,
      subcode: z.nullable(z.number()),
      selections: z.array(answeredSelection),
      offer: z.optional(ticketOffer),
    }),
    createdAtTimestamp: z.optional(timestamp),
  }),
);
export type TicketInfo = z.infer<typeof ticketInfo>;

/** Wallets, block, maintenance and, by ticket_id, the outcome of a ticket. */
export const ping = endpoint({
  method: 'GET',
  url: '/base/v1/users/ping',
  summary: 'Wallets, standing and tickets',
  access: 'player',
  query: z.object({ ticket_id: z.optional(z.string().check(z.maxLength(64))) }),
  ok: z.object({
    blocked: z.boolean(),
    wallets: z.array(wallet),
    /** timeLeft: whole seconds until maintenance begins. */
    maintenanceMode: z.nullable(z.object({ timeLeft: z.number() })),
    ticketInfo,
    nowTimestamp: timestamp,
    /** Messages in the inbox that were not read yet. */
    unread: z.optional(z.number()),
    /** Minutes between two reality checks, when the player wants any. */
    realityCheck: z.optional(z.nullable(z.number())),
  }),
});
export type Ping = z.infer<typeof ping.ok>;
