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
          join ledger_entries e on e.transaction_id = l.id and e.account in ('cash', 'held') and e.currency_id = c.currency_id
          where l.key = case when c.amount > 0 then 'creditGiven:' else 'creditTaken:' end || c.id)
        <> jsonb_build_object(c.user_id, c.amount, c.agent, -c.amount)`,
  sql`select 'INV15: ' || l.key || ' is no move of credit' as broken from ledger_transactions l
      where split_part(l.key, ':', 1) in ('creditGiven', 'creditTaken')
        and not exists (select 1 from credit_moves c where c.id::text = split_part(l.key, ':', 2))`,
  sql`select 'INV15: payout ' || p.id || ' is ' || p.state || ', its money is not' as broken from agency_payouts p
      where p.amount is distinct from (select sum(e.amount) from ledger_transactions l
          join ledger_entries e on e.transaction_id = l.id and e.account = 'held' and e.user_id = p.user_id
            and e.currency_id = p.currency_id where l.key = 'payoutHeld:' || p.id)
        or case p.state when 'waiting' then array[]::text[] when 'paid' then array['creditTaken:' || p.id]
          else array['payoutReleased:' || p.id] end <> coalesce((select array_agg(l.key) from ledger_transactions l
            join ledger_entries e on e.transaction_id = l.id and e.account = 'held' and e.user_id = p.user_id
              and e.currency_id = p.currency_id and e.amount = -p.amount
            where l.key in ('creditTaken:' || p.id, 'payoutReleased:' || p.id)), array[]::text[])`,
  sql`select 'INV15: ' || l.key || ' is no payout' as broken from ledger_transactions l
      where split_part(l.key, ':', 1) in ('payoutHeld', 'payoutReleased')
        and not exists (select 1 from agency_payouts p where p.id::text = split_part(l.key, ':', 2))`,
  sql`select 'INV15: the tree leads to ' || m.user_id || ' by other paths than his parents' as broken from agency_members m
      where (select count(*) from agency_paths p where p.below = m.user_id)
        <> 1 + coalesce((select count(*) from agency_paths p where p.below = m.parent), 0)`,
  sql`select 'INV16: payout ' || p.id || ' is ' || p.state || ', its money is not' as broken from affiliate_payouts p
      where (p.state = 'paid') is distinct from exists (select 1 from ledger_transactions l
        join ledger_entries e on e.transaction_id = l.id and e.account = 'cash' and e.user_id = p.affiliate
          and e.currency_id = p.currency_id and e.amount = p.amount
        where l.key = 'affiliatePayout:' || p.id)`,
  sql`select 'INV16: ' || l.key || ' is no payout of an affiliate' as broken from ledger_transactions l
      where l.key like 'affiliatePayout:%' and not exists (select 1 from affiliate_payouts p
        where p.state = 'paid' and l.key = 'affiliatePayout:' || p.id)`,
  sql`select 'INV16: months of affiliate ' || m.affiliate || ' do not follow one another' as broken from (
        select affiliate, month, carried_in, corrections,
          lag(month) over w as before, lag(carried_out) over w as carried, lag(corrections) over w as seen
        from affiliate_months window w as (partition by affiliate order by month)) m
      where m.before is not null and (m.month <> to_char((m.before || '-01')::date + interval '1 month', 'YYYY-MM')
        or m.carried_in <> m.carried + coalesce((select sum(c.carried) from affiliate_corrections c
          where c.affiliate = m.affiliate and c.id > m.seen and c.id <= m.corrections), 0))`,
  sql`select 'INV16: month ' || m.month || ' of affiliate ' || m.affiliate || ' is not the sum of its lines' as broken
      from affiliate_months m where m.ngr <> (select sum((v->>'staked')::bigint - (v->>'wins')::bigint - (v->>'bonuses')::bigint
          - (v->>'fees')::bigint - (v->>'tax')::bigint) from jsonb_each(m.figures->'lines') as line(name, v))
        or m.new_players <> (select count(*) from affiliate_acquisitions a where a.affiliate = m.affiliate and a.month = m.month)`,
  sql`select 'INV16: affiliate ' || a.user_id || ' was paid more than he earned' as broken from affiliates a
      where (select coalesce(sum(p.amount), 0) from affiliate_payouts p where p.affiliate = a.user_id and p.state <> 'refused')
        > (select coalesce(sum(m.earned), 0) from affiliate_months m where m.affiliate = a.user_id)
          + (select coalesce(sum(c.earned) filter (where c.earned > 0), 0) from affiliate_corrections c where c.affiliate = a.user_id)`,
  sql`select 'INV15: the float of ' || c.agent || ' in ' || c.currency_id || ' closed on ' || c.day || ' with another sum' as broken
      from agency_closes c where c.closing <> coalesce((select sum(e.amount) from ledger_entries e
        join ledger_transactions l on l.id = e.transaction_id where e.user_id = c.agent and e.currency_id = c.currency_id
          and e.account = 'cash' and l.at < c.until), 0)`,
  sql`select 'INV15: the float of ' || c.agent || ' began ' || c.day || ' with another sum than the day before left' as broken
      from agency_closes c join agency_closes y on y.agent = c.agent and y.currency_id = c.currency_id and y.day = c.day - 1
      where y.closing <> c.opening`,
  sql`select 'INV15: closes of ' || c.day || ' say that more or less was given than was received' as broken
      from agency_closes c group by c.day, c.currency_id
      having sum(c.given) < sum(c.received) or sum(c.taken) < sum(c.returned)`,
  sql`select 'F2: bonus ' || b.rule || ' of ' || b.user_id || ' was not credited once' as broken from bonus_credits b
      where b.amount is distinct from
        (select sum(e.amount) from ledger_entries e join ledger_transactions l on l.id = e.transaction_id
         where l.key = 'bonus:' || b.rule || ':' || b.user_id || ':' || b.period and e.account = 'bonus')`,
];

/** Deposits, vouchers, credit of agents and bonuses that differ from their ledger entries. */
export const brokenCredits = (database: Database): Promise<string[]> => brokenBy(database, checks);
