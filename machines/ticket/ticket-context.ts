import type { AnsweredSelection } from '../../contract/entities/ticket.ts';
import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import type { GeneralSettings } from '../../contract/settings/general.ts';
import type { PendingTicket, SlipSystem } from '../../contract/storage/slip.ts';
import type { Selections } from '../../domain/ticket/slip.ts';
import type { RejectionText } from '../../domain/ticket/ticket-verdict.ts';
import { failureText } from '../refusal.ts';

/** What the dialog about the last ticket says. */
export interface TicketNews {
  outcome: 'accepted' | 'denied';
  ticketId: string;
  /** Minor units. */
  stake: number;
  currency: string;
  text: RejectionText | null;
}

/** A slip that can come back: one that was emptied, or the one that was paid last. */
export interface FormerSlip {
  selections: Selections;
  system: SlipSystem | null;
  stake: number | null;
}

/** Why a call was refused, as a translation key; `namespace` says whose. */
export interface TicketRefusal {
  namespace: 'errors' | 'ticket';
  key: string;
  /** What the text names; amounts in major units. */
  values?: Record<string, string | number>;
}

export interface TicketContext {
  userId: string | null;
  /** Whose slip it is: the player's or, until he is known again, that of whoever left it in this browser. */
  owner: string | null;
  wallet: Wallet | null;
  settings: GeneralSettings | null;
  selections: Selections;
  /** Null for a single or a combination. */
  system: SlipSystem | null;
  former: FormerSlip | null;
  /** Minor units; null while the field holds no amount. */
  stake: number | null;
  /** What is in the field while it is typed in, and after that as long as it is no amount; null: the stake. */
  stakeText: string | null;
  /** The stake was below the minimum pay-in and has been raised to it. */
  stakeRaised: boolean;
  panelOpen: boolean;
  /** The feed was lost or lagged since the last check of the prices. */
  pricesStale: boolean;
  /** Tickets whose outcome is unknown, at most one a player: another player's waits until he is back. */
  tickets: readonly PendingTicket[];
  autoOddsUsers: readonly string[];
  /** What they accept, by user. */
  oddsPolicies: Readonly<Record<string, OddsPolicy>>;
  /** The server's time when it was heard last. */
  serverNow: number | null;
  secondsLeft: number;
  news: TicketNews | null;
  refusal: TicketRefusal | null;
  /** The selections of the ticket that was rejected last, those with a reason. */
  rejected: readonly AnsweredSelection[];
}

export const refusalOf = (error: unknown): TicketRefusal => failureText(error, 'badRequest');

export const ticketNotPlaced: TicketRefusal = { namespace: 'ticket', key: 'ticketNotPlaced' };
