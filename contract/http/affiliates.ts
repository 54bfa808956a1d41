import * as z from 'zod/mini';
import { affiliateCalculation, affiliateMonth, affiliatePlan } from '../entities/affiliate.ts';
import { done } from '../entities/error.ts';
import { amount, instant } from '../entities/scalars.ts';
import { ticketType } from '../entities/ticket.ts';
import { endpoint } from './endpoint.ts';
import { reusedSlip } from './shared-slip.ts';

/**
 * Calls of affiliates (agency-affiliates.md). All of them answer 403 forbidden to anybody else. Players are numbers
 * here: no name, mail, amount or number of a ticket is ever sent. Amounts in major units of the affiliate's currency.
 */

const pageNumber = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)));
const search = z.optional(z.string().check(z.maxLength(100)));

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

export const codeSorts = ['created', 'clicks', 'registrations', 'deposits', 'turnover'] as const;
export type CodeSort = (typeof codeSorts)[number];
export const playerSorts = ['number', 'turnover', 'result'] as const;
export type PlayerSort = (typeof playerSorts)[number];
const order = z.optional(z.enum(['asc', 'desc']));

/**
 * Newest first unless sorted otherwise, the largest first unless by `order`, pages of 50; `search` from 3 characters on
 * finds parts of codes and campaigns.
 */
export const promoCodes = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/promoCode',
  summary: 'The promo codes of an affiliate and what each brought',
  access: 'player',
  query: z.object({
    page: pageNumber,
    search,
    state: z.optional(z.enum(['active', 'stopped'])),
    sort: z.optional(z.enum(codeSorts)),
    order,
  }),
  ok: z.object({ result: z.array(promoCodeLine), totalPages: z.int(), total: z.int(), currency: z.string() }),
});
export type PromoCodes = z.infer<typeof promoCodes.ok>;

/** 400 promoCodeInvalid for an invalid code; 409 promoCodeTaken. The same Idempotency-Key answers the same again. */
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
  ok: z.extend(done, { code: z.string() }),
});

/** A stopped code brings no new players; those it brought stay. 404 notFound. */
export const setPromoCode = endpoint({
  method: 'POST',
  url: '/cms/v1/affiliates/code',
  summary: 'Stops a promo code, or lets it go on',
  access: 'player',
  body: z.object({ code: typedCode, active: z.boolean() }),
  ok: done,
});

const waitingPayout = z.object({ receipt: z.int(), amount, requestedAt: instant });
export type WaitingPayout = z.infer<typeof waitingPayout>;

/** This month so far, and what else the area's overview shows. */
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
    /** Players who were not bound, since they seem to be the affiliate himself. */
    refused: z.array(
      z.object({ at: instant, code: z.string(), reason: z.enum(['mailbox', 'name', 'device', 'address', 'payer']) }),
    ),
    /** Owed and not asked for yet; below 0 after corrections. */
    balance: amount,
    /** The payout that waits for the operator. */
    waiting: z.nullable(waitingPayout),
  }),
});
export type AffiliateOffice = z.infer<typeof affiliateOffice.ok>;

/** A page of a list, and how many there are in all. */
const listOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.object({ result: z.array(entry), totalPages: z.int(), total: z.int() });

/**
 * Pages of 50, the newest first unless sorted otherwise, the largest first unless by `order`. `earned` is the CPA that he brought. `search` from 3 characters on finds parts of the code that
 * he came by, or his number.
 */
export const affiliatePlayersCall = endpoint({
  method: 'GET',
  url: '/cms/v1/affiliates/players',
  summary: 'Players whom an affiliate brought, by number',
  access: 'player',
  query: z.object({ page: pageNumber, search, sort: z.optional(z.enum(playerSorts)), order }),
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
 * Accepted tickets of players whom an affiliate brought, pages of 50, the newest first: by number and day, without
 * amounts, odds and time, so that no player can be identified by his ticket. `search` finds players as in their list.
 */
export const affiliateTicketsCall = endpoint({
  method: 'GET',
  url: '/cms/v1/affiliates/tickets',
  summary: 'Tickets of players whom an affiliate brought, by number',
  access: 'player',
  query: z.object({ page: pageNumber, search }),
  ok: listOf(
    z.object({
      /** Its name in this list: the number by which its player and his receipt name it is another one. */
      ticket: z.uuid(),
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

/**
 * One of those tickets as a slip: its selections against the offer of now, which everybody sees, and nothing of what was
 * paid for them or at which odds. 404 notFound for the ticket of anybody else's player.
 */
export const affiliateTicketCall = endpoint({
  method: 'GET',
  url: '/cms/v1/affiliates/ticket',
  summary: 'Selections of a ticket of a player whom an affiliate brought, as they can be bet on now',
  access: 'player',
  query: z.object({ ticket: z.uuid() }),
  ok: z.object({ slip: reusedSlip }),
});
export type AffiliateTicket = z.infer<typeof affiliateTicketCall.ok>;

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
    waiting: z.nullable(waitingPayout),
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
  url: '/cms/v1/agency/payout',
  summary: 'Asks for a payout of all that is owed; Idempotency-Key',
  access: 'player',
  inTurn: true,
  body: z.object({ amount: z.number('amountInvalid') }),
  ok: z.extend(done, { payout: payoutView }),
});

export const payouts = endpoint({
  method: 'GET',
  url: '/cms/v1/affiliates/payouts',
  summary: 'Payouts of an affiliate, the newest first, at most 100',
  access: 'player',
  ok: z.object({ result: z.array(payoutView) }),
});
export type Payouts = z.infer<typeof payouts.ok>;
