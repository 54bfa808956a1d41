import * as z from 'zod/mini';
import { userSettings } from '../entities/user.ts';

/** What was starred in this browser while nobody was signed in, in the shape of a player's settings. */
export const storedFavourites = z.object({
  version: z.literal(1),
  settings: z.pick(userSettings, { betting: true, live_betting: true }),
});
