import { and, asc, eq, exists, gt, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Minor } from '../../domain/money/money.ts';
import { ticketStanding } from '../../domain/payout/ticket-standing.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import type { Database } from '../database/client.ts';
import { ticketSelections, tickets } from '../database/schema/tickets.ts';
import { legsOf } from '../tickets/leg-repository.ts';
import { settledTermsOf } from '../tickets/ticket-terms.ts';
import { openStates } from './history-filter-repository.ts';

/** How many tickets are in memory at once. */
const atOnce = 200;

const gain = sql`least(${tickets.maxPayout} + ${tickets.bonusAmount}, nullif(${tickets.maxWin}, 0))`;
const open = inArray(tickets.state, openStates);

/**
 * What the open ones among these tickets pay if every open selection wins: minor units by currency_id. Most can still
 * pay what they could at first, which the database adds up by itself; only those with a lost or void leg are computed
 * one by one.
 */
export const couldPay = async (database: Database, chosen: SQL | undefined): Promise<Map<number, Minor>> => {
  const reduced = and(
    eq(tickets.state, 'accepted'),
    exists(
      database
        .select({ one: sql`1` })
        .from(ticketSelections)
        .where(and(eq(ticketSelections.ticket, tickets.id), inArray(ticketSelections.status, ['lost', 'void']))),
    ),
  ) as SQL;
  const whole = await database
    .select({
      currencyId: tickets.currencyId,
      money: sql`sum(${gain})`.mapWith(BigInt),
      freeBets: sql`sum(greatest(${gain} - ${tickets.stake}, 0))`.mapWith(BigInt),
    })
    .from(tickets)
    .where(and(chosen, open, not(reduced)))
    .groupBy(tickets.currencyId);
  const sums = new Map(
    whole.map(({ currencyId, money, freeBets }) => [currencyId, isFreeBet(currencyId) ? freeBets : money]),
  );

  for (let last: string | undefined; ; ) {
    const found = await database
      .select()
      .from(tickets)
      .where(and(chosen, reduced, last === undefined ? undefined : gt(tickets.id, last)))
      .orderBy(asc(tickets.id))
      .limit(atOnce);
    const legs = await legsOf(
      database,
      found.map(({ id }) => id),
    );
    for (const ticket of found) {
      const { best } = ticketStanding(settledTermsOf(ticket, legs.get(ticket.id) ?? []));
      sums.set(ticket.currencyId, (sums.get(ticket.currencyId) ?? 0n) + best);
    }
    if (found.length < atOnce) return sums;
    last = found.at(-1)?.id;
  }
};
