import { and, asc, eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import { users } from '../database/schema/identity.ts';
import { ticketSelections, tickets } from '../database/schema/tickets.ts';
import type { Feed } from '../feed/feed.ts';
import { answeredSelection, priceSelection, withStakeLimit } from './price-verdict.ts';
import type { StoredTicket } from './ticket-answer.ts';
import { decisionOf } from './ticket-decision.ts';
import type { TicketOutcomes } from './ticket-outcome.ts';

export interface DecideNeeds {
  database: Database;
  clock: Clock;
  feed: Feed;
  outcomes: TicketOutcomes;
}

export const selectionsOf = (within: Database, ticket: StoredTicket) =>
  within
    .select()
    .from(ticketSelections)
    .where(eq(ticketSelections.ticket, ticket.id))
    .orderBy(asc(ticketSelections.position));

/** Decides a pending ticket in one transaction; a ticket that is not pending, or in other hands, is left alone. */
export const createDecideTicket = ({ database, clock, feed, outcomes }: DecideNeeds) => {
  /** A blocked player may not accept, so there is nothing to ask him. */
  const isAskable = async (within: Database, userId: string): Promise<boolean> => {
    const [user] = await within.select({ blocked: users.blocked }).from(users).where(eq(users.id, userId));
    return user?.blocked === false;
  };

  const decide = async (within: Database, id: string): Promise<void> => {
    const [ticket] = await within
      .select()
      .from(tickets)
      .where(and(eq(tickets.id, id), eq(tickets.state, 'pending')))
      .for('update', { skipLocked: true });
    if (!ticket) return;
    const selections = await selectionsOf(within, ticket);
    const askable = await isAskable(within, ticket.userId);
    const now = clock.now();
    if (now < ticket.decideAt && now < ticket.deadlineAt) return;
    const priced = selections.map((selection) => priceSelection(selection, feed, now));
    const decision = decisionOf(ticket, priced, now, askable);
    const answer = priced.map(answeredSelection);
    const cause = { at: now, ...decision };
    if (decision.to === 'accepted') {
      await outcomes.accept(within, ticket, { priced, stake: ticket.stake, odds: decision.odds, answer }, cause);
    } else if (decision.to === 'offered') {
      await outcomes.offer(within, ticket, decision.offer, priced, cause);
    } else {
      const { subcode, etsCode, maxStake, ...ground } = decision;
      const told = maxStake === undefined ? answer : withStakeLimit(answer, maxStake);
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
