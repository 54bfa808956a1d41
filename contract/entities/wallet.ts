import * as z from 'zod/mini';
import { amount } from './scalars.ts';

/**
 * A currency wallet (spec section 3), amounts in major units. wallet_0 is money available after holds, wallet_1 bonus
 * money staked after it; credit is their sum. A currency_id above 999 marks a free-bet wallet.
 * seq counts the changes of the wallet: of two states of it the one with the higher number is the newer.
 */
export const wallet = z.object({
  currency_id: z.number(),
  currency: z.string(),
  wallet_0: amount,
  wallet_1: amount,
  wallet_2: amount,
  wallet_3: amount,
  wallet_5: amount,
  wallet_6: amount,
  credit_text: z.string(),
  seq: z.optional(z.number()),
});
export type Wallet = z.infer<typeof wallet>;
