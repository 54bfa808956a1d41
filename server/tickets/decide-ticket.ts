import { and, asc, eq, gt } from 'drizzle-orm';
import type { AnsweredSelection } from '../../contract/entities/ticket.ts';
import { ticketFigures } from '../../domain/payout/ticket-figures.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import { ticketSelections, tickets } from '../database/schema/tickets.ts';
import type { Feed } from '../feed/feed.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Outbox } from './outbox.ts';
import { answeredSelection, type PricedSelection, priceSelection } from './price-verdict.ts';
import { processedEvent, type StoredTicket } from './ticket-answer.ts';
import { type Decision, decisionOf } from './ticket-decision.ts';
import { recordMoves } from './ticket-move.ts';

export interface DecideNeeds {
  database: Database;
  clock: Clock;
  feed: Feed;
  ledger: Ledger;
  outbox: Outbox;
}

/** Decides a pending ticket in one transaction; a ticket that is not pending, or in other hands, is left alone. */
export const createDecideTicket = ({ database, clock, feed, ledger, outbox }: DecideNeeds) => {
  const accept = async (
    within: Database,
    ticket: StoredTicket,
    priced: PricedSelection[],
    decision: Decision,
    now: number,
  ): Promise<StoredTicket | undefined> => {
    const agreed = priced.map(({ selection, odd }) => ({
      ...selection,
      odd: decision.takesPrice === 'current' && odd !== null ? odd : selection.odd,
    }));
    for (const { position, odd } of agreed.filter((leg, index) => leg.odd !== priced[index]?.selection.odd)) {
      await within
        .update(ticketSelections)
        .set({ odd })
        .where(and(eq(ticketSelections.ticket, ticket.id), eq(ticketSelections.position, position)));
    }
    const figures = ticketFigures({
      stake: ticket.stake,
      legs: agreed.map(({ odd, systemGroup }) => ({ odd, group: systemGroup })),
      groups: ticket.systemGroups,
      bonus: { percentages: ticket.bonusPercentages, minOdd: ticket.bonusMinOdd },
      maxWin: ticket.maxWin,
      freeBet: isFreeBet(ticket.currencyId),
    });
    const [accepted] = await within
      .update(tickets)
      .set({ state: 'accepted', decidedAt: now, answer: priced.map(answeredSelection), ...figures })
      // The deadline is asked once more where it is written: money-and-tickets 7.
      .where(and(eq(tickets.id, ticket.id), eq(tickets.state, 'pending'), gt(tickets.deadlineAt, now)))
      .returning();
    if (!accepted) return undefined;
    await ledger.move(within, `post:${ticket.id}`, ticket.userId, [
      { account: 'held', currencyId: ticket.currencyId, amount: -ticket.stake },
      { account: 'house', currencyId: ticket.currencyId, amount: ticket.stake },
    ]);
    return accepted;
  };

  const reject = async (
    within: Database,
    ticket: StoredTicket,
    answer: AnsweredSelection[],
    decision: Decision,
    now: number,
  ): Promise<StoredTicket | undefined> => {
    const [rejected] = await within
      .update(tickets)
      .set({ state: 'rejected', subcode: decision.subcode, etsCode: decision.etsCode, decidedAt: now, answer })
      .where(and(eq(tickets.id, ticket.id), eq(tickets.state, 'pending')))
      .returning();
    if (!rejected) return undefined;
    await ledger.move(within, `release:${ticket.id}`, ticket.userId, [
      { account: 'held', currencyId: ticket.currencyId, amount: -ticket.stake },
      { account: 'cash', currencyId: ticket.currencyId, amount: ticket.stake - ticket.stakeBonus },
      { account: 'bonus', currencyId: ticket.currencyId, amount: ticket.stakeBonus },
    ]);
    return rejected;
  };

  const decide = async (within: Database, id: string): Promise<void> => {
    const [ticket] = await within
      .select()
      .from(tickets)
      .where(and(eq(tickets.id, id), eq(tickets.state, 'pending')))
      .for('update', { skipLocked: true });
    if (!ticket) return;
    const selections = await within
      .select()
      .from(ticketSelections)
      .where(eq(ticketSelections.ticket, id))
      .orderBy(asc(ticketSelections.position));
    const now = clock.now();
    if (now < ticket.decideAt && now < ticket.deadlineAt) return;
    const priced = selections.map((selection) => priceSelection(selection, feed, now));
    const answer = priced.map(answeredSelection);
    const decision = decisionOf(ticket, priced, now);
    const decided = decision.accepts
      ? await accept(within, ticket, priced, decision, now)
      : await reject(within, ticket, answer, decision, now);
    if (!decided) return;
    await recordMoves(within, id, [
      { from: 'pending', to: decided.state, at: now, actor: decision.actor, ...decision.record },
    ]);
    await outbox.put(within, ticket.userId, [
      { event: 'ticketRequestProcessed', payload: processedEvent(decided, answer) },
      { event: 'wallet_update', payload: {} },
    ]);
  };

  return (id: string): Promise<void> => retried(() => database.transaction((within) => decide(within, id)));
};
