import * as z from 'zod/mini';
import { amount, instant } from './scalars.ts';

export const paymentId = z.uuidv4('notFound');

/** Ways to deposit, each with a call of its own (spec section 7): from a bank account, by ApcoPay. */
export const depositMethods = ['nb', 'apcopay'] as const;
export type DepositMethod = (typeof depositMethods)[number];

/**
 * `started`: no notice from the provider yet; `expired`: none within the hour in which it could be paid; a later notice
 * still counts. The others are final, and money has moved only in `credited`.
 */
export const paymentState = z.enum(['started', 'expired', 'credited', 'declined', 'cancelled']);
export type PaymentState = z.infer<typeof paymentState>;

/** A deposit, amount in major units. `reference` is the provider's own name of it, null until he was reached. */
export const payment = z.object({
  payment_id: paymentId,
  state: paymentState,
  method: z.enum(depositMethods),
  amount,
  currency: z.string(),
  currency_id: z.number(),
  reference: z.nullable(z.string()),
  createdAt: instant,
  decidedAt: z.nullable(instant),
});
export type Payment = z.infer<typeof payment>;
