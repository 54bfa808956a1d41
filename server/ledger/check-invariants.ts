import { type SQL, sql } from 'drizzle-orm';
import { lastMoneyCurrencyId, reofferGrace, unknownTicketGrace } from '../../domain/limits.ts';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { operatorZone } from '../time/operator-day.ts';
import { gameChecks } from './game-checks.ts';

const balanceOf = (account: SQL) => sql`
  select 'INV2: wallet ' || w.user_id || '/' || w.currency_id || ' ' || ${account} || ' is not the sum of its entries' as broken
  from wallets w
  left join lateral (
    select coalesce(sum(e.amount), 0) as total from ledger_entries e
    where e.user_id = w.user_id and e.currency_id = w.currency_id and e.account = ${account}
  ) entries on true
  where entries.total <> case ${account} when 'cash' then w.cash when 'bonus' then w.bonus else w.held end`;

/** How far the time of a move may be from that at which the database wrote it, in milliseconds. */
const recordingGrace = 10_000;

/**
 * Moves by a clock that was not the database's, and acceptances that the database wrote after a start, whatever the server
 * took the time for. `advanced` is how far the sandbox moved the clock up to now.
 */
const recordedChecks = (advanced: number): SQL[] => [
  sql`select 'INV5: ticket ' || ticket || ' came to ' || to_state || ' by a clock ' || at - recorded_at || ' ms off' as broken
      from ticket_moves where at < recorded_at - ${recordingGrace}::int
        or at > recorded_at + ${advanced}::bigint + ${recordingGrace}::int`,
  sql`select 'INV5: ticket ' || s.ticket || ' was recorded as accepted after the start of ' || s.event_id as broken
      from ticket_selections s join ticket_moves m on m.ticket = s.ticket and m.to_state = 'accepted'
      where s.type = 'prematch' and m.recorded_at >= s.starts_at + ${recordingGrace}::int`,
];

const dayOf = (at: SQL) => sql`(to_timestamp(${at} / 1000.0) at time zone ${sql.raw(`'${operatorZone}'`)})::date`;

/** What was played by the bets themselves: a ticket on the day it was made, a bet of a game on its own, a win with its round. */
const betsByDay = sql`
  select user_id, currency_id, day, product, sum(staked) as staked, sum(returned) as returned from (
    select user_id, currency_id, ${dayOf(sql`created_at`)} as day, 'tickets' as product,
      cashed_stake + case when state = 'void' then 0 else stake end as staked,
      cashed_out + case when state = 'void' then 0 else coalesce(payout, 0) end as returned
    from tickets where state not in ('rejected', 'declined', 'expired')
    union all
    select s.user_id, s.currency_id, ${dayOf(sql`t.at`)}, 'games', t.amount, 0
    from game_transactions t join game_sessions s on s.id = t.session where t.kind = 'bet' and t.state = 'booked'
    union all
    select user_id, currency_id, ${dayOf(sql`opened_at`)}, 'games', 0, returned from game_rounds
  ) bets where currency_id <= ${lastMoneyCurrencyId}::int group by 1, 2, 3, 4`;

