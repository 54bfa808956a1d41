import * as z from 'zod/mini';
import { affiliateCalculation, affiliateMonth, affiliatePlan } from '../entities/affiliate.ts';
import { amount, instant } from '../entities/scalars.ts';
import { ticketType } from '../entities/ticket.ts';
import { endpoint } from './endpoint.ts';

/**
 * Calls of affiliates (agency-affiliates.md). All of them answer 403 forbidden to who is none. Players are numbers here:
 * no name, mail or ticket of one is ever said. Amounts in major units of the affiliate's currency.
 */

const ok = { error: z.null(), ErrorText: z.literal('ok') };
const done = z.object(ok);
const pageNumber = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)));

/** A code as it is typed: letters and digits, 4 to 16 of them. */
const typedCode = z.string('promoCodeInvalid').check(z.regex(/^\s*[A-Za-z0-9]{4,16}\s*$/, 'promoCodeInvalid'));

/** A promo code and what it brought. `earned` is not by code: a share is of all players together. */
export const promoCodeLine = z.object({
  code: z.string(),
  campaign: z.string(),
  active: z.boolean(),
  createdAt: instant,
  clicks: z.int(),
  registrations: z.int(),
  firstDeposits: z.int(),
  turnover: amount,
});
export type PromoCodeLine = z.infer<typeof promoCodeLine>;

/** Newest first, pages of 50; `search` from 3 characters on finds parts of codes and campaigns. */
export const promoCodes = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/promoCode',
  summary: 'The promo codes of an affiliate and what each brought',
  access: 'player',
  query: z.object({
    page: pageNumber,
    search: z.optional(z.string().check(z.maxLength(100))),
    state: z.optional(z.enum(['active', 'stopped'])),
  }),
  ok: z.object({ result: z.array(promoCodeLine), totalPages: z.int(), total: z.int(), currency: z.string() }),
});
export type PromoCodes = z.infer<typeof promoCodes.ok>;

/** 400 promoCodeInvalid for what is no code; 409 promoCodeTaken. The same Idempotency-Key answers the same again. */
export const createPromoCode = endpoint({
  method: 'POST',
  url: '/cms/v1/agency/promoCode',
  summary: 'Makes a promo code; Idempotency-Key',
  access: 'player',
  inTurn: true,
  body: z.object({
    code: typedCode,
    campaign: z.string('nameRequired').check(z.minLength(1, 'nameRequired'), z.maxLength(60, 'nameInvalid')),
  }),
  ok: z.object({ ...ok, code: z.string() }),
});

/** A stopped code brings nobody any more; whom it brought stays. 404 notFound. */
export const setPromoCode = endpoint({
  method: 'POST',
  url: '/cms/v1/affiliates/code',
  summary: 'Stops a promo code, or lets it go on',
  access: 'player',
  body: z.object({ code: typedCode, active: z.boolean() }),
  ok: done,
});

/** This month so far, and what the area's overview needs beside it. */
export const affiliateOffice = endpoint({
  method: 'GET',
  url: '/cms/v1/affiliates/office',
  summary: "An affiliate's month to date, his counts, plan and what was refused",
  access: 'player',
  ok: z.object({
    calculation: affiliateCalculation,
    plan: affiliatePlan,
    currency: z.string(),
    clicks: z.int(),
    firstDeposits: z.int(),
    players: z.int(),
    codes: z.int(),
    /** Codes to share, the newest first; a link is `/r/<code>`. */
    share: z.array(z.string()),
    /** Players who were not bound, for they seem to be the affiliate himself. */
    refused: z.array(
      z.object({ at: instant, code: z.string(), reason: z.enum(['mailbox', 'name', 'device', 'address', 'payer']) }),
    ),
    /** Owed and not asked for yet; below 0 after corrections. */
    balance: amount,
  }),
});
export type AffiliateOffice = z.infer<typeof affiliateOffice.ok>;

/** A page of a list, and how many there are in all. */
const listOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.object({ result: z.array(entry), totalPages: z.int(), total: z.int() });

/** Pages of 50, the newest first. `earned` is the CPA that he brought. */
export const affiliatePlayersCall = endpoint({
  method: 'GET',
  url: '/cms/v1/affiliates/players',
  summary: 'Players whom an affiliate brought, by number',
  access: 'player',
  query: z.object({ page: pageNumber }),
  ok: listOf(
    z.object({
      number: z.int(),
      code: z.string(),
      registeredAt: instant,
      firstDepositAt: z.nullable(instant),
      turnover: amount,
      /** Stakes less what came back, before deductions. */
      result: amount,
      earned: amount,
    }),
  ),
});
export type AffiliatePlayers = z.infer<typeof affiliatePlayersCall.ok>;

/**
 * Tickets that were accepted from players whom an affiliate brought, pages of 50, the newest first: by number and day, without
 * what is on them and without amounts, so that nobody is known by his ticket.
 */
