import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

/** Values of one column as one parameter: a statement has one text for any number of rows. */
export const arrayOf = (column: PgColumn, values: readonly unknown[]): SQL => {
  const given = values.map((value) => (value === null || value === undefined ? null : column.mapToDriverValue(value)));
  return sql`${sql.param(given)}::${sql.raw(column.getSQLType())}[]`;
};

const commaed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** Rows as a relation to join with, under this name, whose columns are called as those of the table. */
export const rowsAs = <Key extends string>(
  name: string,
  columns: Readonly<Record<Key, PgColumn>>,
  rows: readonly { readonly [Name in NoInfer<Key>]?: unknown }[],
): SQL => {
  const listed = Object.entries<PgColumn>(columns);
  const arrays = listed.map(([key, column]) =>
    arrayOf(
      column,
      rows.map((row) => row[key as Key]),
    ),
  );
  const names = listed.map(([, column]) => sql`${sql.identifier(column.name)}`);
  return sql`unnest(${commaed(arrays)}) as ${sql.identifier(name)}(${commaed(names)})`;
};

/** Inserts all of these rows at once; each names the same columns. */
export const insertAll = async <Table extends PgTable>(
  within: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const all = getTableColumns(table) as Record<string, PgColumn>;
  const columns = Object.fromEntries(Object.entries(all).filter(([key]) => key in first));
  const names = Object.values(columns).map(({ name }) => sql`${sql.identifier(name)}`);
  await within.execute(sql`insert into ${table} (${commaed(names)}) select * from ${rowsAs('given', columns, rows)}`);
};
