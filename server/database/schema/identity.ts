import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What a mailed link is for. */
export type LinkPurpose = 'confirmEmail' | 'resetPassword';

/** In place of the hash of a password: nobody signs in to such an account. */
export const noPassword = '-';

/** Instants are milliseconds by the server's clock, which the sandbox can move. */

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    /** The username folded: two accounts never differ by case or Unicode form alone. */
    usernameKey: text('username_key').notNull().unique(),
    email: text('email'),
    /** The address folded, as the username is. */
    emailKey: text('email_key').unique(),
    emailVerifiedAt: instant('email_verified_at'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    promoCode: text('promo_code'),
    /** When he confirmed that he is of age and accepts the terms; null for accounts opened without being asked. */
    consentedAt: instant('consented_at'),
    passwordHash: text('password_hash').notNull(),
    roles: jsonb('roles').$type<string[]>().notNull().default([]),
    blocked: boolean('blocked').notNull().default(false),
    demo: boolean('demo').notNull().default(false),
    /** Minutes between two reality checks; null for none. */
    realityCheck: integer('reality_check'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('users_created').on(table.createdAt),
    // Few of all users: counted without the others.
    index('users_blocked').on(table.id).where(sql`${table.blocked}`),
  ],
);

/** A sign-in and the family of refresh tokens that grew from it: only the newest generation is good. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    rememberMe: boolean('remember_me').notNull(),
    generation: integer('generation').notNull().default(1),
    /** Null for sign-ins of before this was written down. */
    startedAt: instant('started_at'),
    /** What the browser called itself when it signed in. */
    userAgent: text('user_agent'),
    /** When the newest generation was issued. */
    rotatedAt: instant('rotated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** Access tokens of earlier generations are refused. */
    accessFromGeneration: integer('access_from_generation').notNull().default(1),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** What is counted to be limited: failed sign-ins, registrations, mails asked for, wrong links. */
export const attempts = pgTable(
  'attempts',
  {
    id: serial('id').primaryKey(),
    /** What and whose: `login:account:<username>`, `register:address:<ip>` ... */
    subject: text('subject').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('attempts_subject').on(table.subject, table.at), index('attempts_at').on(table.at)],
);

/** Links that were mailed and not used yet, each for one purpose of one player. Only a hash of the token is kept. */
export const linkTokens = pgTable(
  'link_tokens',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('link_tokens_user').on(table.userId, table.purpose)],
);

/** Calls made in a minute by those who make many, of all servers together; others are counted by each server alone. */
export const callCounts = pgTable(
  'call_counts',
  {
    caller: text('caller').notNull(),
    /** Minutes since the epoch. */
    minute: integer('minute').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.caller] })],
);