export const affiliateTicketsCall = endpoint({
  method: 'GET',
  url: '/cms/v1/affiliates/tickets',
  summary: 'Tickets of players whom an affiliate brought, by number',
  access: 'player',
  query: z.object({ page: pageNumber }),
  ok: listOf(
    z.object({
      number: z.int(),
      /** The operator's day, `2026-11-24`. */
      day: z.iso.date(),
      type: ticketType,
      kind: z.enum(['single', 'combination', 'system']),
      selections: z.int(),
      state: z.enum(['open', 'won', 'lost', 'void', 'cashedOut']),
    }),
  ),
});
export type AffiliateTickets = z.infer<typeof affiliateTicketsCall.ok>;

/** A month, the running one too. 404 notFound before the affiliate's first and after the running one. */
export const calculation = endpoint({
  method: 'GET',
  url: '/cms/v1/affiliates/calculation',
  summary: 'A month of an affiliate line by line; the running one without a month',
  access: 'player',
  query: z.object({ month: z.optional(affiliateMonth) }),
  ok: z.object({
    calculation: affiliateCalculation,
    /** All months, the newest first. */
    months: z.array(
      z.object({
        month: affiliateMonth,
        closed: z.boolean(),
        ngr: z.nullable(amount),
        toPay: z.nullable(amount),
        carriedOut: z.nullable(amount),
        paid: z.boolean(),
      }),
    ),
    balance: amount,
    /** The payout that the operator has not confirmed yet. */
    waiting: z.nullable(z.object({ receipt: z.int(), amount, requestedAt: instant })),
  }),
});
export type AffiliateMonths = z.infer<typeof calculation.ok>;

const payoutView = z.object({
  receipt: z.int(),
  amount,
  state: z.enum(['requested', 'paid', 'refused']),
  requestedAt: instant,
  decidedAt: z.nullable(instant),
});

/**
 * Asks for all that is owed. `amount` is what the affiliate saw: 409 figuresDiffer when it is another one by now, 400
 * insufficientFunds when nothing is owed, 409 payoutWaiting while another payout waits. The same Idempotency-Key answers the same.
 */
export const requestPayout = endpoint({
  method: 'POST',
  url: '/cms/v1/affiliates/payout',
  summary: 'Asks for a payout of all that is owed; Idempotency-Key',
  access: 'player',
  inTurn: true,
  body: z.object({ amount: z.number('amountInvalid') }),
  ok: z.object({ ...ok, payout: payoutView }),
});

export const payouts = endpoint({
  method: 'GET',
  url: '/cms/v1/affiliates/payouts',
  summary: 'Payouts of an affiliate, the newest first, at most 100',
  access: 'player',
  ok: z.object({ result: z.array(payoutView) }),
});
export type Payouts = z.infer<typeof payouts.ok>;

export const postbackEvents = ['registration', 'firstDeposit', 'deposit', 'cpa', 'daily'] as const;
export type PostbackEvent = (typeof postbackEvents)[number];
/** What an address is sent: what happened, or a test that the affiliate asked for. */
export type PostedEvent = PostbackEvent | 'test';

/**
 * `waiting` and `failed` are counts of what is still tried and of what was given up after three days, tests left out;
 * `last` are the newest five deliveries, `status` of the last attempt and null where no answer came.
 */
export const postbacks = endpoint({
  method: 'GET',
  url: '/cms/v1/affiliates/postbacks',
  summary: 'Addresses that are told what happened, and how the last ones were answered',
  access: 'player',
  ok: z.object({
    result: z.array(
      z.object({
        id: z.uuid(),
        url: z.string(),
        events: z.array(z.enum(postbackEvents)),
        /** By it the header x-provider-signature is made. */
        secret: z.string(),
        sent: z.int(),
        waiting: z.int(),
        failed: z.int(),
        lastStatus: z.nullable(z.int()),
        last: z.array(
          z.object({
            event: z.enum([...postbackEvents, 'test']),
            at: instant,
            state: z.enum(['waiting', 'sent', 'givenUp']),
            attempts: z.int(),
            status: z.nullable(z.int()),
          }),
        ),
      }),
    ),
  }),
});

export type PostbackList = z.infer<typeof postbacks.ok>;

/**
 * Only https addresses outside the house on the usual port: 400 postbackInvalid. At most 10: 409 tooManyRequests. One that is
 * there already is told these events from now on.
 */
export const addPostback = endpoint({
  method: 'POST',
  url: '/cms/v1/affiliates/postback',
  summary: 'Adds an address that is told what happened',
  access: 'player',
  body: z.object({
    url: z.string('postbackInvalid').check(z.maxLength(500, 'postbackInvalid')),
    events: z.array(z.enum(postbackEvents)).check(z.minLength(1), z.maxLength(5)),
  }),
  ok: z.object({ ...ok, id: z.uuid() }),
});

/** Sends a test once, signed like the others, and waits for its answer. 404 notFound; 409 tooManyRequests within a minute of another. */
export const testPostback = endpoint({
  method: 'POST',
  url: '/cms/v1/affiliates/testPostback',
  summary: 'Sends a test to an address and says how it was answered',
  access: 'player',
  body: z.object({ id: z.uuid() }),
  ok: z.object({ ...ok, status: z.nullable(z.int()) }),
});

export const removePostback = endpoint({
  method: 'POST',
  url: '/cms/v1/affiliates/removePostback',
  summary: 'Tells an address nothing any more',
  access: 'player',
  body: z.object({ id: z.uuid() }),
  ok: done,
});
