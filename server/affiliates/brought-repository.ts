import { type SQL, sql } from 'drizzle-orm';
import type { TicketType } from '../../contract/entities/ticket.ts';
import type { PlayerSort } from '../../contract/http/affiliates.ts';
import type { TicketState } from '../../domain/ticket/ticket-state.ts';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { affiliatePlayers } from '../database/schema/affiliates.ts';
import { operatorZone } from '../time/operator-day.ts';

/** Players whom an affiliate brought; `words` leave those whose code holds them, or whose number they are, as `004`. */
const broughtBy = (affiliate: string, words: string | undefined) =>
  words === undefined
    ? sql`p.affiliate = ${affiliate} and p.struck_at is null`
    : sql`p.affiliate = ${affiliate} and p.struck_at is null and (position(${words} in p.code) > 0 or p.number::text = ltrim(${words}, '0'))`;

export const countPlayers = async (database: Database, affiliate: string, words?: string): Promise<number> => {
  const [found] = await rowsOf<{ players: number }>(
    database,
    sql`select count(*)::int as players from ${affiliatePlayers} p where ${broughtBy(affiliate, words)}`,
  );
  return found?.players ?? 0;
};

export interface WantedPlayers {
  words: string | undefined;
  limit: number;
  offset: number;
}

export interface PlayerBrought {
  number: number;
  code: string;
  boundAt: number;
  depositedAt: number | null;
  turnover: string;
  returned: string;
  counted: boolean;
}

const sortedBy: Readonly<Record<PlayerSort, SQL>> = {
  number: sql`p.number`,
  turnover: sql`coalesce(d.staked, 0)`,
  result: sql`coalesce(d.staked, 0) - coalesce(d.returned, 0)`,
};

/** Players by number, the newest first unless sorted otherwise. */
export const playersOf = (
  database: Database,
  affiliate: string,
  currencyId: number,
  { words, limit, offset, sort = 'number', rising = false }: WantedPlayers & { sort?: PlayerSort; rising?: boolean },
): Promise<PlayerBrought[]> =>
  rowsOf<PlayerBrought>(
    database,
    sql`select p.number, p.code, p.bound_at::float8 as "boundAt",
          (select min(y.decided_at) from payments y where y.user_id = p.user_id and y.state = 'credited')::float8 as "depositedAt",
          coalesce(d.staked, 0)::text as turnover, coalesce(d.returned, 0)::text as returned,
          exists (select from affiliate_acquisitions a where a.user_id = p.user_id) as counted
        from ${affiliatePlayers} p left join lateral (
          select sum(staked) as staked, sum(returned) as returned from play_days d
          where d.user_id = p.user_id and d.currency_id = ${currencyId}) d on true
        where ${broughtBy(affiliate, words)}
        order by ${sortedBy[sort]} ${rising ? sql`asc` : sql`desc`}, p.number desc limit ${limit} offset ${offset}`,
  );

/** The part of a player's ticket that his affiliate may see. */
export interface TicketBrought {
  ticket: string;
  number: number;
  day: string;
  type: TicketType;
  system: boolean;
  selections: number;
  state: TicketState;
}

const accepted = sql`t.state in ('accepted', 'cashed_out', 'won', 'lost', 'void')`;

/** Accepted tickets of an affiliate's players since he brought them, newest first. */
export const ticketsOf = (
  database: Database,
  affiliate: string,
  { words, limit, offset }: WantedPlayers,
): Promise<TicketBrought[]> =>
  rowsOf<TicketBrought>(
    database,
    sql`select f.id as ticket, f.number, f.day, f.type, f.system, f.state,
          (select count(*)::int from ticket_selections s where s.ticket = f.id) as selections
        from (
          select t.id, p.number, t.type, t.state, jsonb_array_length(t.system_groups) > 0 as system, t.created_at,
            (to_timestamp(t.created_at / 1000.0) at time zone ${sql.raw(`'${operatorZone}'`)})::date::text as day
          from ${affiliatePlayers} p join tickets t on t.user_id = p.user_id
          where ${broughtBy(affiliate, words)} and ${accepted}
          order by t.created_at desc, t.id limit ${limit} offset ${offset}
        ) f order by f.created_at desc, f.id`,
  );

export const countTickets = async (database: Database, affiliate: string, words?: string): Promise<number> => {
  const [found] = await rowsOf<{ tickets: number }>(
    database,
    sql`select count(*)::int as tickets from ${affiliatePlayers} p join tickets t on t.user_id = p.user_id
        where ${broughtBy(affiliate, words)} and ${accepted}`,
  );
  return found?.tickets ?? 0;
};

/** Whose ticket that is, and his own number for it; null for the ticket of anybody else's player. */
export const ownerOfTicket = async (
  database: Database,
  affiliate: string,
  ticket: string,
): Promise<{ userId: string; ticketId: string } | null> => {
  const [found] = await rowsOf<{ userId: string; ticketId: string }>(
    database,
    sql`select t.user_id as "userId", t.ticket_id as "ticketId"
        from tickets t join ${affiliatePlayers} p on p.user_id = t.user_id
        where t.id = ${ticket} and ${broughtBy(affiliate, undefined)} and ${accepted}`,
  );
  return found ?? null;
};
