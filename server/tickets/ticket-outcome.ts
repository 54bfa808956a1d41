import type { AnsweredSelection } from '../../contract/entities/ticket.ts';
import { reofferSeconds } from '../../domain/limits.ts';
import type { Minor } from '../../domain/money/money.ts';
import { type Odd, toDecimalOdd } from '../../domain/odds/odd.ts';
import { smallerStake, stakeGivenUp } from '../../domain/payout/bonus-share.ts';
import { ticketFigures } from '../../domain/payout/ticket-figures.ts';
import type { Outbox } from '../bus/outbox.ts';
import type { Database } from '../database/client.ts';
import { Overtaken } from '../database/retry.ts';
import type { OfferAnswer } from '../database/schema/tickets.ts';
import { together } from '../database/together.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { countPlay } from '../ledger/play-repository.ts';
import type { TransactionClock } from '../time/clock.ts';
import { storeOdd } from './leg-repository.ts';
import { type Move, recordMoves } from './move-repository.ts';
import { type Offer, offeredSelections } from './offer.ts';
import { acceptInTime, storeOffer, storeRefusal } from './outcome-repository.ts';
import { type PricedSelection, priceLife, type StoredSelection } from './price-verdict.ts';
import { processedEvent, type StoredTicket } from './ticket-answer.ts';
import { ticketPlay } from './ticket-play.ts';
import { termsOf } from './ticket-terms.ts';

export interface Agreement {
  priced: readonly PricedSelection[];
  stake: Minor;
  /** A price for each selection, in their order. */
  odds: readonly Odd[];
  answer: AnsweredSelection[];
  offerAnswer?: OfferAnswer;
}

export interface Refusal {
  state: 'rejected' | 'declined' | 'expired';
  subcode?: number;
  etsCode?: number | null;
  answer?: AnsweredSelection[];
  offerAnswer?: OfferAnswer;
}

/** When a ticket moved, by whom, and what the move rests on. */
type Cause = Pick<Move, 'at' | 'actor' | 'detail'>;

/** The price sent to the player is the one of his bet, whatever it moved to. */
const takenAt = (answer: AnsweredSelection, odd: Odd | undefined): AnsweredSelection =>
  odd === undefined ? answer : { ...answer, odd: toDecimalOdd(odd) };

/** When prices that were looked at hold no more: they grew old, or a match began that was not to have begun. */
const endOf = (priced: readonly PricedSelection[], at: number): number =>
  Math.min(
    at + priceLife,
    ...priced.filter(({ selection }) => selection.type === 'prematch').map(({ selection }) => selection.startsAt),
  );

/**
 * The moves of an undecided ticket, each in the caller's transaction, which holds the ticket's row: the state, the
 * money, the history and the player's event go together.
 */
export const createTicketOutcomes = (ledger: Ledger, outbox: Outbox, clock: TransactionClock) => {
  const record = async (within: Database, before: StoredTicket, after: StoredTicket, { at, actor, detail }: Cause) => {
    await together(
      countPlay(within, [ticketPlay(after, before, after)]),
      recordMoves(within, after.id, [
        { from: before.state, to: after.state, at, actor, ...(detail ? { detail } : {}) },
      ]),
      outbox.put(within, after.userId, [
        { event: 'ticketRequestProcessed', payload: processedEvent(after) },
        { event: 'wallet_update', payload: {} },
      ]),
    );
  };

  const writeOdds = async (
    within: Database,
    selections: readonly StoredSelection[],
    odds: readonly Odd[],
    column: 'odd' | 'offeredOdd',
  ) => {
    for (const [index, selection] of selections.entries()) {
      const odd = odds[index];
      if (odd !== undefined && odd !== selection[column]) await storeOdd(within, selection, column, odd);
    }
  };

  return {
    /**
     * Takes the ticket at these prices and this stake; what is held beyond it goes back in the shares it came in. Throws
     * {@link Overtaken} when its time ended, or that of its prices, since they were looked at.
     */
    accept: async (within: Database, ticket: StoredTicket, agreement: Agreement, cause: Cause): Promise<void> => {
      const { priced, stake, odds, ...answers } = agreement;
      const answer = agreement.answer.map((one, index) => takenAt(one, odds[index]));
      const selections = priced.map(({ selection }) => selection);
      const figures = ticketFigures({ ...termsOf(ticket, selections, odds), stake });
      const agreed = smallerStake(ticket, stake);
      const given = stakeGivenUp(ticket, agreed);
      const terms = { decidedAt: cause.at, ...answers, answer, ...agreed, ...figures };
      const move = { id: ticket.id, from: ticket.state, before: endOf(priced, cause.at), ...clock.reading() };
      const { currencyId } = ticket;
      const [accepted] = await together(
        acceptInTime(within, { ...terms, ...move }),
        ledger.move(within, `post:${ticket.id}`, ticket.userId, [
          { account: 'held', currencyId, amount: -ticket.stake },
          { account: 'house', currencyId, amount: stake },
          { account: 'cash', currencyId, amount: given.stake - given.stakeBonus },
          { account: 'bonus', currencyId, amount: given.stakeBonus },
        ]),
      );
      if (!accepted) throw new Overtaken(`the time of ticket ${ticket.id} ended before it was accepted`);
      await writeOdds(within, selections, odds, 'odd');
      await record(within, ticket, accepted, cause);
    },

    /** Ends the ticket without a bet; the whole hold goes back where it came from. */
    refuse: async (within: Database, ticket: StoredTicket, refusal: Refusal, cause: Cause): Promise<void> => {
      const refused = await storeRefusal(within, ticket, { ...refusal, decidedAt: cause.at });
      const { currencyId } = ticket;
      await ledger.move(within, `release:${ticket.id}`, ticket.userId, [
        { account: 'held', currencyId, amount: -ticket.stake },
        { account: 'cash', currencyId, amount: ticket.stake - ticket.stakeBonus },
        { account: 'bonus', currencyId, amount: ticket.stakeBonus },
      ]);
      await record(within, ticket, refused, cause);
    },

    /** Asks the player; his whole stake stays held until he answers or the offer ends. */
    offer: async (
      within: Database,
      ticket: StoredTicket,
      offer: Offer,
      priced: readonly PricedSelection[],
      cause: Cause,
    ): Promise<void> => {
      await writeOdds(
        within,
        priced.map(({ selection }) => selection),
        offer.odds,
        'offeredOdd',
      );
      const offered = await storeOffer(within, ticket.id, {
        decidedAt: cause.at,
        answer: offeredSelections(offer, priced),
        offerKind: offer.kind,
        offerStake: offer.stake,
        offerExpiresAt: cause.at + reofferSeconds * 1000,
      });
      await record(within, ticket, offered, cause);
    },
  };
};

export type TicketOutcomes = ReturnType<typeof createTicketOutcomes>;
