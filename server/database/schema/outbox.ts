import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Messages to players, written in the transaction that caused them and sent after it (at least once). */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    userId: uuid('user_id').notNull(),
    event: text('event')
      .$type<'ticketRequestProcessed' | 'wallet_update' | 'ticket_update' | 'payment_update'>()
      .notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    sentAt: bigint('sent_at', { mode: 'number' }),
  },
  (table) => [index('outbox_unsent').on(table.id).where(sql`${table.sentAt} is null`)],
);
