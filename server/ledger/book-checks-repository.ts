import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { brokenBy } from './broken-repository.ts';

const balanceOf = (account: SQL) => sql`
  select 'INV2: wallet ' || w.user_id || '/' || w.currency_id || ' ' || ${account} || ' is not the sum of its entries' as broken
  from wallets w
  left join lateral (
    select coalesce(sum(e.amount), 0) as total from ledger_entries e
    where e.user_id = w.user_id and e.currency_id = w.currency_id and e.account = ${account}
  ) entries on true
  where entries.total <> case ${account} when 'cash' then w.cash when 'bonus' then w.bonus else w.held end`;

const checks = [
  sql`select 'INV1: entries of currency ' || currency_id || ' sum to ' || sum(amount) as broken
      from ledger_entries group by currency_id having sum(amount) <> 0`,
  sql`select 'INV1: transaction ' || t.key || ' does not balance' as broken from ledger_transactions t
      where (select count(*) from ledger_entries e where e.transaction_id = t.id) < 2
         or exists (select 1 from ledger_entries e where e.transaction_id = t.id
                    group by e.currency_id having sum(e.amount) <> 0)`,
  balanceOf(sql`'cash'`),
  balanceOf(sql`'bonus'`),
  balanceOf(sql`'held'`),
  sql`select 'INV2: wallet ' || user_id || '/' || currency_id || ' is negative' as broken from wallets
      where cash < 0 or bonus < 0 or held < 0`,
  sql`select 'INV9: ' || part || ' is not append-only' as broken
      from (values ('ledger_transactions'), ('ledger_entries'), ('ticket_moves'), ('bonus_credits'),
        ('affiliate_months'), ('affiliate_acquisitions'), ('affiliate_corrections'), ('jackpot_wins')) guarded(name)
        cross join lateral (select name::regclass as part
          union all select inhrelid::regclass from pg_inherits where inhparent = name::regclass) parts
      where not exists (select 1 from pg_trigger
        where tgname = name || '_append_only' and tgrelid = part and tgenabled <> 'D')`,
];

/** Movements that do not balance, wallets that are not the sum of theirs, and lines that could be written over. */
export const brokenBooks = (database: Database): Promise<string[]> => brokenBy(database, checks);
