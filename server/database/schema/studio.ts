import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Refusal } from '../../../contract/entities/error.ts';
import type { WonPot } from '../../../contract/entities/pots.ts';
import type { GameBet, GameOutcome } from '../../../contract/games/game.ts';
import type { GameTurn } from '../../../contract/games/turn.ts';
import { instant, minor } from './columns.ts';

// The books of the house's studio. It is another house: nothing here refers to a player, wallet or round of ours.

/** A game's page that is open, or was: late wins name its wallet token. */
export const studioSessions = pgTable(
  'studio_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The wallet's name of him; at play money one of our own. */
    player: text('player').notNull(),
    gameCode: text('game_code').notNull(),
    currencyId: integer('currency_id').notNull(),
    currency: text('currency').notNull(),
    /** Sealed; null at play money. */
    walletToken: text('wallet_token'),
    /** What is left of the play money; null where it is true money. */
    credit: minor('credit'),
    least: minor('least').notNull(),
    most: minor('most').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('studio_sessions_live').on(table.player, table.gameCode).where(sql`${table.endedAt} is null`),
    index('studio_sessions_demo').on(table.startedAt).where(sql`${table.credit} is not null`),
    check('studio_sessions_money', sql`(${table.walletToken} is null) = (${table.credit} is not null)`),
    check('studio_sessions_credit', sql`${table.credit} >= 0`),
  ],
);

/** A pair of seeds of a player at a game, from when its hash was shown until its secret was revealed. */
export const studioSeeds = pgTable(
  'studio_seeds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    player: text('player').notNull(),
    gameCode: text('game_code').notNull(),
    /** Sealed. */
    serverSeed: text('server_seed').notNull(),
    hash: text('hash').notNull(),
    clientSeed: text('client_seed').notNull(),
    /** Of the next round. */
    nonce: integer('nonce').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    toldAt: instant('told_at'),
  },
  (table) => [uniqueIndex('studio_seeds_now').on(table.player, table.gameCode).where(sql`${table.toldAt} is null`)],
);

/**
 * What the wallet has not yet confirmed: a bet to be taken back, a win (or the end of a round) to be reported. `unpaid`
 * was reported in vain for a day, and is for people to look at.
 */
export type WalletDuty = 'rollback' | 'pay' | 'unpaid';

/** A stake within an open round, written before the wallet is called. `call` and `rollback` name our wallet calls. */
export interface ExtraBet {
  turn: GameTurn;
  stake: number;
  call: string;
  rollback: string;
  askedAt: number;
  takenBack: boolean;
  /** Whose wallet token was used: the round may have begun in a session that is over. */
  session: string;
}

/** A round as the studio stores it, written before the wallet is called. Sums in minor units. */
export const studioRounds = pgTable(
  'studio_rounds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    player: text('player').notNull(),
    roundId: uuid('round_id').notNull(),
    gameCode: text('game_code').notNull(),
    session: uuid('session')
      .notNull()
      .references(() => studioSessions.id),
    /** `betting`: the wallet was asked and has not answered. */
    state: text('state').$type<'betting' | 'open' | 'over' | 'refused' | 'takenBack'>().notNull(),
    bet: jsonb('bet').$type<GameBet>().notNull(),
    /** Shows whether the same round comes again with the same bet. */
    betHash: text('bet_hash').notNull(),
    stake: minor('stake').notNull(),
    /** The wallet's name of the free rounds it is one of; null when it is paid for. */
    freeRounds: uuid('free_rounds'),
    /** Null where the chance is shared. */
    seeds: uuid('seeds').references(() => studioSeeds.id),
    nonce: integer('nonce').notNull(),
    /** Of a flight or a table, which all its players share. */
    sharedRound: bigint('shared_round', { mode: 'number' }),
    turns: jsonb('turns').$type<GameTurn[]>().notNull().default([]),
    /** The additional stake of a turn: the wallet was asked and has not answered, or takes it back. */
    extra: jsonb('extra').$type<ExtraBet>(),
    /** Where he left the flight, in hundredths. */
    cashedOutAt: integer('cashed_out_at'),
    outcome: jsonb('outcome').$type<GameOutcome>(),
    /** Known when nothing can change it any more. */
    win: minor('win'),
    /** Jackpots that its stakes won at the wallet; null when none. */
    jackpots: jsonb('jackpots').$type<WonPot[]>(),
    refusal: jsonb('refusal').$type<{ key: string; values?: Refusal['values'] }>(),
    /** The credit as the wallet sent it last in this round; null while an answer is owed. */
    balance: minor('balance'),
    /** Names of our wallet calls. */
    betCall: uuid('bet_call').notNull().defaultRandom(),
    winCall: uuid('win_call').notNull().defaultRandom(),
    rollbackCall: uuid('rollback_call').notNull().defaultRandom(),
    duty: text('duty').$type<WalletDuty>(),
    tries: integer('tries').notNull().default(0),
    /** When a process must handle it again, even if the current one dies: null when nothing is left to do. */
    dueAt: instant('due_at'),
    /** The player has gone on since, or left of his own accord. */
    seen: boolean('seen').notNull().default(false),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('studio_rounds_name').on(table.player, table.roundId),
    // A number is used once.
    unique('studio_rounds_nonce').on(table.seeds, table.nonce),
    uniqueIndex('studio_rounds_open')
      .on(table.player, table.gameCode)
      .where(sql`${table.state} in ('betting', 'open')`),
    index('studio_rounds_session').on(table.session),
    index('studio_rounds_last').on(table.player, table.gameCode, table.startedAt.desc()),
    index('studio_rounds_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('studio_rounds_shared').on(table.gameCode, table.sharedRound).where(sql`${table.sharedRound} is not null`),
    check('studio_rounds_state', sql`${table.state} in ('betting', 'open', 'over', 'refused', 'takenBack')`),
    check(
      'studio_rounds_duty',
      sql`${table.duty} is null or ${table.duty} = 'unpaid' or ${table.duty} in ('rollback', 'pay') and ${table.dueAt} is not null`,
    ),
    check('studio_rounds_over', sql`(${table.state} = 'over') = (${table.outcome} is not null)`),
    check('studio_rounds_refused', sql`(${table.state} = 'refused') = (${table.refusal} is not null)`),
    check('studio_rounds_chance', sql`(${table.seeds} is null) = (${table.sharedRound} is not null)`),
  ],
);

/** Rounds that a page asked for and that had not come: they are not played when they come late. */
export const studioNeverPlayed = pgTable(
  'studio_never_played',
  {
    player: text('player').notNull(),
    roundId: uuid('round_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.player, table.roundId] }), index('studio_never_played_at').on(table.at)],
);
