import { type SQL, sql } from 'drizzle-orm';
import { lastMoneyCurrencyId } from '../../domain/limits.ts';
import type { Database } from '../database/client.ts';
import { operatorZone } from '../time/operator-day.ts';
import { brokenBy } from './broken-repository.ts';

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
    where free_rounds is null
    union all
    select user_id, currency_id, ${dayOf(sql`at`)}, 'games', 0, amount from jackpot_wins
  ) bets where currency_id <= ${lastMoneyCurrencyId}::int group by 1, 2, 3, 4`;

const checks = [
  sql`select 'INV13: play of ' || coalesce(p.user_id, b.user_id) || ' on ' || coalesce(p.day, b.day) || ' is not that of its bets'
        as broken
      from play_days p full join (${betsByDay}) b using (user_id, currency_id, day, product)
      where coalesce(p.staked, 0) <> coalesce(b.staked, 0) or coalesce(p.returned, 0) <> coalesce(b.returned, 0)`,
];

/** Days of play that are not the sum of their bets. */
export const brokenPlay = (database: Database): Promise<string[]> => brokenBy(database, checks);
