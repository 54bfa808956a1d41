import * as z from 'zod/mini';
import { deviceTokens, tokens } from '../entities/user.ts';

/** Tokens as this browser keeps them; anything in another shape is dropped. */
export const storedTokens = z.object({ version: z.literal(1), tokens });

/** Tokens by which this browser is known to those who signed in here, the last one first; they stay when a session ends. */
export const storedDevices = z.object({ version: z.literal(1), tokens: deviceTokens });

/** The wallet that was chosen last, by any player. */
export const storedWalletChoice = z.object({ version: z.literal(1), currencyId: z.number() });

/** The page that was open last, without its language prefix; `at` is when, milliseconds by the browser's clock. */
export const storedRoute = z.object({ version: z.literal(1), path: z.string(), at: z.number() });
