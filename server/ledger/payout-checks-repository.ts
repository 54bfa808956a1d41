import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { brokenBy } from './broken-repository.ts';

const checks = [
  sql`select 'D11: ticket ' || t.id || ' was paid other cash-outs than were taken' as broken from tickets t
      where t.cashed_out <> (select coalesce(sum(c.amount), 0) from cash_outs c where c.ticket = t.id and c.taken_at is not null)
         or t.cashed_out <> (select coalesce(sum(e.amount), 0) from cash_outs c
              join ledger_transactions l on l.key = 'cashout:' || c.id
              join ledger_entries e on e.transaction_id = l.id and e.account in ('cash', 'bonus') where c.ticket = t.id)`,
  sql`select 'INV12: ticket ' || t.id || ' has another stake of bonus money than its entries say' as broken from tickets t
      where not exists (select 1 from cash_outs c where c.ticket = t.id and c.taken_at is not null and c.stake is null)
        and case when t.state in ('rejected', 'declined', 'expired') then 0 else t.stake_bonus end
          + (select coalesce(sum(c.stake_bonus), 0) from cash_outs c where c.ticket = t.id and c.ratio < 10000)
        <> (select coalesce(-sum(e.amount), 0) from ledger_transactions l
            join ledger_entries e on e.transaction_id = l.id and e.account = 'bonus'
            where l.key in ('hold:' || t.id, 'post:' || t.id, 'release:' || t.id))`,
  sql`select 'INV12: cash-out ' || c.id || ' was not paid in the shares of its stake' as broken from cash_outs c
      where c.stake is not null and (c.amount * c.stake_bonus * 2 + c.stake) / (c.stake * 2) <>
        (select coalesce(sum(e.amount), 0) from ledger_transactions l
         join ledger_entries e on e.transaction_id = l.id and e.account = 'bonus' where l.key = 'cashout:' || c.id)`,
  sql`select 'INV12: void ticket ' || t.id || ' gave another stake of bonus money back than it had' as broken from tickets t
      join ledger_transactions l on l.key like 'void:%' and split_part(l.key, ':', 2) = t.id::text
      where t.stake_bonus <> (select coalesce(sum(e.amount), 0) from ledger_entries e
        where e.transaction_id = l.id and e.account = 'bonus')`,
  sql`select 'D11: ticket ' || t.id || ' was cashed out and settled' as broken from tickets t
      where t.state = 'cashed_out'
        and exists (select 1 from ledger_transactions l where l.key in ('payout:' || t.id, 'void:' || t.id))`,
  sql`select 'D4: ticket ' || t.id || ' was paid a win and its stake' as broken from tickets t
      where (select count(*) from ledger_transactions l where l.key in ('payout:' || t.id, 'void:' || t.id)) > 1`,
  sql`select 'D13: ticket ' || t.id || ' was given another cashback than its entries say' as broken from tickets t
      left join (select split_part(l.key, ':', 2) as id, sum(e.amount) as given from ledger_transactions l
          join ledger_entries e on e.transaction_id = l.id and e.account in ('bonus', 'cash')
          where split_part(l.key, ':', 1) in ('cashback', 'cashbackReversal') group by 1) entries on entries.id = t.id::text
      where t.cashback <> coalesce(entries.given, 0)`,
  sql`select 'D13: ticket ' || id || ' was given more cashback than it was promised' as broken from tickets
      where cashback > least(nullif(cashback_max, 0), round(stake * cashback_percentage / 10000.0))
         or cashback > 0 and (state not in ('won', 'lost', 'void') or jsonb_array_length(system_groups) > 0)`,
];

/** Tickets whose payout, cash-out or cashback differs from their entries. */
export const brokenPayouts = (database: Database): Promise<string[]> => brokenBy(database, checks);
