import * as z from 'zod/mini';

/** Somebody at this browser does not want to be offered notifications. */
export const storedPushDecline = z.object({ version: z.literal(1), declined: z.literal(true) });
