import * as z from 'zod/mini';

/** A stretch of play on this browser, times in milliseconds by the server's clock (reality check). */
export const storedStretch = z.object({
  version: z.literal(1),
  userId: z.string(),
  startedAt: z.number(),
  checkedAt: z.number(),
  seenAt: z.number(),
});
