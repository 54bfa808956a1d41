import { type Minor, toMajor } from '../../domain/money/money.ts';
import { settledCashback } from '../../domain/payout/cashback.ts';
import type { Database } from '../database/client.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { sendMessage } from '../messages/send-message.ts';
import { cashbackRuleOf } from '../tickets/cashback-terms.ts';
import { countMoves, recordMoves } from '../tickets/move-repository.ts';
import type { StoredSelection } from '../tickets/price-verdict.ts';
import type { StoredTicket } from '../tickets/ticket-answer.ts';
import { settledTermsOf } from '../tickets/ticket-terms.ts';
import { storeCashback } from './settlement-repository.ts';

const least = (one: Minor, other: Minor): Minor => (one < other ? one : other);

/** The cashback that the legs earn by their current results. */
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
  const nth = await countMoves(within, ticket);
  await storeCashback(within, id, given + moved);
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
