import { sql } from 'drizzle-orm';
import { check, date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { minor } from './columns.ts';
import { wallets } from './ledger.ts';

export type Product = 'tickets' | 'games';

/**
 * What a player staked on a day of the operator's, and what those bets have paid so far, in minor units: written with the
 * money, so that nobody sums bets. A bet counts on the day it was made; void and refused ones do not count at all.
 */
export const playDays = pgTable(
  'play_days',
  {
    userId: uuid('user_id').notNull(),
    currencyId: integer('currency_id').notNull(),
    day: date('day').notNull(),
    product: text('product').$type<Product>().notNull(),
    staked: minor('staked').notNull(),
    returned: minor('returned').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.currencyId, table.day, table.product] }),
    foreignKey({ columns: [table.userId, table.currencyId], foreignColumns: [wallets.userId, wallets.currencyId] }),
    check('play_days_product', sql`${table.product} in ('tickets', 'games')`),
  ],
);
