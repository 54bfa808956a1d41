import * as z from 'zod/mini';
import { bettingPages } from '../entities/betting-settings.ts';

/** What was starred in this browser while nobody was signed in, in the shape of a player's settings. */
export const storedFavourites = z.object({
  version: z.literal(1),
  settings: z.object(bettingPages),
});
