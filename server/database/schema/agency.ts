import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AgencyPayoutState } from '../../../contract/entities/agency-payout.ts';
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
    /** Whether this agent may make agents of his own; decided by the operator. */
    mayAppoint: boolean('may_appoint').notNull().default(false),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    index('agency_members_parent').on(table.parent),
    // Few of all members: counted without the others.
    index('agency_members_agents').on(table.userId).where(sql`${table.isAgent}`),
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
    /** What the agent wrote for both. */
    note: text('note'),
  },
  (table) => [
    unique('credit_moves_key').on(table.agent, table.key),
    index('credit_moves_agent').on(table.agent, table.at.desc()),
    index('credit_moves_user').on(table.userId, table.at.desc()),
    check('credit_moves_amount', sql`${table.amount} <> 0 and ${table.agent} <> ${table.userId}`),
  ],
);

/** Money that a player wants of his agent in cash, set aside until it is decided. Its id is that of the move that pays it. */
export const agencyPayouts = pgTable(
  'agency_payouts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    currencyId: integer('currency_id').notNull(),
    amount: minor('amount').notNull(),
    state: text('state').$type<AgencyPayoutState>().notNull().default('waiting'),
    askedAt: instant('asked_at').notNull(),
    decidedAt: instant('decided_at'),
    /** The Idempotency-Key under which it was asked for. */
    key: text('key'),
  },
  (table) => [
    unique('agency_payouts_key').on(table.userId, table.key),
    uniqueIndex('agency_payouts_waiting').on(table.userId, table.currencyId).where(sql`${table.state} = 'waiting'`),
    index('agency_payouts_user').on(table.userId, table.askedAt.desc()),
    check('agency_payouts_amount', sql`${table.amount} > 0`),
    check(
      'agency_payouts_state',
      sql`${table.state} in ('waiting', 'paid', 'declined', 'withdrawn')
        and (${table.state} = 'waiting') = (${table.decidedAt} is null)`,
    ),
  ],
);

/** An agent's float on a day of the operator's that is over: what it began with, what moved it, what was left. */
export const agencyCloses = pgTable(
  'agency_closes',
  {
    agent: uuid('agent')
      .notNull()
      .references(() => agencyMembers.userId),
    currencyId: integer('currency_id').notNull(),
    day: date('day').notNull(),
    /** The end of the day, which is not part of it. */
    until: instant('until').notNull(),
    opening: minor('opening').notNull(),
    /** From agents above him. */
    received: minor('received').notNull(),
    /** Taken back by agents above him. */
    returned: minor('returned').notNull(),
    given: minor('given').notNull(),
    taken: minor('taken').notNull(),
    /** Whatever else moved it, such as vouchers; below 0 when more went than came. */
    other: minor('other').notNull(),
    closing: minor('closing').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agent, table.currencyId, table.day] }),
    check(
      'agency_closes_sum',
      sql`${table.closing} = ${table.opening} + ${table.received} - ${table.returned} - ${table.given} + ${table.taken} + ${table.other}`,
    ),
  ],
);
