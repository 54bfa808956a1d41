import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ContactTopic } from '../../../contract/http/cms-contact.ts';
import { users } from './identity.ts';

/** What visitors wrote to the operator. */
export const contactMessages = pgTable('contact_messages', {
  /** Made by the browser: the same message sent again is one message. */
  id: uuid('id').primaryKey(),
  /** By which the player and the operator call it. */
  reference: text('reference').notNull().unique(),
  userId: uuid('user_id').references(() => users.id),
  /** Whose inbox it went to, by name. */
  operator: text('operator').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  topic: text('topic').$type<ContactTopic>().notNull(),
  message: text('message').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});
