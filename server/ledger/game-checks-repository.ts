import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { brokenBy } from './broken-repository.ts';

/** What a transaction of a game moved of its player's money, by account, according to the ledger. */
const moved = (account: SQL) => sql`(select coalesce(sum(e.amount), 0) from ledger_transactions l
  join ledger_entries e on e.transaction_id = l.id and e.user_id = s.user_id and e.currency_id = s.currency_id
    and e.account in (${account})
  where l.key = case t.kind when 'bet' then 'gameBet:' when 'win'
    then case when exists (select from game_rounds r where r.id = t.round and r.free_rounds is not null)
      then 'gameFreeWin:' else 'gameWin:' end
    else 'gameRollback:' end || t.id)`;

const sumOf = (column: SQL, kind: SQL) => sql`(select coalesce(sum(${column}), 0) from game_transactions t
  where t.round = r.id and t.state = 'booked' and t.kind = ${kind})`;

const checks = (now: number) => [
  sql`select 'INV11: round ' || r.id || ' is not the sum of its bets and wins' as broken from game_rounds r
      where r.staked <> ${sumOf(sql`t.amount`, sql`'bet'`)} or r.staked_bonus <> ${sumOf(sql`t.bonus`, sql`'bet'`)}
         or r.returned <> ${sumOf(sql`t.amount`, sql`'win'`)} or r.returned_bonus <> ${sumOf(sql`t.bonus`, sql`'win'`)}`,
  sql`select 'INV11: ' || t.kind || ' ' || t.id || ' moved other money than was booked' as broken
      from game_transactions t join game_sessions s on s.id = t.session
      cross join lateral (select case when t.kind = 'bet' then -1 else 1 end as sign) way
      where t.state in ('booked', 'rolledBack') and t.kind <> 'end'
        and (${moved(sql`'cash', 'bonus'`)} <> way.sign * t.amount or ${moved(sql`'bonus'`)} <> way.sign * t.bonus)`,
  sql`select 'INV11: ' || l.key || ' was booked by no call' as broken from ledger_transactions l
      where split_part(l.key, ':', 1) in ('gameBet', 'gameWin', 'gameFreeWin', 'gameRollback') and not exists (
        select 1 from game_transactions t where t.id::text = split_part(l.key, ':', 2)
          and t.state in ('booked', 'rolledBack') and t.amount > 0)`,
  sql`select 'INV11: bet ' || t.id || ' was not taken back once' as broken from game_transactions t
      where t.state = 'rolledBack' and 1 <> (select count(*) from game_transactions b
        where b.kind = 'rollback' and b.reference = t.id and b.amount = t.amount and b.bonus = t.bonus and b.round = t.round)`,
  sql`select 'INV11: round ' || r.id || ' is ' || r.state || ', its bets are not' as broken from game_rounds r
      where (r.state = 'cancelled') is distinct from not exists (select 1 from game_transactions t
        where t.round = r.id and t.kind = 'bet' and t.state = 'booked')`,
  sql`select 'INV12: round ' || r.id || ' of ' || r.game_code || ' is open longer than its game allows' as broken
      from game_rounds r where r.state = 'open' and r.due_at < ${now}::bigint`,
  sql`select 'INV18: free rounds ' || f.id || ' are not those that were played' as broken from free_rounds f
      cross join lateral (select count(*) filter (where r.state <> 'cancelled') as played,
        coalesce(sum(r.returned_bonus), 0) as won from game_rounds r where r.free_rounds = f.id) r
      where f.given - f.left_over <> r.played or f.won <> r.won`,
  // The books of the house's studio, where it is the provider: they meet ours in the names of its calls alone.
  sql`select 'INV14: round ' || s.round_id || ' of the studio is ' || s.state || ', the wallet has another one' as broken
      from studio_rounds s join studio_sessions p on p.id = s.session and p.credit is null
      left join game_transactions t on t.id = s.bet_call left join game_rounds r on r.id = t.round
      where s.duty is null and case s.state
        when 'over' then (t.state, r.state, r.returned) is distinct from ('booked', 'settled', s.win)
          -- A free round has its stake from those that were given, and none that was booked.
          or s.stake <> r.staked + coalesce((select f.stake from free_rounds f where f.id = r.free_rounds), 0)
        when 'open' then t.state is distinct from 'booked' or r.returned <> coalesce(s.win, 0)
        when 'takenBack' then t.state = 'booked' when 'refused' then t.state in ('booked', 'rolledBack') else false end`,
  sql`select 'INV14: round ' || s.round_id || ' of the studio is owed a win' as broken from studio_rounds s
      where s.duty = 'unpaid'`,
];

/** Rounds of games that break the rules of docs/wallet-api.md. */
export const brokenGames = (database: Database, now: number): Promise<string[]> => brokenBy(database, checks(now));
