import pg from 'pg';
import type { Database } from '../database/client.ts';
import { createScratchPostgres } from './scratch-postgres.ts';

const agencies = 5;
const each = 10_000;

/** Agents of ten thousand players each, with a wallet and a session, on a PostgreSQL of their own. */
export interface ManyMembers {
  database: Database;
  /** Its address, for a server of its own. */
  url: string;
  /** Without the limits of a server's connection. */
  client: pg.Client;
  /** One of the agents. */
  agent: string;
  drop(): Promise<void>;
}

export const startManyMembers = async (now: number): Promise<ManyMembers> => {
  const postgres = await createScratchPostgres();
  const { database } = await postgres.open();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const member = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  const agent = `('00000000-0000-4000-8000-' || lpad(((n - 1) % ${agencies} + 1)::text, 12, '0'))::uuid`;
  const all = `from generate_series(1, ${agencies * (each + 1)}) n`;
  for (const text of [
    `insert into users (id, username, username_key, password_hash, roles, created_at)
      select ${member}, 'user ' || n, 'user ' || n, '-',
        case when n <= ${agencies} then '["AGENT"]'::jsonb else '[]'::jsonb end, ${now} ${all}`,
    `insert into agency_members (user_id, parent, is_agent, code, joined_at)
      select ${member}, case when n <= ${agencies} then null else ${agent} end, n <= ${agencies},
        case when n <= ${agencies} then 'CODE' || n end, ${now} + n ${all}`,
    `insert into agency_paths (above, below, depth) select ${member}, ${member}, 0 ${all}`,
    `insert into agency_paths (above, below, depth) select ${agent}, ${member}, 1 ${all} where n > ${agencies}`,
    `insert into wallets (user_id, currency_id, cash) select ${member}, 1, n ${all}`,
    `insert into sessions (user_id, remember_me, rotated_at, expires_at)
      select ${member}, false, ${now} + n, ${now} ${all}`,
    // As the database does by itself in the end.
    'vacuum analyze',
  ])
    await client.query(text);
  const drop = async () => {
    await client.end();
    await postgres.drop();
  };
  return { database, url: postgres.url, client, agent: '00000000-0000-4000-8000-000000000001', drop };
};
