import { sql } from 'drizzle-orm';
import { reofferGrace, unknownTicketGrace } from '../../domain/limits.ts';
import type { Database } from '../database/client.ts';
import { noPassword } from '../database/schema/identity.ts';
import { brokenBy } from './broken-repository.ts';

const checks = (now: number) => [
  sql`select 'INV3: ticket ' || t.id || ' has no hold' as broken from tickets t
      where not exists (select 1 from ledger_transactions l where l.key = 'hold:' || t.id)`,
  sql`select 'INV3: holds of wallet ' || w.user_id || '/' || w.currency_id || ' are not those of its undecided tickets and payouts' as broken
      from wallets w where w.held <> coalesce((select sum(t.stake) from tickets t
        where t.user_id = w.user_id and t.currency_id = w.currency_id
          and t.state in ('received', 'pending', 'offered')), 0)
        + coalesce((select sum(p.amount) from agency_payouts p
          where p.user_id = w.user_id and p.currency_id = w.currency_id and p.state = 'waiting'), 0)`,
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
];

/** Tickets whose stake, course, time or price is not what was agreed. */
export const brokenTickets = (database: Database, now: number): Promise<string[]> => brokenBy(database, checks(now));

/** How far the time of a move may be from that at which the database wrote it, in milliseconds. */
const recordingGrace = 10_000;

/**
 * Tickets of the demo that were written down afterwards: of accounts that were not there yet (server/sandbox/demo-month.ts),
 * and of players whom an affiliate had brought by then, to whose accounts nobody signs in (demo-affiliate.ts beside it).
 */
const demoPast = sql`select t.id from tickets t join users u on u.id = t.user_id and u.demo
  and (t.created_at < u.created_at or u.password_hash = ${noPassword})`;

/**
 * Moves by a clock that was not the database's, and acceptances that the database wrote after a start, whatever the server
 * took the time for. `advanced` is how far the sandbox moved the clock up to now.
 */
export const brokenTimes = (database: Database, advanced: number): Promise<string[]> =>
  brokenBy(database, [
    sql`select 'INV5: ticket ' || ticket || ' came to ' || to_state || ' by a clock ' || at - recorded_at || ' ms off' as broken
      from ticket_moves where (at < recorded_at - ${recordingGrace}::int
        or at > recorded_at + ${advanced}::bigint + ${recordingGrace}::int) and ticket not in (${demoPast})`,
    sql`select 'INV5: ticket ' || s.ticket || ' was recorded as accepted after the start of ' || s.event_id as broken
      from ticket_selections s join ticket_moves m on m.ticket = s.ticket and m.to_state = 'accepted'
      where s.type = 'prematch' and m.recorded_at >= s.starts_at + ${recordingGrace}::int
        and s.ticket not in (${demoPast})`,
  ]);
