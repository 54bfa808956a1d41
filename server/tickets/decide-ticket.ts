import type { Database } from '../database/client.ts';
import { instantOf } from '../database/instant.ts';
import { retried } from '../database/retry.ts';
import { together } from '../database/together.ts';
import type { Feed } from '../feed/feed-source.ts';
import { isBlocked } from '../identity/user-repository.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { TransactionClock } from '../time/clock.ts';
import { selectionsOf } from './leg-repository.ts';
import { lookUpRoom } from './outcome-room.ts';
import { answeredSelection, priceSelection, withStakeLimit } from './price-verdict.ts';
import { decisionOf } from './ticket-decision.ts';
import type { TicketOutcomes } from './ticket-outcome.ts';
import { lockPendingTicket } from './ticket-repository.ts';

export interface DecideNeeds {
  database: Database;
  clock: TransactionClock;
  feed: Feed;
  ledger: Pick<Ledger, 'lockWallet'>;
  outcomes: TicketOutcomes;
}

/**
 * Decides a pending ticket in one transaction; a ticket that is not pending, or in other hands, is left alone. Ticket
 * and wallet are locked first: time, prices and room are those of the moment after the last wait.
 */
export const createDecideTicket = ({ database, clock, feed, ledger, outcomes }: DecideNeeds) => {
  const decide = async (within: Database, id: string): Promise<void> => {
    const ticket = await lockPendingTicket(within, id);
    if (!ticket) return;
    const { userId, currencyId } = ticket;
    const [, selections, blocked, now] = await together(
      ledger.lockWallet(within, userId, currencyId),
      selectionsOf(within, ticket),
      isBlocked(within, userId),
      instantOf(within, clock),
    );
    if (now < ticket.decideAt && now < ticket.deadlineAt) return;
    const priced = selections.map((selection) => priceSelection(selection, feed, now));
    // A blocked player may not accept, so there is nothing to ask him.
    const askable = blocked === false;
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
