import { bigint, jsonb, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

/** What the operator changed of the settings the server ships with. */
export const operatorSettings = pgTable(
  'operator_settings',
  {
    /** `general`, `statuses`, `maintenance`, `games` or `texts`. */
    list: text('list').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.key] })],
);

export const userSettings = pgTable(
  'user_settings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    object: text('object').notNull(),
    property: text('property').notNull(),
    value: jsonb('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.object, table.property] })],
);

/** What a tester forced, in order, so that a restart continues it. */
export const sandboxCommands = pgTable('sandbox_commands', {
  id: serial('id').primaryKey(),
  command: text('command').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  /** Milliseconds by the server's clock when the command came. */
  at: bigint('at', { mode: 'number' }).notNull(),
  /** When a one-time command was used up; null while it still waits. */
  spentAt: bigint('spent_at', { mode: 'number' }),
});
