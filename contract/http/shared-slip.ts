import * as z from 'zod/mini';
import { amount, decimalOdd, id, instant, timestamp } from '../entities/scalars.ts';
import { sportCode } from '../entities/sport.ts';
import { ticketId, ticketType } from '../entities/ticket.ts';
import { systemGroup } from '../entities/ticket-request.ts';
import { endpoint } from './endpoint.ts';

const groupIndex = z.nullable(z.int().check(z.minimum(0), z.maximum(99)));

/** An outcome of the offer on a slip that is handed on, with its line, and the index of its group in a system. */
const sharedSelection = z.object({
  eventId: id,
  marketCode: id,
  selectionCode: id,
  band: z.nullable(z.string().check(z.maxLength(32))),
  systemGroup: groupIndex,
});

/** A selection of a slip or ticket of before, against the offer of now. */
export const reusedSelection = z.object({
  eventId: id,
  sport: sportCode,
  /** Live once its match is in play. */
  type: ticketType,
  marketCode: z.string(),
  selectionCode: z.string(),
  /** Name of the player or entrant it is about. */
  player: z.nullable(z.string()),
  hostName: z.string(),
  awayName: z.string(),
  leagueName: z.string(),
  groupName: z.string(),
  timeStart: instant,
  systemGroup: groupIndex,
  /** The line as it was; where the offer's is another one by now, that is in `bandNow`. */
  band: z.nullable(z.string()),
  bandNow: z.nullable(z.string()),
  /** The price now; null when it cannot be bet on; `gone` is the reason. */
  odd: z.nullable(decimalOdd),
  gone: z.nullable(z.enum(['suspended', 'ended'])),
});
export type ReusedSelection = z.infer<typeof reusedSelection>;

export const reusedSlip = z.object({
  selections: z.array(reusedSelection),
  systemGroups: z.array(systemGroup),
  /** The stake of a ticket, in major units; null on a shared slip. */
  stake: z.nullable(amount),
});
export type ReusedSlip = z.infer<typeof reusedSlip>;

/** A slip as it is now. */
const sharedSlipBody = z.object({
  selections: z.array(sharedSelection).check(z.minLength(1), z.maxLength(100)),
  systemGroups: z.array(systemGroup).check(z.maxLength(50)),
});
export type SharedSlipBody = z.infer<typeof sharedSlipBody>;

/** What is handed on: a slip, or one of the player's own tickets. */
const shareBody = z.union([z.object({ ticket_id: ticketId }), sharedSlipBody]);
export type ShareBody = z.infer<typeof shareBody>;

/**
 * 400 selectionUnknown, sameEventTwice or systemInvalid for a slip that cannot be, 404 notFound for a ticket that is
 * not the player's own, 429 tooManyAttempts. The code does not reveal who shared it, and expires.
 */
export const shareSlip = endpoint({
  method: 'POST',
  url: '/sportsbetting/v1/shareSlip',
  summary: 'Keeps a slip under a code of eight characters that opens it elsewhere, without its stake',
  access: 'visitor',
  body: shareBody,
  ok: z.object({ error: z.null(), ErrorText: z.literal('ok'), code: z.string(), expires: timestamp }),
});

/** 404 notFound for a code that is unknown or has expired. */
export const sharedSlip = endpoint({
  method: 'GET',
  url: '/sportsbetting/v1/sharedSlip',
  summary: 'The slip behind a code, against the offer of now',
  access: 'anyone',
  query: z.object({ code: z.string().check(z.minLength(1), z.maxLength(32)) }),
  ok: z.extend(reusedSlip, { code: z.string(), expires: timestamp }),
});

/** 404 notFound when the ticket is unknown or somebody else's. */
export const ticketSlip = endpoint({
  method: 'GET',
  url: '/sportsbetting/v1/ticketSlip',
  summary: "One of the player's own tickets as a slip, against the offer of now",
  access: 'player',
  query: z.object({ ticket_id: ticketId }),
  ok: reusedSlip,
});
