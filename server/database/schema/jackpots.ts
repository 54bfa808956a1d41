import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { PotName } from '../../../domain/games/jackpots/jackpots.ts';
import { instant, minor } from './columns.ts';

/** The pots of each currency, in minor units; a row comes with the first bet. Seeds and shares less wins are its amount (INV17). */
export const jackpotPots = pgTable(
  'jackpot_pots',
  {
    currencyId: integer('currency_id').notNull(),
    pot: text('pot').$type<PotName>().notNull(),
    amount: minor('amount').notNull(),
    /** All that was ever staked on it, also by bets that were taken back. */
    staked: minor('staked').notNull().default(sql`0`),
    wins: integer('wins').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.currencyId, table.pot] }),
    check('jackpot_pots_name', sql`${table.pot} in ('small', 'medium', 'large')`),
    check('jackpot_pots_not_negative', sql`${table.amount} >= 0 and ${table.staked} >= 0 and ${table.wins} >= 0`),
  ],
);

/** A pot that a bet won; written once and never changed. */
export const jackpotWins = pgTable(
  'jackpot_wins',
  {
    bet: uuid('bet').notNull(),
    pot: text('pot').$type<PotName>().notNull(),
    userId: uuid('user_id').notNull(),
    currencyId: integer('currency_id').notNull(),
    /** How many times this pot was won with it. */
    nth: integer('nth').notNull(),
    amount: minor('amount').notNull(),
    /** The part of it that is bonus money, in the shares of the bet. */
    bonus: minor('bonus').notNull(),
    /** Forced in a tester's sandbox: there was no draw. */
    forced: boolean('forced').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bet, table.pot] }),
    // A pot is won once: the second one who finds the same count is refused by the database itself.
    unique('jackpot_wins_once').on(table.currencyId, table.pot, table.nth),
    index('jackpot_wins_player').on(table.userId),
    index('jackpot_wins_at').on(table.at.desc()),
    check('jackpot_wins_amount', sql`${table.amount} > 0 and ${table.bonus} between 0 and ${table.amount}`),
  ],
);
