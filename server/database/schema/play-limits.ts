import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { LimitKind, LimitPeriod } from '../../../contract/entities/play-limit.ts';
import { instant, minor } from './columns.ts';
import { users } from './identity.ts';

/** Limits that players set for themselves, in minor units; null is none. What waits begins at `nextFrom`. */
export const playLimits = pgTable(
  'play_limits',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    currencyId: integer('currency_id').notNull(),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    amount: minor('amount'),
    nextAmount: minor('next_amount'),
    nextFrom: instant('next_from'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.currencyId, table.kind, table.period] }),
    check('play_limits_kind', sql`${table.kind} in ('deposit', 'stake', 'loss')`),
    check('play_limits_period', sql`${table.period} in ('day', 'week', 'month')`),
    check('play_limits_amounts', sql`${table.amount} > 0 and ${table.nextAmount} > 0`),
  ],
);

/** Time-outs and self-exclusions, append-only; `endsAt` null never ends. */
export const playBreaks = pgTable(
  'play_breaks',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<'timeOut' | 'selfExclusion'>().notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at'),
  },
  (table) => [
    index('play_breaks_user').on(table.userId),
    check('play_breaks_kind', sql`${table.kind} in ('timeOut', 'selfExclusion')`),
    check('play_breaks_end', sql`${table.endsAt} > ${table.startedAt}`),
  ],
);
