import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { VoucherStatus } from '../../../contract/http/vouchers.ts';
import { instant, minor } from './columns.ts';
import { users } from './identity.ts';

/** Money put aside under a code. A trigger lets it be closed once and changed by nothing else (vouchers migration). */
export const vouchers = pgTable(
  'vouchers',
  {
    id: uuid('id').primaryKey(),
    creator: uuid('creator')
      .notNull()
      .references(() => users.id),
    currencyId: integer('currency_id').notNull(),
    /** Minor units, bonus money among them: money keeps its kind on the way. */
    amount: minor('amount').notNull(),
    bonus: minor('bonus').notNull(),
    /** By what the code is found: see docs/decisions, vouchers. */
    lookup: text('lookup').notNull().unique(),
    /** The code for its creator's eyes, gone when it is closed. */
    sealed: text('sealed'),
    ending: text('ending').notNull(),
    state: text('state').$type<VoucherStatus>().notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    closedAt: instant('closed_at'),
    usedBy: uuid('used_by').references(() => users.id),
    /** The Idempotency-Keys under which it was made and used. */
    createKey: text('create_key'),
    useKey: text('use_key'),
  },
  (table) => [
    unique('vouchers_create_key').on(table.creator, table.createKey),
    index('vouchers_creator').on(table.creator),
    index('vouchers_used_by').on(table.usedBy),
    index('vouchers_open').on(table.expiresAt).where(sql`${table.state} = 'open'`),
    check('vouchers_amount', sql`${table.amount} > 0 and ${table.bonus} between 0 and ${table.amount}`),
    check(
      'vouchers_state',
      sql`${table.state} in ('open', 'used', 'expired')
        and (${table.state} = 'open') = (${table.closedAt} is null)
        and (${table.state} = 'open') = (${table.sealed} is not null)
        and (${table.state} = 'used') = (${table.usedBy} is not null)`,
    ),
  ],
);
