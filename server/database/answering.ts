import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Resolves when the database answers; throws as every statement would. */
export const requireAnswer = async (database: Database): Promise<void> => {
  await database.execute(sql`select 1`);
};
