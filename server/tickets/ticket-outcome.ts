import { and, eq, sql } from 'drizzle-orm';
import type { AnsweredSelection } from '../../contract/entities/ticket.ts';
import { reofferGrace, reofferSeconds } from '../../domain/limits.ts';
import type { Minor } from '../../domain/money/money.ts';
import type { Odd } from '../../domain/odds/odd.ts';
import { smallerStake, stakeGivenUp } from '../../domain/payout/bonus-share.ts';
import { ticketFigures } from '../../domain/payout/ticket-figures.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import type { Outbox } from '../bus/outbox.ts';
import type { Database } from '../database/client.ts';
import { instantIn } from '../database/instant.ts';
import { Overtaken } from '../database/retry.ts';
import { type OfferAnswer, ticketSelections, tickets } from '../database/schema/tickets.ts';
import { type Given, statement } from '../database/statement.ts';
import { together } from '../database/together.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { countPlay } from '../ledger/play-repository.ts';
import type { Reading, TransactionClock } from '../time/clock.ts';
import { type Offer, offeredSelections } from './offer.ts';
import { type PricedSelection, priceLife, type StoredSelection } from './price-verdict.ts';
import { processedEvent, type StoredTicket } from './ticket-answer.ts';
import { type Move, recordMoves } from './ticket-move.ts';
import { ticketPlay } from './ticket-play.ts';

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

interface Acceptance extends Partial<StoredTicket>, Reading {
  id: string;
  from: StoredTicket['state'];
  /** From this instant on what was looked at does not hold any more. */
  before: number;
}

// Time is asked once more where it is written, for the process may have stood still since it looked: money-and-tickets 7.
const accepted = (ends: typeof tickets.deadlineAt | typeof tickets.offerExpiresAt, grace: number) =>
  statement((database, { id, from, before, fixed, advanced, ...terms }: Given<Acceptance>) => {
    const instant = instantIn({ fixed, advanced });
    const isInTime = sql`${instant} < least(${before}::bigint, ${ends} + ${grace}::bigint)`;
    return database
      .update(tickets)
      .set({ ...terms, state: 'accepted' })
      .where(and(eq(tickets.id, id), eq(tickets.state, from), isInTime))
      .returning();
  });

const acceptedTicket = accepted(tickets.deadlineAt, 0);
const acceptedOffer = accepted(tickets.offerExpiresAt, reofferGrace);

/** When prices that were looked at hold no more: they grew old, or a match began that was not to have begun. */
const endOf = (priced: readonly PricedSelection[], at: number): number =>
  Math.min(
    at + priceLife,
    ...priced.filter(({ selection }) => selection.type === 'prematch').map(({ selection }) => selection.startsAt),
  );

/**
 * The moves of an undecided ticket, each in the caller's transaction, which holds the ticket's row: the state, the money,
 * the history and what the player is told go together.
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
    for (const [index, { ticket, position, [column]: stored }] of selections.entries()) {
      const odd = odds[index];
      if (odd === undefined || odd === stored) continue;
      await within
        .update(ticketSelections)
        .set({ [column]: odd })
        .where(and(eq(ticketSelections.ticket, ticket), eq(ticketSelections.position, position)));
    }
  };

  return {
    /**
     * Takes the ticket at these prices and this stake; what is held beyond it goes back in the shares it came in. Throws
     * {@link Overtaken} when its time ended, or that of its prices, since they were looked at.
     */
    accept: async (within: Database, ticket: StoredTicket, agreement: Agreement, cause: Cause): Promise<void> => {
      const { priced, stake, odds, ...answers } = agreement;
      const selections = priced.map(({ selection }) => selection);
      const figures = ticketFigures({
        stake,
        legs: selections.map(({ odd, systemGroup }, index) => ({ odd: odds[index] ?? odd, group: systemGroup })),
        groups: ticket.systemGroups,
        bonus: { percentages: ticket.bonusPercentages, minOdd: ticket.bonusMinOdd },
        maxWin: ticket.maxWin,
        freeBet: isFreeBet(ticket.currencyId),
      });
      const agreed = smallerStake(ticket, stake);
      const given = stakeGivenUp(ticket, agreed);
      const terms = { decidedAt: cause.at, ...answers, ...agreed, ...figures };
      const move = { id: ticket.id, from: ticket.state, before: endOf(priced, cause.at), ...clock.reading() };
      const { currencyId } = ticket;
      const [[accepted]] = await together(
        ticket.state === 'offered'
          ? acceptedOffer(within, { ...terms, ...move })
          : acceptedTicket(within, { ...terms, ...move }),
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
      const [refused] = await within
        .update(tickets)
        .set({ ...refusal, decidedAt: cause.at })
        .where(and(eq(tickets.id, ticket.id), eq(tickets.state, ticket.state)))
        .returning();
      if (!refused) throw new Error(`ticket ${ticket.id} was not there to be refused`);
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
      const [offered] = await within
        .update(tickets)
        .set({
          state: 'offered',
          decidedAt: cause.at,
          answer: offeredSelections(offer, priced),
          offerKind: offer.kind,
          offerStake: offer.stake,
          offerExpiresAt: cause.at + reofferSeconds * 1000,
        })
        .where(and(eq(tickets.id, ticket.id), eq(tickets.state, 'pending')))
        .returning();
      if (!offered) throw new Error(`ticket ${ticket.id} was not there to be offered`);
      await record(within, ticket, offered, cause);
    },
  };
};

export type TicketOutcomes = ReturnType<typeof createTicketOutcomes>;
