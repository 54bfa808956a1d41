import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';

/** What these checks find broken, in their words: each is a query that finds nothing on a sound database. */
export const brokenBy = async (database: Database, checks: readonly SQL[]): Promise<string[]> => {
  const broken: string[] = [];
  for (const check of checks) {
    const found = await rowsOf<{ broken: string }>(database, check);
    broken.push(...found.map((row) => row.broken));
  }
  return broken;
};
