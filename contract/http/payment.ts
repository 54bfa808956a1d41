import * as z from 'zod/mini';
import { done } from '../entities/error.ts';
import { payment, paymentId } from '../entities/payment.ts';
import { language } from '../entities/scalars.ts';
import { endpoint } from './endpoint.ts';

/** A deposit of `amount` (major units, at most two decimals) into one of the player's wallets. */
export const depositRequest = z.object({
  amount: z.number('amountInvalid').check(z.positive('amountInvalid'), z.maximum(1e12, 'amountInvalid')),
  currency: z.string('unknownWallet').check(z.maxLength(32, 'unknownWallet')),
  currency_id: z.int('unknownWallet'),
});
export type DepositRequest = z.infer<typeof depositRequest>;

/** With the language of the page, which the provider's page uses and the player returns in; without one the site's own choice. */
const depositOrder = z.extend(depositRequest, { language: z.optional(language) });
export type DepositOrder = z.infer<typeof depositOrder>;

/** Where the player pays. It moves no money: only the provider's notice does. */
const begun = z.object({
  error: z.null(),
  ErrorText: z.literal('ok'),
  payment_id: paymentId,
  url: z.string().check(z.regex(/^https?:\/\//)),
});
export type BegunDeposit = z.infer<typeof begun>;

/**
 * Begins a deposit by one of the two ways (spec section 7). Needs an `Idempotency-Key` header (8 to 128 letters, digits, - and _): the same key with
 * the same body answers the same again, with another body 409 idempotencyKeyReused. 403 youAreBlocked, verifyEmail or
 * sectionDisabled (no provider), 400 unknownWallet, freebetNoDeposit, amountInvalid, depositTooSmall, depositTooLarge.
 */
const paymentInit = <const Url extends `/${string}`>(url: Url, summary: string) =>
  endpoint({ method: 'POST', url, summary, access: 'player', inTurn: true, body: depositOrder, ok: begun });

export const nbPaymentInit = paymentInit('/payment/nb/PaymentInitRequest', 'Begins a deposit from a bank account');
export const apcopayPaymentInit = paymentInit('/apcopay/paymentInitRequest', 'Begins a deposit by ApcoPay');

/** The state of one of the player's own deposits; 404 notFound when it is unknown or somebody else's. */
export const paymentStatus = endpoint({
  method: 'GET',
  url: '/payment/v1/payment',
  summary: 'What became of a deposit',
  access: 'player',
  query: z.object({ payment_id: paymentId }),
  ok: payment,
});

export const payments = endpoint({
  method: 'GET',
  url: '/payment/v1/payments',
  summary: "The player's deposits, begun and ended ones, newest first, pages of 50",
  access: 'player',
  query: z.object({ page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)) }),
  ok: z.object({ result: z.array(payment), totalPages: z.number() }),
});
export type PaymentsPage = z.infer<typeof payments.ok>;

/**
 * The provider's word on an order, the only thing that credits a deposit. `amount` is in minor units. The header
 * `x-provider-signature: t=<milliseconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">` proves it: 403 forbidden when it is missing,
 * wrong or older than five minutes. The same word again is answered the same and credits nothing more. 404 notFound for an
 * unknown order, 409 figuresDiffer for another amount or currency than was ordered, 409 paymentOver when it had ended otherwise.
 */
export const paymentNotice = endpoint({
  method: 'POST',
  url: '/payment/v1/notice',
  summary: "The provider's signed notice of what became of an order",
  access: 'anyone',
  body: z.object({
    reference: z.string().check(z.minLength(1), z.maxLength(64)),
    outcome: z.enum(['paid', 'declined', 'cancelled']),
    amount: z.int(),
    currency: z.string().check(z.maxLength(32)),
    /** The account or card that it was paid from, under a name of the provider's own that is always the same. */
    payer: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
  ok: done,
});
export type PaymentNotice = z.infer<typeof paymentNotice.body>;
