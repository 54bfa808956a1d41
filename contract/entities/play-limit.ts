import * as z from 'zod/mini';

/** What a player may limit: money paid in, money staked, money lost. */
export const limitKinds = ['deposit', 'stake', 'loss'] as const;
export const limitKind = z.enum(limitKinds);
export type LimitKind = z.infer<typeof limitKind>;

/** Over which time; weeks begin on Monday, every period by the operator's time zone. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export const limitPeriod = z.enum(limitPeriods);
export type LimitPeriod = z.infer<typeof limitPeriod>;

/** How long a self-exclusion lasts; `forGood` has no end. */
export const exclusionLengths = ['sixMonths', 'year', 'forGood'] as const;
export const exclusionLength = z.enum(exclusionLengths);
export type ExclusionLength = z.infer<typeof exclusionLength>;
