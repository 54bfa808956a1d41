import * as z from 'zod/mini';
import { potName } from './pots.ts';
import { amount, instant } from './scalars.ts';

const money = z.object({ amount, currency: z.string() });

/**
 * What the inbox can tell, each with the figures its text names (amounts in major units). The words are the site's, in the
 * namespace `messages`, so that a message follows the player's language; `operator` alone brings its own, as plain text.
 */
export const messageParams = {
  welcome: z.object({}),
  passwordChanged: z.object({}),
  newDevice: z.object({ device: z.string() }),
  limitChanged: z.object({}),
  limitWaits: z.object({ from: instant }),
  bigWin: z.object({ amount, currency: z.string(), ticket: z.string() }),
  depositCredited: money,
  voucherUsed: money,
  jackpotWon: z.object({
    amount,
    currency: z.string(),
    game: z.string(),
    /** Not in messages from before pots were named. */
    pot: z.optional(potName),
  }),
  freeRoundsGiven: z.object({ rounds: z.string(), amount, currency: z.string(), games: z.string(), until: instant }),
  bonusCredited: money,
  cashbackCredited: money,
  operator: z.object({
    title: z.string().check(z.minLength(1), z.maxLength(120)),
    text: z.string().check(z.minLength(1), z.maxLength(2000)),
  }),
} as const;

export type MessageKey = keyof typeof messageParams;
export const messageKeys = Object.keys(messageParams) as MessageKey[];

/** A message to be sent: its key and the figures of its text. */
export type MessageToSend = {
  [Key in MessageKey]: { key: Key; params: z.infer<(typeof messageParams)[Key]> };
}[MessageKey];

/** A message in the inbox. `key` is one of {@link messageKeys}; a site that does not know it yet leaves it out. */
export const message = z.object({
  id: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: instant,
  read: z.boolean(),
});
export type Message = z.infer<typeof message>;
