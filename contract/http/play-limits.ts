import * as z from 'zod/mini';
import { done } from '../entities/error.ts';
import { exclusionLength, limitKind, limitPeriod } from '../entities/play-limit.ts';
import { amount, instant } from '../entities/scalars.ts';
import { endpoint } from './endpoint.ts';

// Apart from base.ts, which every first page loads.

/**
 * A limit of the player's own in major units, null for none; `used` is what counts against it since the period began (a
 * loss is negative after wins). `next` is a raise or removal that waits until `from`.
 */
export const playLimit = z.object({
  kind: limitKind,
  period: limitPeriod,
  amount: z.nullable(amount),
  used: amount,
  next: z.nullable(z.object({ amount: z.nullable(amount), from: instant })),
});
export type PlayLimitView = z.infer<typeof playLimit>;

/** Money of a period: paid in, staked, and what the tickets placed in it have paid so far. Free bets do not count. */
export const playSum = z.object({
  period: limitPeriod,
  from: instant,
  to: instant,
  deposited: amount,
  staked: amount,
  won: amount,
});
export type PlaySum = z.infer<typeof playSum>;

export const playLimits = endpoint({
  method: 'GET',
  url: '/base/v1/users/limits',
  summary: "The player's own limits with what they leave, his sums by period, and his reality check",
  access: 'player',
  ok: z.object({
    /** Days, weeks and months are those of this time zone. */
    timeZone: z.string(),
    /** Minutes between two reality checks; null for none. */
    realityCheck: z.nullable(z.number()),
    wallets: z.array(
      z.object({
        currency_id: z.number(),
        currency: z.string(),
        sums: z.array(playSum),
        limits: z.array(playLimit),
      }),
    ),
  }),
});
export type PlayLimitsView = z.infer<typeof playLimits.ok>;

/** An amount a player limits himself to: from 1 to ten million, two decimals; null takes the limit away. */
export const limitAmount = z.nullable(
  z.number({ error: 'limitInvalid' }).check(z.minimum(1, 'limitInvalid'), z.maximum(10_000_000, 'limitInvalid')),
);

/** Stricter limits hold at once, all others 24 hours later; asking for the current limit withdraws a pending one. */
export const setPlayLimits = endpoint({
  method: 'POST',
  url: '/base/v1/users/limits',
  summary: 'Sets, lowers, raises or removes limits of one currency; all or none',
  access: 'player',
  inTurn: true,
  body: z.object({
    currency_id: z.int(),
    limits: z
      .array(z.object({ kind: limitKind, period: limitPeriod, amount: limitAmount }))
      .check(z.minLength(1), z.maxLength(9)),
  }),
  ok: done,
});
export type SetPlayLimits = z.infer<typeof setPlayLimits.body>;

export const setRealityCheck = endpoint({
  method: 'POST',
  url: '/base/v1/users/realityCheck',
  summary: 'How often the player is told how long he has been here; null for never',
  access: 'player',
  body: z.object({ minutes: z.nullable(z.int().check(z.minimum(5), z.maximum(240))) }),
  ok: done,
});

/** What was played since an instant: tickets placed since then, and what they have paid so far; money at stake counts as staked. */
export const playedSince = endpoint({
  method: 'GET',
  url: '/base/v1/users/played',
  summary: 'Stakes and wins of the tickets placed since an instant, by currency',
  access: 'player',
  query: z.object({ since: instant }),
  ok: z.object({
    result: z.array(z.object({ currency_id: z.number(), currency: z.string(), staked: amount, won: amount })),
  }),
});
export type Played = z.infer<typeof playedSince.ok>['result'];

/** A break that the player takes; no call takes it back. The password confirms an exclusion. */
export const playBreak = z.union([
  z.object({
    kind: z.literal('timeOut'),
    days: z.int({ error: 'breakInvalid' }).check(z.minimum(1, 'breakInvalid'), z.maximum(42, 'breakInvalid')),
  }),
  z.object({
    kind: z.literal('selfExclusion'),
    length: exclusionLength,
    password: z
      .string({ error: 'passwordRequired' })
      .check(z.minLength(1, 'passwordRequired'), z.maxLength(1000, 'passwordRequired')),
  }),
]);
export type PlayBreak = z.infer<typeof playBreak>;

export const takeBreak = endpoint({
  method: 'POST',
  url: '/base/v1/users/break',
  summary: 'A time-out or self-exclusion from now on: every session ends, no sign-in until it is over',
  access: 'player',
  inTurn: true,
  body: playBreak,
  ok: done,
});
