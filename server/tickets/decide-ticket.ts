import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { instantOf } from '../database/instant.ts';
import { retried } from '../database/retry.ts';
import { users } from '../database/schema/identity.ts';
import { ticketSelections, tickets } from '../database/schema/tickets.ts';
import { type Given, statement } from '../database/statement.ts';
import { together } from '../database/together.ts';
import type { Feed } from '../feed/feed-source.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { TransactionClock } from '../time/clock.ts';
import { lookUpRoom } from './outcome-room.ts';
import { answeredSelection, priceSelection, withStakeLimit } from './price-verdict.ts';
import type { StoredTicket } from './ticket-answer.ts';
import { decisionOf } from './ticket-decision.ts';
import type { TicketOutcomes } from './ticket-outcome.ts';

export interface DecideNeeds {
  database: Database;
  clock: TransactionClock;
  feed: Feed;
  ledger: Pick<Ledger, 'lockWallet'>;
  outcomes: TicketOutcomes;
}

const storedSelections = statement((database, { ticket }: Given<{ ticket: string }>) =>
  database
    .select()
    .from(ticketSelections)
    .where(eq(ticketSelections.ticket, ticket))
    .orderBy(asc(ticketSelections.position)),
);

export const selectionsOf = (within: Database, ticket: StoredTicket) => storedSelections(within, { ticket: ticket.id });

const pendingTicket = statement((database, { id }: Given<{ id: string }>) =>
  database
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), eq(tickets.state, 'pending')))
    .for('update', { skipLocked: true }),
);

const playerBlocked = statement((database, { id }: Given<{ id: string }>) =>
  database.select({ blocked: users.blocked }).from(users).where(eq(users.id, id)),
);

/** Undecided tickets whose time has come: to be decided, or refused for being late. */
export const findUndecided = async (
  { database, clock }: Pick<DecideNeeds, 'database' | 'clock'>,
  limit: number,
  except: readonly string[],
): Promise<string[]> => {
  const now = clock.now();
  const due = await database
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        inArray(tickets.state, ['received', 'pending']),
        or(lte(tickets.decideAt, now), lte(tickets.deadlineAt, now)),
        sql`${tickets.id} <> all(${sql.param(except)}::uuid[])`,
      ),
    )
    .orderBy(asc(tickets.decideAt))
    .limit(limit);
  return due.map(({ id }) => id);
};

/** A blocked player may not accept, so there is nothing to ask him. */
const isAskable = async (within: Database, id: string): Promise<boolean> => {
  const [user] = await playerBlocked(within, { id });
  return user?.blocked === false;
};

/**
 * Decides a pending ticket in one transaction; a ticket that is not pending, or in other hands, is left alone. Ticket and
 * wallet are locked first: time, prices and room are those of the moment from which nobody else is waited for.
 */
export const createDecideTicket = ({ database, clock, feed, ledger, outcomes }: DecideNeeds) => {
  const decide = async (within: Database, id: string): Promise<void> => {
    const [ticket] = await pendingTicket(within, { id });
    if (!ticket) return;
    const { userId, currencyId } = ticket;
    const [, selections, askable, now] = await together(
      ledger.lockWallet(within, userId, currencyId),
      selectionsOf(within, ticket),
      isAskable(within, userId),
      instantOf(within, clock),
    );
    if (now < ticket.decideAt && now < ticket.deadlineAt) return;
    const priced = selections.map((selection) => priceSelection(selection, feed, now));
    const decision = decisionOf(ticket, priced, now, askable, await lookUpRoom(within, ticket));
    const answer = priced.map(answeredSelection);
    const cause = { at: now, ...decision };
    if (decision.to === 'accepted') {
      await outcomes.accept(within, ticket, { priced, stake: ticket.stake, odds: decision.odds, answer }, cause);
    } else if (decision.to === 'offered') {
      await outcomes.offer(within, ticket, decision.offer, priced, cause);
    } else {
      const { subcode, etsCode, stakeLimit, ...ground } = decision;
      const told = stakeLimit ? withStakeLimit(answer, stakeLimit) : answer;
      await outcomes.refuse(
        within,
        ticket,
        { state: 'rejected', subcode, etsCode, answer: told },
        { at: now, ...ground },
      );
    }
  };

  return (id: string): Promise<void> => retried(() => database.transaction((within) => decide(within, id)));
};
