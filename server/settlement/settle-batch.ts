import { type Settlement, settledPayout } from '../../domain/payout/settled-payout.ts';
import type { TicketState } from '../../domain/ticket/ticket-state.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import { together } from '../database/together.ts';
import { currencyOf } from '../ledger/currencies.ts';
import { countPlay } from '../ledger/play-repository.ts';
import { orderPushes } from '../push/order-push.ts';
import { legsOf } from '../tickets/leg-repository.ts';
import { recordAllMoves } from '../tickets/move-repository.ts';
import type { StoredSelection } from '../tickets/price-verdict.ts';
import { historyStatusOf, type StoredTicket } from '../tickets/ticket-answer.ts';
import { ticketPlay } from '../tickets/ticket-play.ts';
import { settledTermsOf } from '../tickets/ticket-terms.ts';
import { payoutEntries, tellBigWin } from './payout.ts';
import { outcomeNote } from './push-outcome.ts';
import { resultsOf, settledLegs } from './settle-leg.ts';
import { refused, type SettleNeeds } from './settle-ticket.ts';
import { noteFirstResults } from './settled-result-repository.ts';
import { type Claim, claimTickets, storeAllDecided, storeResults } from './settlement-repository.ts';
import { cashbackDue } from './ticket-cashback.ts';

export interface Claimed {
  ids: string[];
  /** Not settled yet: what becomes of them takes more than a payout. */
  alone: string[];
}

interface Ticket {
  ticket: StoredTicket;
  changed: StoredSelection[];
  /** What they decide; null while that is nothing new. */
  settlement: Settlement | null;
  alone: boolean;
}

const withOpenLegs: TicketState[] = ['accepted', 'lost', 'cashed_out', ...refused];

const claimed = (within: Database, claim: Claim): Promise<StoredTicket[]> => claimTickets(within, claim, withOpenLegs);

/**
 * Settles the tickets claimed of an ended match in one transaction and a dozen statements, as {@link createSettleTicket}
 * would one by one. What others have in their hands is passed over: servers share the tickets of a match.
 */
export const createSettleBatch = ({ database, clock, feed, ledger, outbox }: SettleNeeds) => {
  const judge = (ticket: StoredTicket, stored: readonly StoredSelection[]): Ticket => {
    const legs = settledLegs(stored, feed);
    const changed = legs.filter((leg, index) => leg !== stored[index]);
    const isOver = ticket.state === 'cashed_out' || refused.includes(ticket.state);
    const decided = isOver ? null : settledPayout(settledTermsOf(ticket, legs));
    const isNew = decided !== null && (ticket.state !== decided.outcome || ticket.payout !== decided.payout);
    const paysElsewhere = currencyOf(ticket.currencyId).paysInto !== ticket.currencyId;
    const alone =
      (isNew && (paysElsewhere || ticket.state !== 'accepted')) ||
      (!isOver && cashbackDue(ticket, legs) !== ticket.cashback);
    return { ticket, changed, settlement: isNew ? decided : null, alone };
  };

  const write = async (within: Database, judged: readonly Ticket[]): Promise<void> => {
    const at = clock.now();
    const decided = judged.flatMap(({ ticket, settlement }) => (settlement ? [{ ticket, settlement }] : []));
    const movements = decided
      .filter(({ settlement }) => settlement.payout > 0n)
      .map(({ ticket, settlement: { outcome, payout } }) => ({
        key: `${outcome === 'void' ? 'void' : 'payout'}:${ticket.id}` as const,
        userId: ticket.userId,
        entries: payoutEntries(ticket, outcome, payout),
      }));
    const letters = judged
      .filter(
        ({ ticket, changed, settlement }) => !refused.includes(ticket.state) && (settlement || changed.length > 0),
      )
      .flatMap(({ ticket: { userId, ticketId, state }, settlement }) => {
        const status = historyStatusOf(settlement?.outcome ?? state);
        const told = { userId, message: { event: 'ticket_update', payload: { ticket_id: ticketId, status } } } as const;
        return settlement ? [told, { userId, message: { event: 'wallet_update', payload: {} } } as const] : [told];
      });
    const pay = async (): Promise<void> => {
      await ledger.moveAll(within, movements);
      const counted = decided.map(({ ticket, settlement: { outcome, payout } }) =>
        ticketPlay(ticket, ticket, { ...ticket, state: outcome, payout }),
      );
      await countPlay(within, counted);
    };
    await together(
      storeResults(
        within,
        judged.flatMap(({ changed }) => changed),
      ),
      storeAllDecided(
        within,
        decided.map(({ ticket: { id }, settlement: { outcome, payout } }) => ({ id, state: outcome, payout })),
      ),
      pay(),
      recordAllMoves(
        within,
        decided.map(({ ticket, settlement: { outcome, payout } }) => {
          const detail = { payout: String(payout) };
          return { ticket: ticket.id, from: ticket.state, to: outcome, at, actor: 'settlement', detail };
        }),
      ),
      ...decided.map(({ ticket, settlement }) => tellBigWin(within, ticket, settlement, at)),
      outbox.putAll(within, letters),
      orderPushes(
        within,
        decided.map(({ ticket, settlement: { outcome, payout } }) => outcomeNote(ticket, outcome, payout)),
        at,
      ),
    );
    const changed = judged.flatMap((one) => one.changed);
    await noteFirstResults(within, resultsOf(changed, feed), at);
  };

  const settle = async (within: Database, claim: Claim): Promise<Claimed> => {
    const found = await claimed(within, claim);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return { ids, alone: [] };
    const legs = await legsOf(within, ids);
    const judged = found.map((ticket) => judge(ticket, legs.get(ticket.id) ?? []));
    await write(
      within,
      judged.filter(({ alone }) => !alone),
    );
    return { ids, alone: judged.filter(({ alone }) => alone).map(({ ticket }) => ticket.id) };
  };

  return {
    settle: (claim: Claim): Promise<Claimed> => retried(() => database.transaction((within) => settle(within, claim))),
    /** The same tickets, untouched: for when one of them spoils the batch. */
    look: async (claim: Claim): Promise<string[]> => (await claimed(database, claim)).map(({ id }) => id),
  };
};
