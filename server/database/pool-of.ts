import pg from 'pg';
import type { Database } from './client.ts';

/** How many connections a database has open, how many of them rest, and who waits for one; nothing of an embedded one. */
export const poolOf = (name: string, database: Database): Record<string, number> => {
  const { $client } = database as Database & { $client?: unknown };
  if (!($client instanceof pg.Pool)) return {};
  return {
    [`${name} open`]: $client.totalCount,
    [`${name} idle`]: $client.idleCount,
    [`${name} waiting`]: $client.waitingCount,
  };
};
