import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SportCode } from '../../../contract/entities/sport.ts';
import type { SystemGroup } from '../../../contract/entities/ticket-request.ts';

/** A selection as it is kept: what it was, and names that outlive the offer. */
export interface KeptSelection {
  eventId: string;
  sport: SportCode;
  marketCode: string;
  selectionCode: string;
  band: string | null;
  player: string | null;
  systemGroup: number | null;
  hostName: string;
  awayName: string;
  leagueName: string;
  groupName: string;
  startsAt: number;
}

export interface KeptSlip {
  selections: KeptSelection[];
  systemGroups: SystemGroup[];
}

/** Shared slips, under codes that do not reveal whose they were. Instants in milliseconds. */
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
