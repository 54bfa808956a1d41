import * as z from 'zod/mini';
import { amount, id, instant } from './scalars.ts';

export const agencyPayoutStates = ['waiting', 'paid', 'declined', 'withdrawn'] as const;
export type AgencyPayoutState = (typeof agencyPayoutStates)[number];

/** Money that a player wants of his agent in cash, set aside until it is decided; `amount` in major units. */
export const agencyPayout = z.object({
  id,
  currency_id: z.int(),
  currency: z.string(),
  amount,
  state: z.enum(agencyPayoutStates),
  askedAt: instant,
  decidedAt: z.nullable(instant),
});
export type AgencyPayout = z.infer<typeof agencyPayout>;
