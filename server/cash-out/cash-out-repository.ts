import { and, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm';
import { lastMoneyCurrencyId } from '../../domain/limits.ts';
import { rowsAs } from '../database/all-rows.ts';
import type { Database } from '../database/client.ts';
import { instantIn } from '../database/instant.ts';
import { cashOuts, tickets } from '../database/schema/tickets.ts';
import { type Given, statement } from '../database/statement.ts';
import type { StoredTicket } from '../tickets/ticket-answer.ts';
import type { Reading } from '../time/clock.ts';

/** A quote as it is stored, in minor units. */
export type StoredQuote = typeof cashOuts.$inferSelect;

interface Taken extends Reading, Required<Pick<StoredQuote, 'id' | 'stake' | 'stakeBonus' | 'takenUnder'>> {
  takenAt: number;
  /** From this instant on the prices that were read are no longer valid. */
  before: number;
}

const ofTicket = statement((database, { id, ticket }: Given<Pick<StoredQuote, 'id' | 'ticket'>>) =>
  database
    .select()
    .from(cashOuts)
    .where(and(eq(cashOuts.id, id), eq(cashOuts.ticket, ticket))),
);

// Its time is asked once more where it is written, for the process may have stood still since it looked.
const takenQuote = statement((database, { id, before, fixed, advanced, ...taken }: Given<Taken>) =>
  database
    .update(cashOuts)
    .set(taken)
    .where(
      and(
        eq(cashOuts.id, id),
        isNull(cashOuts.takenAt),
        sql`${instantIn({ fixed, advanced })} < least(${cashOuts.expiresAt}, ${before}::bigint)`,
      ),
    )
    .returning({ id: cashOuts.id }),
);

/** Answers the id under which the quote is confirmed. */
export const storeQuote = async (
  database: Database,
  quote: Pick<StoredQuote, 'ticket' | 'ratio' | 'amount' | 'createdAt' | 'expiresAt'>,
): Promise<string> => {
  const [stored] = await database.insert(cashOuts).values(quote).returning({ id: cashOuts.id });
  if (!stored) throw new Error(`no quote for ticket ${quote.ticket}`);
  return stored.id;
};

export const quoteOf = async (within: Database, ticket: string, id: string): Promise<StoredQuote | null> =>
  (await ofTicket(within, { id, ticket }))[0] ?? null;

/** Whether the quote was free and in time, and is taken now. */
export const takeQuote = async (within: Database, taken: Taken): Promise<boolean> =>
  (await takenQuote(within, taken)).length > 0;

/** Who takes a quote under the same words waits until the transaction ends. */
export const lockTakenUnder = async (within: Database, takenUnder: string): Promise<void> => {
  await within.execute(sql`select pg_advisory_xact_lock(hashtextextended(${takenUnder}, 0))`);
};

/** The confirmation stored under these keys, with the ticket as its player calls it; null while there is none. */
export const quoteTakenUnder = async (within: Database, takenUnder: string) => {
  const [before] = await within
    .select({ quoteId: cashOuts.id, amount: cashOuts.amount, ticketId: tickets.ticketId })
    .from(cashOuts)
    .innerJoin(tickets, eq(tickets.id, cashOuts.ticket))
    .where(eq(cashOuts.takenUnder, takenUnder));
  return before ?? null;
};

/** Writes down what is left of an accepted ticket, and what it has been bought back for so far. */
export const storeRest = async (
  within: Database,
  id: string,
  rest: Pick<StoredTicket, 'state' | 'cashedOut'> & Partial<StoredTicket>,
): Promise<void> => {
  await within
    .update(tickets)
    .set(rest)
    .where(and(eq(tickets.id, id), eq(tickets.state, 'accepted')));
};

/** Those of these tickets, by their players and what these call them, that are open and of real money. */
export const openTickets = (
  database: Database,
  wanted: readonly Pick<StoredTicket, 'userId' | 'ticketId'>[],
): Promise<StoredTicket[]> => {
  const { userId, ticketId, state, currencyId } = tickets;
  return database
    .select(getTableColumns(tickets))
    .from(tickets)
    .innerJoin(
      rowsAs('wanted', { userId, ticketId }, wanted),
      sql`${userId} = wanted.user_id and ${ticketId} = wanted.ticket_id`,
    )
    .where(and(eq(state, 'accepted'), lte(currencyId, lastMoneyCurrencyId)));
};
