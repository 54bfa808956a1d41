import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { instantOf } from '../database/instant.ts';
import { retried } from '../database/retry.ts';
import type { OfferAnswer } from '../database/schema/tickets.ts';
import { together } from '../database/together.ts';
import type { DueWork } from '../jobs/due-work.ts';
import type { DecideNeeds } from './decide-ticket.ts';
import { selectionsOf } from './leg-repository.ts';
import { isOfferOver, type ReofferAnswer } from './offer.ts';
import { lookUpRoom } from './outcome-room.ts';
import { answeredSelection, type PricedSelection, priceSelection, withStakeLimit } from './price-verdict.ts';
import type { StoredTicket } from './ticket-answer.ts';
import { acceptedOfferDecision } from './ticket-decision.ts';
import { lockOfferedTicket, lockOwnTicket, unansweredOffers } from './ticket-repository.ts';

/** What ends an offer: the player's answer, or the end of its time. */
export interface Offers {
  /**
   * Takes the player's answer. An accepted offer is compared with the prices of this instant: it becomes the ticket, or
   * the ticket is rejected with 216 or 217. The same answer again changes nothing; throws a RefusedCall for a ticket
   * that is not his (404 notFound) or not offered any more (409 offerOver).
   */
  answer(userId: string, answer: ReofferAnswer): Promise<void>;
  /** The end of every offer that was not answered in time. */
  expiry: DueWork;
}

export const createOffers = ({ database, clock, feed, ledger, outcomes }: DecideNeeds): Offers => {
  /** The instant after the last wait: everything about an offer is decided by it. */
  const holdWallet = async (within: Database, { userId, currencyId }: StoredTicket): Promise<number> => {
    const [, at] = await together(ledger.lockWallet(within, userId, currencyId), instantOf(within, clock));
    return at;
  };

  const accept = async (
    within: Database,
    ticket: StoredTicket,
    priced: readonly PricedSelection[],
    at: number,
  ): Promise<void> => {
    const decision = acceptedOfferDecision(ticket, priced, await lookUpRoom(within, ticket));
    const cause = { at, ...decision };
    if (decision.to === 'rejected') {
      const { subcode, stakeLimit } = decision;
      const said = priced.map(answeredSelection);
      const answer = stakeLimit ? withStakeLimit(said, stakeLimit) : said;
      await outcomes.refuse(within, ticket, { state: 'rejected', subcode, answer, offerAnswer: 'accepted' }, cause);
      return;
    }
    const stake = ticket.offerStake ?? ticket.stake;
    const answer = ticket.answer ?? [];
    await outcomes.accept(
      within,
      ticket,
      { priced, stake, odds: decision.odds, answer, offerAnswer: 'accepted' },
      cause,
    );
  };

  const answer = async (within: Database, userId: string, ticketId: string, said: OfferAnswer): Promise<void> => {
    const ticket = await lockOwnTicket(within, userId, ticketId);
    if (!ticket) throw new RefusedCall(404, 'notFound');
    if (ticket.offerAnswer === said) return;
    const at = await holdWallet(within, ticket);
    if (ticket.state !== 'offered' || isOfferOver(ticket, at)) throw new RefusedCall(409, 'offerOver');
    if (said === 'accepted') {
      const selections = await selectionsOf(within, ticket);
      const priced = selections.map((selection) => priceSelection(selection, feed, at));
      return accept(within, ticket, priced, at);
    }
    const state = said === 'timeout' ? 'expired' : 'declined';
    await outcomes.refuse(
      within,
      ticket,
      { state, offerAnswer: said },
      { at, actor: 'player', detail: { reason: said } },
    );
  };

  const expire = async (within: Database, id: string): Promise<void> => {
    const ticket = await lockOfferedTicket(within, id);
    if (!ticket) return;
    const at = await holdWallet(within, ticket);
    if (!isOfferOver(ticket, at)) return;
    await outcomes.refuse(within, ticket, { state: 'expired' }, { at, actor: 'sweeper' });
  };

  return {
    answer: (userId, reply) => {
      const said = reply.accepted ? 'accepted' : reply.reason;
      return retried(() => database.transaction((within) => answer(within, userId, reply.ticketId, said)));
    },

    expiry: {
      find: (limit, except) => unansweredOffers(database, clock.now(), limit, except),
      work: (id) => retried(() => database.transaction((within) => expire(within, id))),
    },
  };
};
