import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/entities/languages.ts';
import type { PushKind, PushMessage } from '../../../contract/entities/push.ts';
import { instant } from './columns.ts';
import { sessions, users } from './identity.ts';

/** A browser that is told by push, as long as the session lasts in which its player asked for it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** That of the page where it was asked for; the player's own setting goes before it. */
    language: text('language').$type<Language>().notNull(),
    kinds: text('kinds').array().$type<PushKind[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);

/**
 * What is to be pushed to one browser, written in the transaction that makes it true. It holds figures, no words: they are
 * made when it is sent, in the language of then.
 */
export const pushOrders = pgTable(
  'push_orders',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PushKind>().notNull(),
    /** What it is about: a browser is told once of each. */
    subject: text('subject').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it may be tried; pushed on while a node is at it and after each failure. */
    dueAt: instant('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    doneAt: instant('done_at'),
    /** What was sent, where testers read it; always null in production. */
    kept: jsonb('kept').$type<PushMessage>(),
  },
  (table) => [
    uniqueIndex('push_orders_once').on(table.subscriptionId, table.kind, table.subject),
    index('push_orders_waiting').on(table.dueAt).where(sql`${table.doneAt} is null`),
    index('push_orders_created').on(table.createdAt),
  ],
);
