import * as z from 'zod/mini';
import { amount, instant } from './scalars.ts';

/** What a movement of a player's money was for, in his words. */
export const movementKinds = [
  'stake',
  'win',
  'jackpot',
  'freeRound',
  'void',
  'refund',
  'cashOut',
  'deposit',
  'voucherCreated',
  'voucherUsed',
  'bonus',
  'cashback',
  'creditGiven',
  'creditTaken',
  'payout',
  'earnings',
  'opening',
  'correction',
] as const;
export const movementKind = z.enum(movementKinds);
export type MovementKind = z.infer<typeof movementKind>;

/** A movement of the credit of one wallet (money and bonus money), amounts in major units: above 0 what came, below 0 what went. */
export const movement = z.object({
  id: z.string(),
  at: instant,
  kind: movementKind,
  currency: z.string(),
  currency_id: z.number(),
  amount,
  /** The part of the amount that is bonus money. */
  bonus: amount,
  /** Credit of the wallet after it. */
  balance: amount,
  /** The ticket it belongs to, by the player's id of it. */
  ticket_id: z.nullable(z.string()),
  /** The deposit it belongs to. */
  payment_id: z.nullable(z.string()),
  /** The game it was staked on or won in, by its name. */
  game: z.nullable(z.string()),
});
export type Movement = z.infer<typeof movement>;
