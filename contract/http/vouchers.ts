import * as z from 'zod/mini';
import { amount, id, instant } from '../entities/scalars.ts';
import { endpoint } from './endpoint.ts';

const ok = { error: z.null(), ErrorText: z.literal('ok') };

/**
 * Makes a voucher of the player's own money, which leaves his wallet at once. `amount` in major units, at most two
 * decimals, from 100 to the credit and never above 100,000; in RSD alone. With an Idempotency-Key, asking again makes no
 * second one. 400 voucherAmount outside of these limits, 400 insufficientFunds above the credit, 400 voucherCurrency for
 * another currency or a free-bet wallet, 400 unknownWallet, 403 verifyEmail and youAreBlocked.
 */
export const createVoucher = endpoint({
  method: 'POST',
  url: '/vouchers/v1/create',
  summary: "Makes a voucher of the player's money; Idempotency-Key",
  access: 'player',
  inTurn: true,
  body: z.object({
    amount: z.number('voucherAmount'),
    currency: z.string('unknownWallet').check(z.maxLength(32, 'unknownWallet')),
    currencyId: z.int('unknownWallet'),
  }),
  ok: z.object({
    ...ok,
    /** "1234 - 5678 - 9012 - 3456" */
    textCode: z.string(),
    /** The same 16 digits and nothing else. */
    voucher: z.string(),
    newCredit: amount,
  }),
});
export type CreatedVoucher = z.infer<typeof createVoucher.ok>;

/**
 * Pays a voucher into the player's wallet, once. Unknown, used and expired codes are answered alike, 400 voucherInvalid;
 * after five of them in 15 minutes 429 tooManyAttempts. 400 voucherOverLimit for somebody else's voucher above what the
 * player's own deposit limit leaves; it stays open. With an Idempotency-Key, who used it is answered the same again.
 */
export const activateVoucher = endpoint({
  method: 'POST',
  url: '/vouchers/v1/activate',
  summary: "Pays a voucher into the player's wallet; Idempotency-Key",
  access: 'player',
  inTurn: true,
  body: z.object({
    /** 16 digits, in groups or not. */
    voucher: z.string('voucherInvalid').check(z.maxLength(64, 'voucherInvalid')),
  }),
  ok: z.object({ ...ok, amount, currency: z.string(), newCredit: amount }),
});
export type ActivatedVoucher = z.infer<typeof activateVoucher.ok>;

export const voucherStatuses = ['open', 'used', 'expired'] as const;
export type VoucherStatus = (typeof voucherStatuses)[number];

/** A voucher the player made, or one he used; neither learns who the other is. */
export const voucherEntry = z.object({
  id,
  side: z.enum(['created', 'used']),
  status: z.enum(voucherStatuses),
  /** The code, while it is open and his own. */
  textCode: z.nullable(z.string()),
  /** The last four digits. */
  ending: z.string(),
  amount,
  currency: z.string(),
  /** When he made it; null for somebody else's. */
  createdAt: z.nullable(instant),
  expiresAt: instant,
  /** When it was used or ran out; null while it is open. */
  closedAt: z.nullable(instant),
});
export type VoucherEntry = z.infer<typeof voucherEntry>;

export const voucherHistory = endpoint({
  method: 'POST',
  url: '/vouchers/v1/history',
  summary: 'Vouchers the player made or used, newest first, pages of 50',
  access: 'player',
  body: z.object({
    page: z.int().check(z.minimum(1), z.maximum(10_000)),
    status: z.optional(z.enum(voucherStatuses)),
  }),
  ok: z.object({ result: z.array(voucherEntry), totalPages: z.int(), total: z.int() }),
});
export type VoucherPage = z.infer<typeof voucherHistory.ok>;
