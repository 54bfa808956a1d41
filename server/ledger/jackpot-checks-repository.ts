import { sql } from 'drizzle-orm';
import { jackpots, potNames, potShares } from '../../domain/games/jackpots/jackpots.ts';
import type { Database } from '../database/client.ts';
import { brokenBy } from './broken-repository.ts';

/** The published shares and seeds as rows, so that what was booked is compared with what was promised. */
const terms = sql.join(
  Object.entries(jackpots).flatMap(([currency, pots]) =>
    potNames.map(
      (pot) =>
        sql`(${sql.raw(String(Number(currency)))}, ${sql.raw(`'${pot}'`)}, ${sql.raw(String(potShares[pot]))}::bigint, ${sql.raw(String(pots[pot].seed))}::bigint)`,
    ),
  ),
  sql`, `,
);

const sumOf = (keys: string) => sql`(select coalesce(sum(e.amount), 0) from ledger_entries e
  join ledger_transactions l on l.id = e.transaction_id
  where e.account = 'jackpot' and e.currency_id = p.currency_id and l.key like ${sql.raw(`'${keys}'`)})`;

const checks = [
  sql`select 'INV17: pot ' || p.currency_id || '/' || p.pot || ' is not its seeds and shares less its wins' as broken
      from jackpot_pots p join (values ${terms}) as t(currency_id, pot, share, seed) using (currency_id, pot)
      where p.amount <> (p.wins + 1) * t.seed + p.staked * t.share / 10000 - coalesce((select sum(w.amount)
          from jackpot_wins w where w.currency_id = p.currency_id and w.pot = p.pot), 0)
        or p.wins <> (select count(*) from jackpot_wins w where w.currency_id = p.currency_id and w.pot = p.pot)`,
  sql`select 'INV17: pots of currency ' || p.currency_id || ' are not what their account holds' as broken
      from (select currency_id, sum(amount) as amount from jackpot_pots group by currency_id) p
      where p.amount <> ${sumOf('%')}`,
  sql`select 'INV17: pots of currency ' || p.currency_id || ' were given other shares than their stakes' as broken
      from (select p.currency_id, sum(p.staked * t.share / 10000) as given from jackpot_pots p
        join (values ${terms}) as t(currency_id, pot, share, seed) using (currency_id, pot) group by p.currency_id) p
      where p.given <> ${sumOf('jackpotShare:%')}`,
  sql`select 'INV17: jackpot ' || w.bet || '/' || w.pot || ' was not paid once to whom it belongs' as broken from jackpot_wins w
      where w.amount is distinct from (select sum(e.amount) from ledger_entries e
        join ledger_transactions l on l.id = e.transaction_id
        where l.key = 'jackpotWin:' || w.bet || ':' || w.pot and e.user_id = w.user_id and e.currency_id = w.currency_id)
      or not exists (select 1 from game_transactions t where t.id = w.bet and t.kind = 'bet'
        and t.state in ('booked', 'rolledBack'))`,
  sql`select 'INV17: ' || l.key || ' is no jackpot that was won' as broken from ledger_transactions l
      where l.key like 'jackpotWin:%' and not exists (select 1 from jackpot_wins w
        where l.key = 'jackpotWin:' || w.bet || ':' || w.pot)`,
  sql`select 'INV17: ' || l.key || ' is of no bet' as broken from ledger_transactions l
      where l.key like 'jackpotShare:%' and not exists (select 1 from game_transactions t
        where t.id::text = split_part(l.key, ':', 2) and t.kind = 'bet' and t.state in ('booked', 'rolledBack'))`,
];

/** Pots that are not what went in less what was won (docs/decisions/2026-11-24-jackpots.md). */
export const brokenJackpots = (database: Database): Promise<string[]> => brokenBy(database, checks);
