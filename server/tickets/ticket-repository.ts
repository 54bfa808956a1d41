import { and, asc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { reofferGrace } from '../../domain/limits.ts';
import type { Database } from '../database/client.ts';
import { tickets } from '../database/schema/tickets.ts';
import { type Given, statement } from '../database/statement.ts';
import type { StoredTicket } from './ticket-answer.ts';

export type NewTicket = typeof tickets.$inferInsert;
type Name = Pick<StoredTicket, 'userId' | 'ticketId'>;
type Due = Pick<StoredTicket, 'id' | 'forced' | 'createdAt' | 'decideAt' | 'deadlineAt'>;
/** What a request for a ticket is compared with, when one of its id came before. */
type Arrived = Pick<StoredTicket, 'id' | 'bodyHash' | 'createdAt'>;

const named = (userId: string, ticketId: string) => and(eq(tickets.userId, userId), eq(tickets.ticketId, ticketId));

const arrived = statement((database, { userId, ticketId }: Given<Name>) =>
  database
    .select({ id: tickets.id, bodyHash: tickets.bodyHash, createdAt: tickets.createdAt })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.ticketId, ticketId))),
);

const newTicket = statement((database, given: Given<NewTicket>) =>
  database.insert(tickets).values(given).onConflictDoNothing().returning({ id: tickets.id }),
);

const dueTicket = statement((database, { id, ...due }: Given<Due>) =>
  database
    .update(tickets)
    .set({ ...due, state: 'pending' })
    .where(eq(tickets.id, id)),
);

const pendingTicket = statement((database, { id }: Given<{ id: string }>) =>
  database
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), eq(tickets.state, 'pending')))
    .for('update', { skipLocked: true }),
);

/** A player's own ticket by the id that his browser gave it; null when it is unknown or somebody else's. */
export const ownTicket = async (within: Database, userId: string, ticketId: string): Promise<StoredTicket | null> => {
  const [ticket] = await within.select().from(tickets).where(named(userId, ticketId));
  return ticket ?? null;
};

/** The same, locked until the transaction ends. */
export const lockOwnTicket = async (
  within: Database,
  userId: string,
  ticketId: string,
): Promise<StoredTicket | null> => {
  const [ticket] = await within.select().from(tickets).where(named(userId, ticketId)).for('update');
  return ticket ?? null;
};

/** What is kept of the request that a player's ticket of this id came with; null when there was none. */
export const arrivedBefore = async (within: Database, userId: string, ticketId: string): Promise<Arrived | null> =>
  (await arrived(within, { userId, ticketId }))[0] ?? null;

/** Answers the ticket's own id; null when one of the same player and id was first. */
export const storeTicket = async (within: Database, ticket: NewTicket): Promise<string | null> =>
  (await newTicket(within, ticket))[0]?.id ?? null;

/** Makes a received ticket pending, to be decided in its time. */
export const awaitDecision = async (within: Database, due: Due): Promise<void> => {
  await dueTicket(within, due);
};

/** A ticket to be decided, locked until the transaction ends; null when it is decided, or in other hands. */
export const lockPendingTicket = async (within: Database, id: string): Promise<StoredTicket | null> =>
  (await pendingTicket(within, { id }))[0] ?? null;

const isOffered = eq(tickets.state, 'offered');

/** The same of a ticket whose player is asked. */
export const lockOfferedTicket = async (within: Database, id: string): Promise<StoredTicket | null> => {
  const [ticket] = await within
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), isOffered))
    .for('update', { skipLocked: true });
  return ticket ?? null;
};

/** Which tickets a sweep takes next: those first that waited longest, and none that it just failed with. */
const dueTickets = async (
  database: Database,
  isDue: SQL | undefined,
  since: typeof tickets.decideAt | typeof tickets.offerExpiresAt,
  limit: number,
  except: readonly string[],
): Promise<string[]> => {
  const due = await database
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(isDue, sql`${tickets.id} <> all(${sql.param(except)}::uuid[])`))
    .orderBy(asc(since))
    .limit(limit);
  return due.map(({ id }) => id);
};

/** Undecided tickets whose time has come: to be decided, or refused for being late. */
export const undecidedTickets = (database: Database, now: number, limit: number, except: readonly string[]) => {
  const isDue = and(
    inArray(tickets.state, ['received', 'pending']),
    or(lte(tickets.decideAt, now), lte(tickets.deadlineAt, now)),
  );
  return dueTickets(database, isDue, tickets.decideAt, limit, except);
};

export const unansweredOffers = (database: Database, now: number, limit: number, except: readonly string[]) => {
  const isDue = and(isOffered, lte(tickets.offerExpiresAt, now - reofferGrace));
  return dueTickets(database, isDue, tickets.offerExpiresAt, limit, except);
};
