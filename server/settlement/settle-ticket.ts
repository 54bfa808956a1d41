import { and, eq } from 'drizzle-orm';
import { bigWinFactor } from '../../domain/limits.ts';
import { type Minor, toMajor } from '../../domain/money/money.ts';
import { type Settlement, settledPayout } from '../../domain/payout/settled-payout.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import { ticketMoves, ticketSelections, tickets } from '../database/schema/tickets.ts';
import type { Feed } from '../feed/feed.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { LedgerKey } from '../ledger/ledger-key.ts';
import { sendMessage } from '../messages/send-message.ts';
import { selectionsOf } from '../tickets/decide-ticket.ts';
import type { Outbox } from '../tickets/outbox.ts';
import type { StoredSelection } from '../tickets/price-verdict.ts';
import { settledTermsOf } from '../tickets/settled-terms.ts';
import { historyStatusOf, type StoredTicket } from '../tickets/ticket-answer.ts';
import { recordMoves } from '../tickets/ticket-move.ts';
import type { TicketState } from '../tickets/ticket-state.ts';
import { paidBefore, takingBack } from './paid-before.ts';
import { settleLeg } from './settle-leg.ts';
import { settleCashback } from './ticket-cashback.ts';

export interface SettleNeeds {
  database: Database;
  clock: Clock;
  feed: Feed;
  ledger: Ledger;
  outbox: Outbox;
}

const settleable: readonly TicketState[] = ['accepted', 'won', 'lost', 'void', 'cashed_out'];

/** Where a payout goes: a void ticket's stake back to where it came from, a win as money. */
const payoutEntries = (ticket: StoredTicket, outcome: Settlement['outcome'], payout: Minor) => {
  if (outcome === 'void') {
    const { currencyId, stakeBonus } = ticket;
    return [
      { account: 'house', currencyId, amount: -payout },
      { account: 'cash', currencyId, amount: payout - stakeBonus },
      { account: 'bonus', currencyId, amount: stakeBonus },
    ] as const;
  }
  const currencyId = currencyOf(ticket.currencyId).paysInto;
  return [
    { account: 'house', currencyId, amount: -payout },
    { account: 'cash', currencyId, amount: payout },
  ] as const;
};

/**
 * Settles a ticket by the results known now, in one transaction; doing it again changes nothing. `correct` also asks
 * again about legs that are settled: a changed outcome takes the old payout back and pays the new one (faults D13).
 */
export const createSettleTicket = ({ database, clock, feed, ledger, outbox }: SettleNeeds) => {
  const settleLegs = async (within: Database, legs: readonly StoredSelection[], correct: boolean) => {
    const settled: StoredSelection[] = [];
    for (const leg of legs) {
      const result = leg.status === 'open' || correct ? settleLeg(leg, feed) : null;
      if (result === null || (result.status === leg.status && result.score === leg.score)) {
        settled.push(leg);
        continue;
      }
      await within
        .update(ticketSelections)
        .set(result)
        .where(and(eq(ticketSelections.ticket, leg.ticket), eq(ticketSelections.position, leg.position)));
      settled.push({ ...leg, ...result });
    }
    return settled;
  };

  /** The ticket as its legs decide it, its payout paid; itself while they decide nothing new. */
  const settleState = async (within: Database, ticket: StoredTicket, legs: readonly StoredSelection[], at: number) => {
    const settlement = settledPayout(settledTermsOf(ticket, legs));
    if (settlement === null) return ticket;
    const { outcome: state, payout } = settlement;
    if (ticket.state === state && ticket.payout === payout) return ticket;

    const { id } = ticket;
    const isCorrection = ticket.state !== 'accepted';
    const nth = await within.$count(ticketMoves, eq(ticketMoves.ticket, id));
    const before = isCorrection ? await paidBefore(within, id, nth) : [];
    await within.update(tickets).set({ state, payout }).where(eq(tickets.id, id));
    if (payout > 0n) {
      const entries = payoutEntries(ticket, state, payout);
      const cause = state === 'void' ? 'void' : 'payout';
      const key: LedgerKey = isCorrection ? `${cause}:${id}:${nth}` : `${cause}:${id}`;
      const { paysInto } = currencyOf(ticket.currencyId);
      if (paysInto !== ticket.currencyId) await ledger.openWallet(ticket.userId, paysInto, 0, within);
      await ledger.move(within, key, ticket.userId, entries);
      if (state === 'won' && !isCorrection && payout >= ticket.stake * bigWinFactor) {
        const won = { amount: toMajor(payout), currency: currencyOf(paysInto).code, ticket: ticket.ticketId };
        await sendMessage(within, ticket.userId, at, { key: 'bigWin', params: won });
      }
    }
    // After the new payout, which may be all that the wallet has to give the old one back from.
    const { entries, shortfall } = await takingBack(within, ledger, ticket.userId, before);
    if (entries.length > 0) await ledger.move(within, `reversal:${id}:${nth}`, ticket.userId, entries);
    const detail = isCorrection ? { correction: true, shortfall: String(shortfall) } : { payout: String(payout) };
    await recordMoves(within, id, [{ from: ticket.state, to: state, at, actor: 'settlement', detail }]);
    return { ...ticket, state, payout };
  };

  const settle = async (within: Database, id: string, correct: boolean): Promise<void> => {
    // What others have in their hands is settled by the next sweep; a correction comes but once, and waits.
    const lock = correct ? {} : { skipLocked: true as const };
    const [ticket] = await within.select().from(tickets).where(eq(tickets.id, id)).for('update', lock);
    if (!ticket || !settleable.includes(ticket.state)) return;
    const stored = await selectionsOf(within, ticket);
    const legs = await settleLegs(within, stored, correct);
    const at = clock.now();
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

  return (id: string, correct = false): Promise<void> =>
    retried(() => database.transaction((within) => settle(within, id, correct)));
};
