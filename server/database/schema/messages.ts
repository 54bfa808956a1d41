import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { MessageKey } from '../../../contract/entities/message.ts';
import { instant } from './columns.ts';
import { users } from './identity.ts';

/** The inbox: keys and figures, no words; they are the site's. */
export const messages = pgTable(
  'messages',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').$type<MessageKey>().notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('messages_inbox').on(table.userId, table.id.desc()),
    index('messages_unread').on(table.userId).where(sql`${table.readAt} is null`),
  ],
);
