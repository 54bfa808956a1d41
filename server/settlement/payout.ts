import { bigWinFactor } from '../../domain/limits.ts';
import { type Minor, toMajor } from '../../domain/money/money.ts';
import type { Settlement } from '../../domain/payout/settled-payout.ts';
import type { Database } from '../database/client.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Entry } from '../ledger/movement.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { StoredTicket } from '../tickets/ticket-answer.ts';

/** Where a payout goes: a void ticket's stake back to where it came from, a win as money. */
export const payoutEntries = (
  ticket: StoredTicket,
  outcome: Settlement['outcome'],
  payout: Minor,
): readonly Entry[] => {
  if (outcome === 'void') {
    const { currencyId, stakeBonus } = ticket;
    return [
      { account: 'house', currencyId, amount: -payout },
      { account: 'cash', currencyId, amount: payout - stakeBonus },
      { account: 'bonus', currencyId, amount: stakeBonus },
    ];
  }
  const currencyId = currencyOf(ticket.currencyId).paysInto;
  return [
    { account: 'house', currencyId, amount: -payout },
    { account: 'cash', currencyId, amount: payout },
  ];
};

/** A win of many times the stake is a word in the inbox. */
export const tellBigWin = async (
  within: Database,
  { userId, ticketId, currencyId, stake }: StoredTicket,
  { outcome, payout }: Settlement,
  at: number,
): Promise<void> => {
  if (outcome !== 'won' || payout < stake * bigWinFactor) return;
  const currency = currencyOf(currencyOf(currencyId).paysInto).code;
  const params = { amount: toMajor(payout), currency, ticket: ticketId };
  await sendMessage(within, userId, at, { key: 'bigWin', params });
};
