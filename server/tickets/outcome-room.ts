import type { Minor } from '../../domain/money/money.ts';
import type { Odd } from '../../domain/odds/odd.ts';
import { stakeWithin } from '../../domain/payout/stake-within.ts';
import { capped } from '../../domain/payout/ticket-figures.ts';
import type { Database } from '../database/client.ts';
import { fullestOutcome } from './outcome-room-repository.ts';
import type { StoredSelection } from './price-verdict.ts';
import type { StoredTicket } from './ticket-answer.ts';
import { termsOf } from './ticket-terms.ts';

/** What a ticket may win over its stake, by the selection that leaves it the least. */
export interface OutcomeRoom {
  position: number;
  left: Minor;
}

/** Of a ticket that wins less than this part of the limit nothing is looked up: it is the large ones that are cut. */
const negligible = 100n;

const profitOf = ({ maxPayout, bonusAmount, maxWin, stake }: StoredTicket): Minor =>
  capped(maxPayout + bonusAmount, maxWin) - stake;

/** The highest stake, up to the ticket's own, that there is room for at these odds. */
export const stakeInRoom = (
  { left }: OutcomeRoom,
  ticket: StoredTicket,
  legs: readonly StoredSelection[],
  odds: readonly Odd[],
): Minor => stakeWithin(termsOf(ticket, legs, odds), left);

/**
 * Looks up how much of the limit on one outcome the player's open tickets leave; null where there is no limit, or the
 * ticket is too small to matter. The caller holds the wallet: two tickets of one player are checked one after the
 * other.
 */
export const lookUpRoom = async (within: Database, ticket: StoredTicket): Promise<OutcomeRoom | null> => {
  const { outcomeLimit } = ticket;
  if (outcomeLimit === 0n || profitOf(ticket) * negligible < outcomeLimit) return null;
  const { position, taken } = await fullestOutcome(within, ticket);
  return { position, left: outcomeLimit - taken };
};
