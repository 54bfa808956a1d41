import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { Minor } from '../../domain/money/money.ts';
import type { TicketState } from '../../domain/ticket/ticket-state.ts';
import { rowsAs } from '../database/all-rows.ts';
import type { Database } from '../database/client.ts';
import { ticketSelections, tickets } from '../database/schema/tickets.ts';
import type { StoredSelection } from '../tickets/price-verdict.ts';
import type { StoredTicket } from '../tickets/ticket-answer.ts';

/** Which tickets of a match are claimed: in the order of their ids, from one on. */
export interface Claim {
  eventId: string;
  after: string;
  limit: number;
  /** Left out, whatever they are. */
  except: readonly string[];
}

type Result = Pick<StoredSelection, 'ticket' | 'position' | 'status' | 'score'>;
type Decided = Pick<StoredTicket, 'id' | 'state' | 'payout'>;

/** Tickets in these states with an open leg on the match, locked; those in other hands are passed over. */
export const claimTickets = (
  within: Database,
  { eventId, after, limit, except }: Claim,
  states: readonly TicketState[],
): Promise<StoredTicket[]> =>
  within
    .select(getTableColumns(tickets))
    .from(ticketSelections)
    .innerJoin(tickets, eq(tickets.id, ticketSelections.ticket))
    .where(
      and(
        eq(ticketSelections.status, 'open'),
        eq(ticketSelections.eventId, eventId),
        gt(ticketSelections.ticket, after),
        inArray(tickets.state, states),
        sql`${tickets.id} <> all(${sql.param(except)}::uuid[])`,
      ),
    )
    .orderBy(asc(ticketSelections.ticket))
    .limit(limit)
    .for('update', { of: tickets, skipLocked: true });

/** Locks a ticket until the transaction ends. In other hands it is waited for, or passed over as if it were not there. */
export const lockTicket = async (
  within: Database,
  id: string,
  others: 'wait' | 'passOver',
): Promise<StoredTicket | null> => {
  const lock = others === 'wait' ? {} : { skipLocked: true as const };
  const [ticket] = await within.select().from(tickets).where(eq(tickets.id, id)).for('update', lock);
  return ticket ?? null;
};

/** Every ticket with a leg on a match, in any state. */
export const ticketsOn = async (database: Database, eventId: string): Promise<string[]> => {
  const concerned = await database
    .selectDistinct({ ticket: ticketSelections.ticket })
    .from(ticketSelections)
    .where(eq(ticketSelections.eventId, eventId));
  return concerned.map(({ ticket }) => ticket);
};

/** Writes down how a leg ended, and at what score. */
export const storeResult = async (within: Database, { ticket, position, status, score }: Result): Promise<void> => {
  await within
    .update(ticketSelections)
    .set({ status, score })
    .where(and(eq(ticketSelections.ticket, ticket), eq(ticketSelections.position, position)));
};

/** The same of many legs at once. */
export const storeResults = async (within: Database, results: readonly Result[]): Promise<void> => {
  const { ticket, position, status, score } = ticketSelections;
  await within.execute(sql`
    update ${ticketSelections} set status = given.status, score = given.score
    from ${rowsAs('given', { ticket, position, status, score }, results)}
    where ${ticket} = given.ticket and ${position} = given.position`);
};

/** Writes down what a ticket's legs decided, and what it pays. */
export const storeDecided = async (within: Database, { id, state, payout }: Decided): Promise<void> => {
  await within.update(tickets).set({ state, payout }).where(eq(tickets.id, id));
};

/** The same of many tickets at once. */
export const storeAllDecided = async (within: Database, decided: readonly Decided[]): Promise<void> => {
  const { id, state, payout } = tickets;
  await within.execute(sql`
    update ${tickets} set state = given.state, payout = given.payout
    from ${rowsAs('given', { id, state, payout }, decided)} where ${id} = given.id`);
};

/** Writes down what a ticket has had given back of its stake, all in all. */
export const storeCashback = async (within: Database, id: string, cashback: Minor): Promise<void> => {
  await within.update(tickets).set({ cashback }).where(eq(tickets.id, id));
};
