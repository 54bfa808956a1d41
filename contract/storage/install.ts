import * as z from 'zod/mini';

/**
 * What this browser remembers of the offer to install the site. Times are milliseconds by the browser's clock; `onBreak` is
 * true from a break that began here, or for which a sign-in was refused here, until somebody signs in.
 */
export const storedInstall = z.object({
  version: z.literal(1),
  visits: z.number(),
  loadedAt: z.number(),
  refusedAt: z.nullable(z.number()),
  installed: z.boolean(),
  onBreak: z.boolean(),
});

export type StoredInstall = z.output<typeof storedInstall>;
