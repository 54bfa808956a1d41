import { settledPayout } from '../../domain/payout/settled-payout.ts';
import type { TicketState } from '../../domain/ticket/ticket-state.ts';
import type { Outbox } from '../bus/outbox.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import type { Feed } from '../feed/feed-source.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { LedgerKey } from '../ledger/ledger-key.ts';
import { countPlay } from '../ledger/play-repository.ts';
import { orderPushes } from '../push/order-push.ts';
import { selectionsOf } from '../tickets/leg-repository.ts';
import { countMoves, recordMoves } from '../tickets/move-repository.ts';
import type { StoredSelection } from '../tickets/price-verdict.ts';
import { historyStatusOf, type StoredTicket } from '../tickets/ticket-answer.ts';
import { ticketPlay } from '../tickets/ticket-play.ts';
import { settledTermsOf } from '../tickets/ticket-terms.ts';
import type { Clock } from '../time/clock.ts';
import { paidBefore, takingBack } from './paid-before.ts';
import { payoutEntries, tellBigWin } from './payout.ts';
import { outcomeNote } from './push-outcome.ts';
import { resultsOf, settledLegs } from './settle-leg.ts';
import { noteFirstResults } from './settled-result-repository.ts';
import { lockTicket, storeDecided, storeResult } from './settlement-repository.ts';
import { settleCashback } from './ticket-cashback.ts';

export interface SettleNeeds {
  database: Database;
  clock: Clock;
  feed: Feed;
  ledger: Ledger;
  outbox: Outbox;
}

/** No bet depends on them; how their matches ended is told like that of every other ticket. */
export const refused: readonly TicketState[] = ['rejected', 'declined', 'expired'];
const settleable: readonly TicketState[] = ['accepted', 'won', 'lost', 'void', 'cashed_out', ...refused];

/**
 * Settles a ticket by the results known now, in one transaction; doing it again changes nothing. `correct` also asks
 * again about legs that are settled: a changed outcome takes the old payout back and pays the new one (faults D13).
 */
export const createSettleTicket = ({ database, clock, feed, ledger, outbox }: SettleNeeds) => {
  const settleLegs = async (within: Database, stored: readonly StoredSelection[], correct: boolean) => {
    const legs = settledLegs(stored, feed, correct);
    for (const [index, leg] of legs.entries()) {
      if (leg !== stored[index]) await storeResult(within, leg);
    }
    return legs;
  };

  /** The ticket as its legs decide it, its payout paid; itself while they decide nothing new. */
  const settleState = async (within: Database, ticket: StoredTicket, legs: readonly StoredSelection[], at: number) => {
    const settlement = settledPayout(settledTermsOf(ticket, legs));
    if (settlement === null) return ticket;
    const { outcome: state, payout } = settlement;
    if (ticket.state === state && ticket.payout === payout) return ticket;

    const { id } = ticket;
    const isCorrection = ticket.state !== 'accepted';
    const nth = await countMoves(within, ticket);
    const before = isCorrection ? await paidBefore(within, id, nth) : [];
    await storeDecided(within, { id, state, payout });
    if (payout > 0n) {
      const entries = payoutEntries(ticket, state, payout);
      const cause = state === 'void' ? 'void' : 'payout';
      const key: LedgerKey = isCorrection ? `${cause}:${id}:${nth}` : `${cause}:${id}`;
      const { paysInto } = currencyOf(ticket.currencyId);
      if (paysInto !== ticket.currencyId) await ledger.openWallet(ticket.userId, paysInto, 0, within);
      await ledger.move(within, key, ticket.userId, entries);
      if (!isCorrection) await tellBigWin(within, ticket, settlement, at);
    }
    // After the new payout, which may be all that the wallet has to give the old one back from.
    const { entries, shortfall } = await takingBack(within, ledger, ticket.userId, before);
    if (entries.length > 0) await ledger.move(within, `reversal:${id}:${nth}`, ticket.userId, entries);
    const settled = { ...ticket, state, payout };
    await countPlay(within, [ticketPlay(ticket, ticket, settled)]);
    const detail = isCorrection ? { correction: true, shortfall: String(shortfall) } : { payout: String(payout) };
    await recordMoves(within, id, [{ from: ticket.state, to: state, at, actor: 'settlement', detail }]);
    await orderPushes(within, [outcomeNote(ticket, state, payout)], at);
    return settled;
  };

  const settleClaimed = async (
    within: Database,
    ticket: StoredTicket,
    stored: readonly StoredSelection[],
    legs: readonly StoredSelection[],
    at: number,
  ): Promise<void> => {
    if (refused.includes(ticket.state)) return;
    // What was bought back: how its legs end is told, and changes nothing any more.
    const bought = ticket.state === 'cashed_out';
    const settled = bought ? ticket : await settleState(within, ticket, legs, at);
    const returned = !bought && (await settleCashback(within, ledger, settled, legs, at));
    const paid = settled !== ticket || returned;
    if (!paid && legs.every((leg, index) => leg === stored[index])) return;
    await outbox.put(within, ticket.userId, [
      { event: 'ticket_update', payload: { ticket_id: ticket.ticketId, status: historyStatusOf(settled.state) } },
      ...(paid ? [{ event: 'wallet_update', payload: {} } as const] : []),
    ]);
  };

  const settle = async (within: Database, id: string, correct: boolean): Promise<void> => {
    // What others have in their hands is settled by the next sweep; a correction comes but once, and waits.
    const ticket = await lockTicket(within, id, correct ? 'wait' : 'passOver');
    if (!ticket || !settleable.includes(ticket.state)) return;
    const stored = await selectionsOf(within, ticket);
    const legs = await settleLegs(within, stored, correct);
    const at = clock.now();
    await settleClaimed(within, ticket, stored, legs, at);
    const changed = legs.filter((leg, index) => leg !== stored[index]);
    await noteFirstResults(within, resultsOf(changed, feed), at);
  };

  return (id: string, correct = false): Promise<void> =>
    retried(() => database.transaction((within) => settle(within, id, correct)));
};
