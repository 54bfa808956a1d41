import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minor } from './columns.ts';
import { users } from './identity.ts';

/** Bonuses that were credited, append-only: once per rule, player and period. */
export const bonusCredits = pgTable(
  'bonus_credits',
  {
    rule: text('rule').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The beginning of the period; 0 for a bonus that there is once. */
    period: instant('period').notNull(),
    until: instant('until').notNull(),
    currencyId: integer('currency_id').notNull(),
    /** Its base, minor units like the amount. */
    base: minor('base').notNull(),
    amount: minor('amount').notNull(),
    creditedAt: instant('credited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rule, table.userId, table.period] }),
    index('bonus_credits_user').on(table.userId),
    check('bonus_credits_amount', sql`${table.amount} > 0`),
  ],
);

/** Periods of a rule that are paid out to everybody: a rule that changes later changes nothing about them. */
export const bonusPeriods = pgTable(
  'bonus_periods',
  {
    rule: text('rule').notNull(),
    period: instant('period').notNull(),
    paidAt: instant('paid_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.rule, table.period] })],
);
