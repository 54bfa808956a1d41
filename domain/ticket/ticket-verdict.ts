import type { AnsweredSelection, TicketOffer, TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import type { TicketInfo } from '../../contract/http/base.ts';

/** What an answer about a ticket means; `text` is a translation key of the namespace `ticket`. */
export type TicketVerdict =
  | { outcome: 'pending' }
  /** At these prices. */
  | { outcome: 'accepted'; selections: readonly AnsweredSelection[] }
  | { outcome: 'busy' }
  | ({ outcome: 'offered' } & OfferTold)
  | { outcome: 'denied'; text: RejectionText; selections: readonly AnsweredSelection[] }
  /** The player declined an offer, or let it run out. */
  | { outcome: 'withdrawn'; how: 'cancelled' | 'expired' };

/** An offer as it is sent: stakes in major units. */
export interface OfferTold {
  /** Prices moved, or the stake is cut as well (codes 100 and 101). */
  kind: 'oddchange' | 'reoffer';
  offer: TicketOffer;
  selections: readonly AnsweredSelection[];
}

export type RejectionText =
  | 'snackbarRejected'
  | 'ticketRejectedOddsChanged'
  | 'ticketRejectedOddsBlocked'
  | 'ticketRejectedOddsChangedCms'
  | 'ticketRejectedOddsBlockedCms'
  | 'snackbarTimeout';

/** The operator's number for a server that was busy. */
export const busyCode = 102;

const rejectionTexts: Readonly<Record<number, RejectionText>> = {
  208: 'snackbarRejected',
  216: 'ticketRejectedOddsChanged',
  217: 'ticketRejectedOddsBlocked',
  226: 'ticketRejectedOddsChangedCms',
  227: 'ticketRejectedOddsBlockedCms',
};

/** The words for a subcode; any unlisted one, 203 and 204 among them, is a final time-out (spec section 8). */
export const rejectionText = (subcode: number | null): RejectionText =>
  (subcode === null ? undefined : rejectionTexts[subcode]) ?? 'snackbarTimeout';

type Told = Pick<TicketRequestProcessed['mtcResponse'], 'status' | 'subcode' | 'selections' | 'offer'>;

const verdict = (accepted: boolean | null, { status, subcode, selections, offer }: Told): TicketVerdict => {
  if (accepted === true) return { outcome: 'accepted', selections };
  // Ping has no other place for the code.
  if (subcode === busyCode) return { outcome: 'busy' };
  if (status === 'cancelled' || status === 'expired') return { outcome: 'withdrawn', how: status };
  if (offer && accepted === null && (status === 'oddchange' || status === 'reoffer')) {
    return { outcome: 'offered', kind: status, offer, selections };
  }
  if (accepted === false || status === 'denied') return { outcome: 'denied', text: rejectionText(subcode), selections };
  return { outcome: 'pending' };
};

/** Reads the socket's answer (spec sections 4 and 8). */
export const verdictOfAnswer = (answer: TicketRequestProcessed): TicketVerdict =>
  answer.etsResponse.code === busyCode ? { outcome: 'busy' } : verdict(answer.accepted, answer.mtcResponse);

/** Reads what ping knows of a ticket (decisions, table of states). */
export const verdictOfInfo = (info: NonNullable<TicketInfo>): TicketVerdict => verdict(info.accepted, info.mtcResponse);
