import { bigint, boolean, index, integer, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';

/** Instants are milliseconds by the server's clock, which the sandbox can move. */
const instant = (name: string) => bigint(name, { mode: 'number' });

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  username: text('username').notNull(),
  /** The username in lower case: two accounts never differ by case alone. */
  usernameKey: text('username_key').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  roles: jsonb('roles').$type<string[]>().notNull().default([]),
  blocked: boolean('blocked').notNull().default(false),
  demo: boolean('demo').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

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
    /** When the newest generation was issued. */
    rotatedAt: instant('rotated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** Access tokens of earlier generations are refused. */
    accessFromGeneration: integer('access_from_generation').notNull().default(1),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Failed sign-ins, counted per account and per address. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: serial('id').primaryKey(),
    /** `account:<username>` or `address:<ip>`. */
    subject: text('subject').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('login_failures_subject').on(table.subject, table.at), index('login_failures_at').on(table.at)],
);
