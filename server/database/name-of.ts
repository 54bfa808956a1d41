import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { rowsOf } from './rows-of.ts';

export const nameOf = async (database: Database): Promise<string> => {
  const [row] = await rowsOf<{ name: string }>(database, sql`select current_database() as name`);
  if (!row) throw new Error('the database has no name');
  return row.name;
};
