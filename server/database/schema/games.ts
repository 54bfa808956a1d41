import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ErrorKey, Refusal } from '../../../contract/entities/error.ts';
import type { gameSessionEnds } from '../../../contract/sockets/sports.ts';
import { instant, minor } from './columns.ts';
import { wallets } from './ledger.ts';

export type SessionEnd = (typeof gameSessionEnds)[number];

/** A player at a game, from its opening on. Code and token are kept as hashes; a row stays, for late wins name its token. */
export const gameSessions = pgTable(
  'game_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    currencyId: integer('currency_id').notNull(),
    gameCode: text('game_code').notNull(),
    /** The sign-in it was opened from, with which it ends; that one's row does not stay as long. */
    signIn: uuid('sign_in').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    /** Null until the code was exchanged for it, once. */
    tokenHash: text('token_hash').unique(),
    startedAt: instant('started_at').notNull(),
    /** The last bet, or the opening. */
    playedAt: instant('played_at').notNull(),
    endedAt: instant('ended_at'),
    end: text('end_reason').$type<SessionEnd>(),
  },
  (table) => [
    uniqueIndex('game_sessions_live').on(table.userId, table.gameCode).where(sql`${table.endedAt} is null`),
    index('game_sessions_idle').on(table.playedAt).where(sql`${table.endedAt} is null`),
    index('game_sessions_sign_in').on(table.signIn).where(sql`${table.endedAt} is null`),
    foreignKey({ columns: [table.userId, table.currencyId], foreignColumns: [wallets.userId, wallets.currencyId] }),
    check('game_sessions_ended', sql`(${table.endedAt} is null) = (${table.end} is null)`),
  ],
);

/**
 * Rounds a player was given that cost him nothing, of a rule as it was then. `left` goes down in the transaction of the bet
 * and up again in that of its rollback; it and `won`, bonus money in minor units, agree with the rounds (INV18).
 */
export const freeRounds = pgTable(
  'free_rounds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    rule: text('rule').notNull(),
    userId: uuid('user_id').notNull(),
    currencyId: integer('currency_id').notNull(),
    games: jsonb('games').$type<readonly string[]>().notNull(),
    /** Of each round, minor units. */
    stake: minor('stake').notNull(),
    given: integer('given').notNull(),
    left: integer('left_over').notNull(),
    won: minor('won').notNull().default(sql`0`),
    givenAt: instant('given_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('free_rounds_player').on(table.userId, table.expiresAt),
    foreignKey({ columns: [table.userId, table.currencyId], foreignColumns: [wallets.userId, wallets.currencyId] }),
    check('free_rounds_left', sql`${table.left} between 0 and ${table.given}`),
    check('free_rounds_amounts', sql`${table.stake} > 0 and ${table.won} >= 0`),
  ],
);

/** A round of a player, by the provider's name of it. `open` becomes one of the others once. Sums in minor units. */
export const gameRounds = pgTable(
  'game_rounds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    currencyId: integer('currency_id').notNull(),
    gameCode: text('game_code').notNull(),
    roundId: text('round_id').notNull(),
    session: uuid('session')
      .notNull()
      .references(() => gameSessions.id),
    /** The free rounds it is one of: it has no stake. Null for a round that was paid for. */
    freeRounds: uuid('free_rounds').references(() => freeRounds.id),
    state: text('state').$type<'open' | 'settled' | 'cancelled'>().notNull().default('open'),
    /** What is staked and how much of it is bonus money; a bet that was rolled back is not staked any more. */
    staked: minor('staked').notNull(),
    stakedBonus: minor('staked_bonus').notNull(),
    returned: minor('returned').notNull().default(sql`0`),
    returnedBonus: minor('returned_bonus').notNull().default(sql`0`),
    /** Wins reported so far, those of 0 too: after the first, no bet is rolled back. */
    wins: integer('wins').notNull().default(0),
    openedAt: instant('opened_at').notNull(),
    /** By then its game has ended it. */
    dueAt: instant('due_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('game_rounds_name').on(table.userId, table.gameCode, table.roundId),
    index('game_rounds_history').on(table.userId, table.openedAt.desc()),
    // What was played lately, by all players.
    index('game_rounds_opened').on(table.openedAt),
    index('game_rounds_free').on(table.freeRounds).where(sql`${table.freeRounds} is not null`),
    index('game_rounds_open').on(table.dueAt).where(sql`${table.state} = 'open'`),
    foreignKey({ columns: [table.userId, table.currencyId], foreignColumns: [wallets.userId, wallets.currencyId] }),
    check('game_rounds_state', sql`${table.state} in ('open', 'settled', 'cancelled')`),
    check(
      'game_rounds_free',
      sql`${table.freeRounds} is null or ${table.staked} = 0 and ${table.returnedBonus} = ${table.returned}`,
    ),
    check('game_rounds_ended', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
    check(
      'game_rounds_sums',
      sql`${table.stakedBonus} between 0 and ${table.staked} and ${table.returnedBonus} between 0 and ${table.returned}`,
    ),
  ],
);

/** Why a call was refused, kept so that the same call is answered the same. */
export interface KeptRefusal {
  status: number;
  key: ErrorKey;
  values?: Refusal['values'];
}

/**
 * Every call that books or refuses to, by the provider's id of it. A bet is `booked`, `rolledBack`, `refused` for good, or
 * a `tombstone`: rolled back before it came.
 */
export const gameTransactions = pgTable(
  'game_transactions',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'bet' | 'win' | 'rollback' | 'end'>().notNull(),
    state: text('state').$type<'booked' | 'rolledBack' | 'refused' | 'tombstone'>().notNull(),
    session: uuid('session')
      .notNull()
      .references(() => gameSessions.id),
    /** Null where nothing was booked in one. */
    round: uuid('round').references(() => gameRounds.id),
    bodyHash: text('body_hash').notNull(),
    /** The bet that a win or a rollback is about. */
    reference: uuid('reference'),
    amount: minor('amount').notNull(),
    /** The part of it that is bonus money. */
    bonus: minor('bonus').notNull(),
    /** Credit of the wallet after it, as it was answered. */
    balance: minor('balance').notNull(),
    refusal: jsonb('refusal').$type<KeptRefusal>(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('game_transactions_round').on(table.round),
    check('game_transactions_kind', sql`${table.kind} in ('bet', 'win', 'rollback', 'end')`),
    check(
      'game_transactions_state',
      sql`${table.state} = 'booked' or ${table.kind} = 'bet' and ${table.state} in ('rolledBack', 'refused', 'tombstone')`,
    ),
    check('game_transactions_amount', sql`${table.amount} >= 0 and ${table.bonus} between 0 and ${table.amount}`),
    check('game_transactions_refusal', sql`(${table.state} = 'refused') = (${table.refusal} is not null)`),
  ],
);
