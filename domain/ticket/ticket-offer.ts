import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import type { PendingTicket } from '../../contract/storage/slip.ts';
import { reofferBeepFrom, ticketBeepFrom, ticketBeepTo } from '../limits.ts';
import { parseMinor } from '../money/money.ts';
import { acceptsOdd, referenceOdd } from './odds-policy.ts';
import { acceptChanges, isLocked, priceFromAnswer, reprice, type Selections } from './slip.ts';
import type { OfferTold } from './ticket-verdict.ts';

/** What the operator offers instead of a ticket, next to what was requested (spec section 3, Reoffer state). */
export interface SlipOffer {
  ticketId: string;
  kind: OfferTold['kind'];
  /** At the offered odds; the originals are the odds that were sent. */
  selections: Selections;
  /** Minor units, both. */
  stake: number;
  originalStake: number;
  currency: string;
  /** Milliseconds by the server's clock. */
  expiresAt: number;
}

/**
 * The offer for a ticket as the slip shows it; a stake that cannot be read is the one asked for.
 * @param now the server's time: a prematch selection that has begun has no odd any more
 */
export const slipOfferFrom = (
  ticket: Pick<PendingTicket, 'ticketId' | 'selections' | 'stake' | 'currency'>,
  { kind, offer, selections }: OfferTold,
  now: number,
): SlipOffer => ({
  ticketId: ticket.ticketId,
  kind,
  selections: reprice(acceptChanges(ticket.selections), priceFromAnswer(selections), now),
  stake: Number(parseMinor(offer.stake) ?? ticket.stake),
  originalStake: ticket.stake,
  currency: ticket.currency,
  expiresAt: offer.expiresAt,
});

/**
 * With automatic acceptance an offer is accepted unless a selection is blocked or without an odd, or the payment changes
 * (spec section 4), or an odd moved further than the player's policy goes.
 * @param sent the selections of the ticket as it was sent
 */
export const isAcceptedByItself = (
  { selections, stake, originalStake }: SlipOffer,
  sent: Selections,
  policy: OddsPolicy,
): boolean =>
  policy.mode !== 'none' &&
  stake === originalStake &&
  !selections.some(isLocked) &&
  selections.every(({ odd }, index) => {
    const own = sent[index];
    return own !== undefined && acceptsOdd(policy, referenceOdd(own), odd);
  });

/** Whether a second beeps while the slip awaits confirm or reject: 6 down to 2 (spec section 4). */
export const isHeardInSlip = (seconds: number): boolean => seconds <= ticketBeepFrom && seconds >= ticketBeepTo;

/** Whether a second beeps while the dialog is open over the slip: each one from 5 on as well (spec section 4). */
export const isHeardInDialog = (seconds: number): boolean =>
  isHeardInSlip(seconds) || (seconds > 0 && seconds <= reofferBeepFrom);
