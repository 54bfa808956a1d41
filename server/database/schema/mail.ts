import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/entities/languages.ts';
import { contactMessages } from './contact.ts';

/** A mail as the sandbox shows it. */
export interface KeptMail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

/**
 * Mails to be sent, written in the transaction that causes them. A row holds which mail goes to whom, not its text: the
 * player is looked up and his link made when it is sent, so no token is stored here and a row reveals nothing about an
 * address.
 */
export const mails = pgTable(
  'mails',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    kind: text('kind').$type<'confirmEmail' | 'resetPassword' | 'passwordChanged' | 'contact'>().notNull(),
    /** The folded address; it may belong to no account. */
    emailKey: text('email_key').notNull(),
    /** Language and origin of the site that asked. */
    language: text('language').$type<Language>().notNull(),
    origin: text('origin').notNull(),
    /** The message that is passed on; null where the mail is one of ours. */
    contact: uuid('contact').references(() => contactMessages.id),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** When it may be tried; pushed on while a node is at it and after each failure. */
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
    tries: integer('tries').notNull().default(0),
    doneAt: bigint('done_at', { mode: 'number' }),
    /** What was sent, where testers read it; always null in production. */
    kept: jsonb('kept').$type<KeptMail>(),
  },
  (table) => [index('mails_waiting').on(table.dueAt).where(sql`${table.doneAt} is null`)],
);
