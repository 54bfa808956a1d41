import type { TicketState } from '../../domain/ticket/ticket-state.ts';
import type { PlayCounted, Played } from '../ledger/play-repository.ts';
import { dayName } from '../time/operator-day.ts';
import type { StoredTicket } from './ticket-answer.ts';

type Counted = Pick<StoredTicket, 'state' | 'stake' | 'cashedStake' | 'payout' | 'cashedOut'>;

const noBet: readonly TicketState[] = ['rejected', 'declined', 'expired'];

/** What a ticket counts for in its current state: from the moment it is received it is staked and not won. */
const playOf = ({ state, stake, cashedStake, payout, cashedOut }: Counted): Played => {
  if (noBet.includes(state)) return { staked: 0n, returned: 0n };
  if (state === 'void') return { staked: cashedStake, returned: cashedOut };
  return { staked: cashedStake + stake, returned: cashedOut + (payout ?? 0n) };
};

/** What a ticket that becomes another counts for on the day it was made; one that is received becomes itself from nothing. */
export const ticketPlay = (
  { userId, currencyId, createdAt }: Pick<StoredTicket, 'userId' | 'currencyId' | 'createdAt'>,
  before: Counted | null,
  after: Counted,
): PlayCounted => {
  const [was, is] = [before ? playOf(before) : { staked: 0n, returned: 0n }, playOf(after)];
  return {
    userId,
    currencyId,
    day: dayName(createdAt),
    product: 'tickets',
    staked: is.staked - was.staked,
    returned: is.returned - was.returned,
  };
};
