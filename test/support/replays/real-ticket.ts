import type { TicketRequest } from '../../../contract/entities/ticket-request.ts';
import type { SlipSelection } from '../../../domain/ticket/slip-selection.ts';
import { ticketRequestFrom } from '../../../domain/ticket/ticket-request.ts';
import { walletOf } from '../../../machines/ticket/ticket-examples.ts';

/** A ticket of 50 dinars on one selection, as the site would send it. */
export const requestOf = (selection: SlipSelection, ticketId: string): TicketRequest =>
  ticketRequestFrom({
    ticketId,
    selections: [selection],
    stake: 5000,
    wallet: walletOf(),
    settings: null,
    oddsPolicy: { mode: 'none', tolerance: null },
  });
