import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { KeptSlip } from '../../tickets/reused-slip.ts';

/** Slips that were handed on, under codes that say nothing of whose they were. Instants in milliseconds. */
export const sharedSlips = pgTable(
  'shared_slips',
  {
    code: text('code').primaryKey(),
    slip: jsonb('slip').$type<KeptSlip>().notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('shared_slips_expires').on(table.expiresAt),
    check('shared_slips_code', sql`${table.code} ~ '^[0-9A-HJKMNP-TV-Z]{8}$'`),
  ],
);
