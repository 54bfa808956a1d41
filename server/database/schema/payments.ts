import { sql } from 'drizzle-orm';
import { bigserial, check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { DepositMethod } from '../../../contract/entities/payment.ts';
import type { PaymentNotice } from '../../../contract/http/payment.ts';
import { instant, minor } from './columns.ts';
import { wallets } from './ledger.ts';

/** Deposits, amounts in minor units. `started` becomes one of the others once, by the provider's notice. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    method: text('method').$type<DepositMethod>().notNull(),
    currencyId: integer('currency_id').notNull(),
    amount: minor('amount').notNull(),
    state: text('state').$type<'started' | 'credited' | 'declined' | 'cancelled'>().notNull().default('started'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** The provider's name of the order, and where it is paid; null until he was reached. */
    reference: text('reference').unique(),
    url: text('url'),
    /** Who paid, as the provider names him; null where it does not. */
    payer: text('payer'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    unique('payments_user_key').on(table.userId, table.idempotencyKey),
    index('payments_user').on(table.userId, table.createdAt.desc()),
    foreignKey({ columns: [table.userId, table.currencyId], foreignColumns: [wallets.userId, wallets.currencyId] }),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_state', sql`${table.state} in ('started', 'credited', 'declined', 'cancelled')`),
    check('payments_decided', sql`(${table.state} = 'started') = (${table.decidedAt} is null)`),
  ],
);

export type NoticeVerdict =
  | PaymentNotice['outcome']
  | 'again'
  | 'unknown'
  | 'amountDiffers'
  | 'currencyDiffers'
  | 'over';

/** Every notice whose signature was good, and what was made of it; append-only. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    reference: text('reference').notNull(),
    outcome: text('outcome').$type<PaymentNotice['outcome']>().notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    verdict: text('verdict').$type<NoticeVerdict>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('payment_notices_reference').on(table.reference)],
);

/** Orders at the simulated provider of the sandbox: his books, not ours. */
export const providerOrders = pgTable('provider_orders', {
  reference: text('reference').primaryKey(),
  /** Our payment. The same one ordered again is the same order. */
  payment: uuid('payment').notNull().unique(),
  amount: minor('amount').notNull(),
  currency: text('currency').notNull(),
  returnUrl: text('return_url').notNull(),
  outcome: text('outcome').$type<PaymentNotice['outcome']>(),
});
