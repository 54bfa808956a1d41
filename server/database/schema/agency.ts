import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, minor } from './columns.ts';
import { users } from './identity.ts';

/** Who belongs to the agency: agents, and the players who joined one. */
export const agencyMembers = pgTable(
  'agency_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** The agent right above; null for one whose float is the operator's. */
    parent: uuid('parent').references(() => users.id),
    isAgent: boolean('is_agent').notNull(),
    /** What a player types in to join this agent; agents alone have one. */
    code: text('code').unique(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    index('agency_members_parent').on(table.parent),
    check('agency_members_code', sql`${table.isAgent} = (${table.code} is not null)`),
  ],
);

/** The tree by its paths: a row for each member below another, and one for himself at depth 0. */
export const agencyPaths = pgTable(
  'agency_paths',
  {
    above: uuid('above')
      .notNull()
      .references(() => agencyMembers.userId),
    below: uuid('below')
      .notNull()
      .references(() => agencyMembers.userId),
    depth: integer('depth').notNull(),
  },
  (table) => [primaryKey({ columns: [table.above, table.below] }), index('agency_paths_below').on(table.below)],
);

/** Credit an agent gave to somebody below him, or took back. Its number is on the receipt. */
export const creditMoves = pgTable(
  'credit_moves',
  {
    id: uuid('id').primaryKey(),
    receipt: bigserial('receipt', { mode: 'number' }).notNull().unique(),
    agent: uuid('agent')
      .notNull()
      .references(() => users.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    currencyId: integer('currency_id').notNull(),
    /** Above 0 what was given, below 0 what was taken back. */
    amount: minor('amount').notNull(),
    at: instant('at').notNull(),
    /** The Idempotency-Key under which it was asked for. */
    key: text('key'),
  },
  (table) => [
    unique('credit_moves_key').on(table.agent, table.key),
    index('credit_moves_agent').on(table.agent, table.at.desc()),
    index('credit_moves_user').on(table.userId, table.at.desc()),
    check('credit_moves_amount', sql`${table.amount} <> 0 and ${table.agent} <> ${table.userId}`),
  ],
);
