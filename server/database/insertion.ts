import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';
import { type Given, statement } from './statement.ts';

/**
 * Inserts rows into a table by a {@link statement}: there is one text for each number of rows. A column that no row names
 * gets its default.
 */
export const insertion = <Table extends PgTable>(table: Table) => {
  const insert = statement((database, given: Given<Record<string, unknown>>) => {
    const rows: Record<string, unknown>[] = [];
    for (const [place, value] of Object.entries(given)) {
      const [index, column] = place.split(' ') as [string, string];
      rows[Number(index)] = { ...rows[Number(index)], [column]: value };
    }
    return database.insert(table).values(rows as Table['$inferInsert'][]);
  });

  return async (within: Database, rows: readonly Table['$inferInsert'][]): Promise<void> => {
    const values: Record<string, unknown> = {};
    for (const [index, row] of rows.entries()) {
      for (const column of Object.keys(row)) values[`${index} ${column}`] = (row as Record<string, unknown>)[column];
    }
    await insert(within, values);
  };
};
