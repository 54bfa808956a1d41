import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { minor } from './columns.ts';
import { users } from './identity.ts';

/**
 * Accounts of a wallet, then the operator's, which keep no balance: `house` (stakes, wins and bonuses), `funding` (money
 * from outside), `voucher` (what open vouchers hold) and `jackpot` (what the pots hold).
 */
export const accounts = ['cash', 'bonus', 'held', 'house', 'funding', 'voucher', 'jackpot'] as const;
export type Account = (typeof accounts)[number];

/** Balances in minor units. Each equals the sum of its account's entries and is never negative (INV2). */
export const wallets = pgTable(
  'wallets',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    currencyId: integer('currency_id').notNull(),
    cash: minor('cash').notNull().default(sql`0`),
    bonus: minor('bonus').notNull().default(sql`0`),
    held: minor('held').notNull().default(sql`0`),
    /** Counts the wallet's changes, so that of two messages about it the newer is known. */
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.currencyId] }),
    check('wallets_not_negative', sql`${table.cash} >= 0 and ${table.bonus} >= 0 and ${table.held} >= 0`),
  ],
);

/** A movement of money. `key` names its cause, so that the same cause never moves money twice. */
export const ledgerTransactions = pgTable('ledger_transactions', {
  id: bigserial('id', { mode: 'bigint' }).primaryKey(),
  key: text('key').notNull().unique(),
  at: bigint('at', { mode: 'number' }).notNull(),
});

/** Entries of a transaction sum to zero per currency; a trigger checks it at commit (guards migration). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    transactionId: bigint('transaction_id', { mode: 'bigint' })
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text('account', { enum: accounts }).notNull(),
    /** Null for the operator's accounts. */
    userId: uuid('user_id'),
    currencyId: integer('currency_id').notNull(),
    amount: minor('amount').notNull(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_wallet').on(table.userId, table.currencyId),
    check(
      'ledger_entries_account',
      sql`${table.account} in ('cash', 'bonus', 'held', 'house', 'funding', 'voucher', 'jackpot')`,
    ),
    check(
      'ledger_entries_owner',
      sql`(${table.account} in ('house', 'funding', 'voucher', 'jackpot')) = (${table.userId} is null)`,
    ),
    check('ledger_entries_moves', sql`${table.amount} <> 0`),
  ],
);
