import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { operatorZone } from '../time/operator-day.ts';
import { dayMs } from '../time/zone-day.ts';

export interface ManyTickets {
  players: number;
  tickets: number;
  /** Ids of their matches: m000000, m000001 ... */
  matches: number;
  legs?: number;
  /** How many are open, the newest; the others were lost. All of them by default. */
  open?: number;
  now: number;
}

export const stake = 100n;
const opening = 1_000_000_000n;

/** The same id every time for the same name, in the form of a random one. */
const idOf = (name: SQL): SQL => sql`overlay(overlay(md5(${name}) placing '4' from 13) placing '8' from 17)::uuid`;
export const matchName = (number: number): string => `m${String(number).padStart(6, '0')}`;

/**
 * Players with many accepted tickets of 1.00 dinar at 2.00 each leg, host wins, registered three months ago, as if they had played: moves and ledger are
 * those of tickets. On PostgreSQL alone, as its superuser: triggers are left out, or it would take an hour.
 */
export const fillTickets = async (database: Database, order: ManyTickets): Promise<void> => {
  const { players, tickets, matches, legs = 1, open = tickets, now } = order;
  const player = idOf(sql`'player' || n % ${players}::int`);
  const ticket = idOf(sql`'ticket' || n`);
  const everyTicket = sql`generate_series(0, ${tickets - 1}::int) as n`;
  const everyPlayer = sql`generate_series(0, ${players - 1}::int) as n`;
  const at = sql`${now}::bigint`;
  const isOpen = sql`n < ${open}::int`;
  const entries = (cause: string, from: string, to: string, whose: (account: string) => SQL): SQL => sql`
    insert into ledger_entries (transaction_id, account, user_id, currency_id, amount)
    select l.id, side.account, side.owner, 1, side.amount from ${everyTicket}
      join ledger_transactions l on l.key = ${`${cause}:`} || ${ticket}
      cross join lateral (values
        (${from}::text, ${whose(from)}, ${-stake}::bigint), (${to}, ${whose(to)}, ${stake}::bigint)
      ) side(account, owner, amount)`;
  const owner = (account: string): SQL => (account === 'house' || account === 'funding' ? sql`null::uuid` : player);

  await database.transaction(async (within) => {
    const steps: SQL[] = [
      sql`set local session_replication_role = replica`,
      sql`set local statement_timeout = 0`,
      sql`insert into users (id, username, username_key, password_hash, email_verified_at, created_at)
          select ${idOf(sql`'player' || n`)}, 'many ' || n, 'many ' || n, '-', ${at}, ${now - 90 * dayMs}::bigint from ${everyPlayer}`,
      sql`insert into wallets (user_id, currency_id, cash)
          select ${idOf(sql`'player' || n`)}, 1, ${opening}::bigint - ${stake}::bigint
            * (${tickets}::int / ${players}::int + (n < ${tickets}::int % ${players}::int)::int) from ${everyPlayer}`,
      sql`insert into ledger_transactions (key, at)
          select 'opening:' || ${idOf(sql`'player' || n`)} || ':1', ${at} from ${everyPlayer}`,
      sql`insert into ledger_entries (transaction_id, account, user_id, currency_id, amount)
          select l.id, side.account, side.owner, 1, side.amount from ${everyPlayer}
            join ledger_transactions l on l.key = 'opening:' || ${idOf(sql`'player' || n`)} || ':1'
            cross join lateral (values ('funding'::text, null::uuid, ${-opening}::bigint),
              ('cash', ${idOf(sql`'player' || n`)}, ${opening}::bigint)) side(account, owner, amount)`,
      sql`insert into tickets (id, user_id, ticket_id, body_hash, type, state, auto_odds_change, currency_id, stake,
            submitted_stake, stake_bonus, selected_systems, system_groups, combinations, min_odd, max_odd, min_payout,
            max_payout, bonus_percentages, bonus_min_odd, bonus_percentage, bonus_amount, max_win, created_at, decide_at,
            deadline_at, decided_at, payout)
          select ${ticket}, ${player}, ${ticket}, '-', 'prematch', case when ${isOpen} then 'accepted' else 'lost' end, true, 1, ${stake}::bigint, ${stake}::bigint, 0,
            '[]', '[]', 1, 20000, 20000, 0, power(2, ${legs}::int)::bigint * ${stake}::bigint, '[]', 10000, 0, 0, 0,
            ${at} - n, ${at} - n, ${at} + 10000, ${at} - n, case when ${isOpen} then null else 0 end from ${everyTicket}`,
      sql`insert into ticket_selections (ticket, position, event_id, sport, type, market_code, selection_code, odd,
            submitted_odd, host_name, away_name, league_name, group_name, starts_at, status)
          select ${ticket}, leg, 'm' || lpad(((n * ${legs}::int + leg) % ${matches}::int)::text, 6, '0'), 'F', 'prematch',
            '1X2', '1', 20000, 20000, 'Host', 'Away', 'League', 'Group', ${at} + 3600000,
            case when ${isOpen} then 'open' else 'lost' end
          from ${everyTicket} cross join generate_series(0, ${legs - 1}::int) as leg`,
      sql`insert into ticket_moves (ticket, from_state, to_state, at, actor, node)
          select ${ticket}, step.before, step.after, ${at} - n, 'server', 'many' from ${everyTicket}
          cross join (values (null, 'received'), ('received', 'pending'), ('pending', 'accepted'), ('accepted', 'lost')) step(before, after)
          where step.after <> 'lost' or not ${isOpen}`,
      sql`insert into ledger_transactions (key, at) select cause || ${ticket}, ${at} - n
          from ${everyTicket} cross join unnest(array['hold:', 'post:']) as cause`,
      sql`insert into play_days (user_id, currency_id, day, product, staked, returned)
          select user_id, currency_id, (to_timestamp(created_at / 1000.0) at time zone ${sql.raw(`'${operatorZone}'`)})::date,
            'tickets', sum(stake), 0 from tickets where body_hash = '-' group by 1, 2, 3`,
      entries('hold', 'cash', 'held', owner),
      entries('post', 'held', 'house', owner),
    ];
    for (const step of steps) await within.execute(step);
    await within.execute(
      sql`analyze tickets, ticket_selections, ticket_moves, ledger_transactions, ledger_entries, wallets, users`,
    );
  });
};
