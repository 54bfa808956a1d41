import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { brokenBy } from './broken-repository.ts';

const checks = [
  sql`select 'INV11: deposit ' || p.id || ' is ' || p.state || ', its money is not' as broken from payments p
      where (p.state = 'credited') is distinct from exists (select 1 from ledger_transactions l
        join ledger_entries e on e.transaction_id = l.id and e.account = 'cash' and e.user_id = p.user_id
          and e.currency_id = p.currency_id and e.amount = p.amount
        where l.key = 'deposit:' || p.id)`,
  sql`select 'INV11: ' || l.key || ' is no deposit' as broken from ledger_transactions l
      where l.key like 'deposit:%' and not exists (select 1 from payments p
        where p.state = 'credited' and l.key = 'deposit:' || p.id)`,
  sql`select 'INV7: open vouchers of currency ' || e.currency_id || ' are not what their account holds' as broken
      from ledger_entries e where e.account = 'voucher' group by e.currency_id
      having sum(e.amount) <> coalesce((select sum(v.amount) from vouchers v
        where v.currency_id = e.currency_id and v.state = 'open'), 0)`,
  sql`select 'INV7: voucher ' || v.id || ' holds another amount than was paid for it' as broken from vouchers v
      where v.amount is distinct from
        (select sum(e.amount) from ledger_entries e join ledger_transactions l on l.id = e.transaction_id
         where l.key = 'voucherCreated:' || v.id and e.account = 'voucher')`,
  sql`select 'INV7: voucher ' || v.id || ' was not paid once to whom it belongs' as broken from vouchers v
      where case when v.state = 'open' then 0 else v.amount end <> coalesce(
        (select sum(e.amount) from ledger_entries e join ledger_transactions l on l.id = e.transaction_id
         where l.key in ('voucherUsed:' || v.id, 'voucherExpired:' || v.id) and e.account in ('cash', 'bonus')
           and e.user_id = coalesce(v.used_by, v.creator)), 0)`,
  sql`select 'INV15: move of credit ' || c.id || ' is not what its wallets say' as broken from credit_moves c
      where (select coalesce(jsonb_object_agg(e.user_id, e.amount), '{}') from ledger_transactions l
          join ledger_entries e on e.transaction_id = l.id and e.account = 'cash' and e.currency_id = c.currency_id
          where l.key = case when c.amount > 0 then 'creditGiven:' else 'creditTaken:' end || c.id)
        <> jsonb_build_object(c.user_id, c.amount, c.agent, -c.amount)`,
  sql`select 'INV15: ' || l.key || ' is no move of credit' as broken from ledger_transactions l
      where split_part(l.key, ':', 1) in ('creditGiven', 'creditTaken')
        and not exists (select 1 from credit_moves c where c.id::text = split_part(l.key, ':', 2))`,
  sql`select 'INV15: the tree leads to ' || m.user_id || ' by other paths than his parents' as broken from agency_members m
      where (select count(*) from agency_paths p where p.below = m.user_id)
        <> 1 + coalesce((select count(*) from agency_paths p where p.below = m.parent), 0)`,
  sql`select 'F2: bonus ' || b.rule || ' of ' || b.user_id || ' was not credited once' as broken from bonus_credits b
      where b.amount is distinct from
        (select sum(e.amount) from ledger_entries e join ledger_transactions l on l.id = e.transaction_id
         where l.key = 'bonus:' || b.rule || ':' || b.user_id || ':' || b.period and e.account = 'bonus')`,
];

/** Deposits, vouchers, credit of agents and bonuses that are not what came of them. */
export const brokenCredits = (database: Database): Promise<string[]> => brokenBy(database, checks);
