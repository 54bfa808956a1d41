import * as z from 'zod/mini';
import { amount, instant } from './scalars.ts';

/** What affiliates are paid by, product by product. */
export const affiliateProducts = ['sports', 'live', 'casino', 'virtuals'] as const;
export type AffiliateProduct = (typeof affiliateProducts)[number];

const percent = z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01));
const money = z.number().check(z.minimum(0), z.maximum(1_000_000), z.multipleOf(0.01));

/**
 * What an affiliate is paid, in one currency; amounts in major units. CPA and share together are a hybrid plan. The share
 * goes by slices: of the net revenue from one tier's `from` up to the next one's its percentage is paid.
 */
export const affiliatePlan = z.object({
  /** For each new player who made a deposit and staked the minimum, once the hold is over; null for none. */
  cpa: z.nullable(
    z.object({ amount: money, minTurnover: money, holdDays: z.int().check(z.minimum(0), z.maximum(365)) }),
  ),
  share: z.array(z.object({ from: money, percent })).check(z.maxLength(10)),
  /** Share of the earnings of affiliates whom this one brought. */
  subPercent: percent,
  /** Whether a month below zero is set off against the next. */
  carryOver: z.boolean(),
});
export type AffiliatePlan = z.infer<typeof affiliatePlan>;

/** A calendar month of the operator's, `2026-10`. */
export const affiliateMonth = z.string('badRequest').check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'badRequest'));

/** One product of a month, major units; all but `ngr` at least 0, which is staked - wins - bonuses - fees - tax. */
export const ngrLine = z.object({
  staked: amount,
  wins: amount,
  bonuses: amount,
  fees: amount,
  tax: amount,
  ngr: amount,
});
export type NgrLine = z.infer<typeof ngrLine>;

/** A part of the share: `base` in its tier, paid with `percent`; major units, before rounding the whole. */
export const shareSlice = z.object({ base: amount, percent: z.number() });

/** What was found after a month was closed: its lines stay, this is one of its own. */
export const affiliateCorrection = z.object({
  at: instant,
  reason: z.enum(['settledAgain', 'operator']),
  /** The operator's words; null where the server found it itself. */
  note: z.nullable(z.string()),
  ngr: amount,
  earned: amount,
});
export type AffiliateCorrection = z.infer<typeof affiliateCorrection>;

/** A month with every deduction; `closedAt` is null while it runs. */
export const affiliateCalculation = z.object({
  month: affiliateMonth,
  closedAt: z.nullable(instant),
  currency: z.string(),
  plan: affiliatePlan,
  lines: z.object({ sports: ngrLine, live: ngrLine, casino: ngrLine, virtuals: ngrLine }),
  total: ngrLine,
  slices: z.array(shareSlice),
  share: amount,
  /** New players whose hold is over, those still in it, and all who registered in the month. */
  newPlayers: z.object({ counted: z.int(), held: z.int(), registered: z.int() }),
  cpa: amount,
  subs: z.object({ count: z.int(), earned: amount, share: amount }),
  carriedIn: amount,
  carriedOut: amount,
  earned: amount,
  corrections: z.array(affiliateCorrection),
  /** Earned and corrected. */
  toPay: amount,
  /** The payout that a closed month is part of; null while none was asked for. */
  payout: z.nullable(
    z.object({
      receipt: z.int(),
      state: z.enum(['requested', 'paid']),
      requestedAt: instant,
      paidAt: z.nullable(instant),
    }),
  ),
  days: z.array(z.object({ day: z.iso.date(), ngr: amount, clicks: z.int(), deposits: amount })),
});
export type AffiliateCalculation = z.infer<typeof affiliateCalculation>;