/** Each query names what breaks an invariant of the fault list, and finds nothing on a sound database. */
const checks = (now: number): SQL[] => [
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
  sql`select 'INV3: ticket ' || t.id || ' has no hold' as broken from tickets t
      where not exists (select 1 from ledger_transactions l where l.key = 'hold:' || t.id)`,
  sql`select 'INV3: holds of wallet ' || w.user_id || '/' || w.currency_id || ' are not those of its undecided tickets' as broken
      from wallets w where w.held <> coalesce((select sum(t.stake) from tickets t
        where t.user_id = w.user_id and t.currency_id = w.currency_id
          and t.state in ('received', 'pending', 'offered')), 0)`,
  sql`select 'INV3: ticket ' || t.id || ' ended its hold wrongly' as broken from tickets t
      where (select count(*) from ledger_transactions l where l.key in ('post:' || t.id, 'release:' || t.id))
         <> case when t.state in ('received', 'pending', 'offered') then 0 else 1 end`,
  sql`select 'INV3: ticket ' || t.id || ' holds another stake than was asked for' as broken from tickets t
      join ledger_transactions l on l.key = 'hold:' || t.id
      where t.submitted_stake <>
        (select sum(e.amount) from ledger_entries e where e.transaction_id = l.id and e.account = 'held')`,
  sql`select 'INV3: ticket ' || t.id || ' posted another stake than was agreed' as broken from tickets t
      join ledger_transactions l on l.key = 'post:' || t.id
      where t.stake + t.cashed_stake <>
        (select sum(e.amount) from ledger_entries e where e.transaction_id = l.id and e.account = 'house')`,
  sql`select 'INV3: ticket ' || t.id || ' was accepted more than once' as broken from tickets t
      where (select count(*) from ticket_moves m where m.ticket = t.id and m.to_state = 'accepted') > 1`,
  sql`select 'INV4: ticket ' || t.id || ' is ' || t.state || ', its history is not' as broken from tickets t
      where t.state is distinct from
        (select m.to_state from ticket_moves m where m.ticket = t.id order by m.id desc limit 1)`,
  sql`select 'INV4: ticket ' || m.ticket || ' came to ' || m.to_state || ' from elsewhere' as broken
      from (select *, lag(to_state) over (partition by ticket order by id) as before from ticket_moves) m
      where m.from_state is distinct from m.before`,
  sql`select 'INV5: ticket ' || id || ' is undecided after its deadline' as broken from tickets
      where state in ('received', 'pending') and deadline_at + ${unknownTicketGrace}::int < ${now}::bigint`,
  sql`select 'INV5: ticket ' || id || ' was accepted after its deadline' as broken from tickets t
      where exists (select 1 from ticket_moves m
        where m.ticket = t.id and m.from_state = 'pending' and m.to_state = 'accepted' and m.at >= t.deadline_at)`,
  sql`select 'INV5: ticket ' || id || ' is offered after the end of its offer' as broken from tickets
      where state = 'offered' and offer_expires_at + ${reofferGrace + unknownTicketGrace}::int < ${now}::bigint`,
  sql`select 'INV5: ticket ' || id || ' was accepted after the end of its offer' as broken from tickets t
      where exists (select 1 from ticket_moves m where m.ticket = t.id and m.from_state = 'offered'
        and m.to_state = 'accepted' and m.at >= t.offer_expires_at + ${reofferGrace}::int)`,
  sql`select 'INV5: ticket ' || s.ticket || ' was accepted after the start of ' || s.event_id as broken
      from ticket_selections s join ticket_moves m on m.ticket = s.ticket and m.to_state = 'accepted'
      where s.type = 'prematch' and m.at >= s.starts_at`,
  sql`select 'INV6: ticket ' || s.ticket || ' has a price nobody consented to' as broken
      from ticket_selections s join ticket_moves m on m.ticket = s.ticket and m.to_state = 'accepted'
      where s.odd <> s.submitted_odd and m.detail->>'consent' is null`,
  sql`select 'INV6: ticket ' || s.ticket || ' has a price below what its player accepts unasked' as broken
      from ticket_selections s join ticket_moves m on m.ticket = s.ticket and m.to_state = 'accepted'
      where m.detail->>'consent' = 'autoOddsChange' and s.odd < s.lowest_odd`,
  sql`select 'INV6: ticket ' || t.id || ' has a stake nobody consented to' as broken
      from tickets t join ticket_moves m on m.ticket = t.id and m.to_state = 'accepted'
      where t.stake + t.cashed_stake <> t.submitted_stake and m.from_state <> 'offered'`,
  sql`select 'INV6: ticket ' || t.id || ' is not what was offered' as broken
      from tickets t join ticket_moves m on m.ticket = t.id and m.from_state = 'offered' and m.to_state = 'accepted'
      where t.offer_answer is distinct from 'accepted' or t.stake + t.cashed_stake <> t.offer_stake
         or exists (select 1 from ticket_selections s where s.ticket = t.id and s.odd is distinct from s.offered_odd)`,
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
  sql`select 'D13: ticket ' || t.id || ' was given another cashback than its entries say' as broken from tickets t
      left join (select split_part(l.key, ':', 2) as id, sum(e.amount) as given from ledger_transactions l
          join ledger_entries e on e.transaction_id = l.id and e.account in ('bonus', 'cash')
          where split_part(l.key, ':', 1) in ('cashback', 'cashbackReversal') group by 1) entries on entries.id = t.id::text
      where t.cashback <> coalesce(entries.given, 0)`,
  sql`select 'D13: ticket ' || id || ' was given more cashback than it was promised' as broken from tickets
      where cashback > least(nullif(cashback_max, 0), round(stake * cashback_percentage / 10000.0))
         or cashback > 0 and (state not in ('won', 'lost', 'void') or jsonb_array_length(system_groups) > 0)`,
  sql`select 'F2: bonus ' || b.rule || ' of ' || b.user_id || ' was not credited once' as broken from bonus_credits b
      where b.amount is distinct from
        (select sum(e.amount) from ledger_entries e join ledger_transactions l on l.id = e.transaction_id
         where l.key = 'bonus:' || b.rule || ':' || b.user_id || ':' || b.period and e.account = 'bonus')`,
  ...gameChecks(now),
  sql`select 'INV13: play of ' || coalesce(p.user_id, b.user_id) || ' on ' || coalesce(p.day, b.day) || ' is not that of its bets'
        as broken
      from play_days p full join (${betsByDay}) b using (user_id, currency_id, day, product)
      where coalesce(p.staked, 0) <> coalesce(b.staked, 0) or coalesce(p.returned, 0) <> coalesce(b.returned, 0)`,
  sql`select 'INV9: ' || part || ' is not append-only' as broken
      from (values ('ledger_transactions'), ('ledger_entries'), ('ticket_moves'), ('bonus_credits')) guarded(name)
        cross join lateral (select name::regclass as part
          union all select inhrelid::regclass from pg_inherits where inhparent = name::regclass) parts
      where not exists (select 1 from pg_trigger
        where tgname = name || '_append_only' and tgrelid = part and tgenabled <> 'D')`,
];

/**
 * Every broken invariant in words (faults, Invariants); none on a sound database. `now` in milliseconds; `advanced` is how
 * far the sandbox moved the clock, null where time is a test's own and the database's says nothing about it.
 */
export const checkInvariants = async (
  database: Database,
  now: number,
  advanced: number | null = null,
): Promise<string[]> => {
  const broken: string[] = [];
  for (const check of [...checks(now), ...(advanced === null ? [] : recordedChecks(advanced))]) {
    const found = await rowsOf<{ broken: string }>(database, check);
    broken.push(...found.map((row) => row.broken));
  }
  return broken;
};
