import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/client.ts';
import { rowsOf } from '../../../server/database/rows-of.ts';

/** What agents and affiliates change by their calls: money, the tree, accounts, codes, addresses, payouts, vouchers. */
const tables = [
  'wallets',
  'ledger_entries',
  'credit_moves',
  'agency_members',
  'agency_paths',
  'vouchers',
  'affiliate_codes',
  'affiliate_postbacks',
  'affiliate_payouts',
];

/** One text for all of it; another as soon as a row of it is another. */
export const keptByRefusals = async (database: Database): Promise<string> => {
  const digest = (rows: string) =>
    sql`(select md5(coalesce(string_agg(kept::text, ';' order by kept::text), '')) from ${sql.raw(rows)} kept)`;
  const accounts = '(select id, username_key, roles, blocked from users)';
  const digests = sql.join([...tables, accounts].map(digest), sql`, `);
  const [found] = await rowsOf<{ kept: string }>(database, sql`select concat_ws(' ', ${digests}) as kept`);
  return found?.kept ?? '';
};
