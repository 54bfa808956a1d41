import type { AnsweredSelection, TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import type { TicketInfo } from '../../contract/http/base.ts';

/** What an answer about a ticket means; `text` is a translation key of the namespace `ticket`. */
export type TicketVerdict =
  | { outcome: 'pending' }
  | { outcome: 'accepted' }
  | { outcome: 'busy' }
  | { outcome: 'denied'; text: RejectionText; selections: readonly AnsweredSelection[] };

export type RejectionText =
  | 'snackbarRejected'
  | 'ticketRejectedOddsChanged'
  | 'ticketRejectedOddsBlocked'
  | 'ticketRejectedOddsChangedCms'
  | 'ticketRejectedOddsBlockedCms'
  | 'snackbarTimeout';

const busyCode = 102;

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

const verdict = (
  accepted: boolean | null,
  status: TicketRequestProcessed['mtcResponse']['status'],
  subcode: number | null,
  selections: readonly AnsweredSelection[],
): TicketVerdict => {
  if (accepted === true) return { outcome: 'accepted' };
  if (accepted === false || status === 'denied') return { outcome: 'denied', text: rejectionText(subcode), selections };
  return { outcome: 'pending' };
};

/** Reads the socket's answer (spec sections 4 and 8). */
export const verdictOfAnswer = (answer: TicketRequestProcessed): TicketVerdict => {
  if (answer.etsResponse.code === busyCode) return { outcome: 'busy' };
  const { status, subcode, selections } = answer.mtcResponse;
  return verdict(answer.accepted, status, subcode, selections);
};

/** Reads what ping knows of a ticket (decisions, table of states). */
export const verdictOfInfo = (info: NonNullable<TicketInfo>): TicketVerdict =>
  verdict(info.accepted, info.mtcResponse.status, info.mtcResponse.subcode, info.mtcResponse.selections);
