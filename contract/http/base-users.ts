import * as z from 'zod/mini';
import { id, instant } from '../entities/scalars.ts';
import { endpoint } from './endpoint.ts';

// Apart from base.ts, which every first page loads.

/** The player's own account; names and address are null for accounts that were opened without them. */
export const profile = endpoint({
  method: 'GET',
  url: '/base/v1/users',
  summary: "The player's own profile",
  access: 'player',
  ok: z.object({
    id,
    username: z.string(),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    email: z.nullable(z.string()),
    emailVerified: z.boolean(),
    createdAt: instant,
  }),
});
export type Profile = z.infer<typeof profile.ok>;
