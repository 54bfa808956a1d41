import { eq } from 'drizzle-orm';
import { type Minor, toMajor } from '../../domain/money/money.ts';
import { type CashbackRule, settledCashback } from '../../domain/payout/cashback.ts';
import type { Database } from '../database/client.ts';
import { ticketMoves, tickets } from '../database/schema/tickets.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { StoredSelection } from '../tickets/price-verdict.ts';
import { settledTermsOf } from '../tickets/settled-terms.ts';
import type { StoredTicket } from '../tickets/ticket-answer.ts';
import { recordMoves } from '../tickets/ticket-move.ts';

/** A rule as it is kept with the ticket that was promised it. */
export const cashbackColumns = (rule: CashbackRule | null) =>
  rule && {
    cashbackPercentage: rule.percentage,
    cashbackSelections: rule.minSelections,
    cashbackMinOdd: rule.minOdd,
    cashbackMax: rule.max,
  };

/** The rule a ticket was promised; null for none. */
export const cashbackRuleOf = (ticket: StoredTicket): CashbackRule | null =>
  ticket.cashbackPercentage === 0
    ? null
    : {
        percentage: ticket.cashbackPercentage,
        minSelections: ticket.cashbackSelections,
        minOdd: ticket.cashbackMinOdd,
        max: ticket.cashbackMax,
      };

const least = (one: Minor, other: Minor): Minor => (one < other ? one : other);

/** What the legs earn as they stand, all in all. */
export const cashbackDue = (ticket: StoredTicket, legs: readonly StoredSelection[]): Minor =>
  settledCashback(settledTermsOf(ticket, legs), cashbackRuleOf(ticket));

/**
 * Gives a ticket the cashback that its legs earn, as bonus money, in the caller's transaction, which holds the ticket's
 * row. What a correction leaves unearned is taken back from bonus money first and then from cash, as far as the wallet
 * has it: a balance is never negative. Each change is a move of the ticket in its state; doing it again changes nothing.
 * Whether money moved.
 */
export const settleCashback = async (
  within: Database,
  ledger: Ledger,
  ticket: StoredTicket,
  legs: readonly StoredSelection[],
  at: number,
): Promise<boolean> => {
  const { id, userId, currencyId, state, cashback: given } = ticket;
  const due = cashbackDue(ticket, legs);
  if (due === given) return false;
  let [bonus, cash] = [due - given, 0n];
  if (bonus < 0n) {
    const wallet = await ledger.lockWallet(within, userId, currencyId);
    bonus = -least(given - due, wallet?.bonus ?? 0n);
    cash = -least(given - due + bonus, wallet?.cash ?? 0n);
  }
  const moved = bonus + cash;
  if (moved === 0n) return false;
  const nth = await within.$count(ticketMoves, eq(ticketMoves.ticket, id));
  await within
    .update(tickets)
    .set({ cashback: given + moved })
    .where(eq(tickets.id, id));
  await ledger.move(within, `${moved > 0n ? 'cashback' : 'cashbackReversal'}:${id}:${nth}`, userId, [
    { account: 'house', currencyId, amount: -moved },
    { account: 'bonus', currencyId, amount: bonus },
    { account: 'cash', currencyId, amount: cash },
  ]);
  const detail = { cashback: String(given + moved) };
  await recordMoves(within, id, [{ from: state, to: state, at, actor: 'settlement', detail }]);
  if (moved > 0n) {
    const credited = { amount: toMajor(moved), currency: currencyOf(currencyId).code };
    await sendMessage(within, userId, at, { key: 'cashbackCredited', params: credited });
  }
  return true;
};
