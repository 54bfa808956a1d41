import type { AnsweredSelection } from '../../contract/entities/ticket.ts';
import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import type { SiteSettings } from '../../contract/settings/site.ts';
import type { PendingTicket, SlipSystem } from '../../contract/storage/slip.ts';
import type { Selections } from '../../domain/ticket/slip.ts';
import type { RejectionText } from '../../domain/ticket/ticket-verdict.ts';
import { failureText } from '../refusal.ts';
import type { PlayerSwitch } from './player-switch.ts';

/** News of the last ticket, shown in a dialog or, if it was accepted and the player prefers that, in the slip. */
export interface TicketNews {
  outcome: 'accepted' | 'denied';
  /** The server's time. */
  at: number;
  ticketId: string;
  /** Minor units. */
  stake: number;
  currency: string;
  text: RejectionText | null;
  /** At the prices it was accepted at; none of a rejected one. */
  selections: Selections;
  system: SlipSystem | null;
  /** It is shown in the slip: the player prefers that, and saw the slip. */
  inSlip: boolean;
}

/** A slip that can come back: one that was emptied, or the one that was paid last. */
export interface FormerSlip {
  selections: Selections;
  system: SlipSystem | null;
  stake: number | null;
}

/** Why a call was refused, as a translation key of `namespace`. */
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
  settings: SiteSettings | null;
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
  slipInSight: boolean;
  /** The feed was lost or lagged since the last check of the prices. */
  pricesStale: boolean;
  /** Tickets whose outcome is unknown, at most one a player: another player's waits until he is back. */
  tickets: readonly PendingTicket[];
  autoOddsUsers: PlayerSwitch;
  /** What they accept, by user. */
  oddsPolicies: Readonly<Record<string, OddsPolicy>>;
  /** Players who want the receipt of an accepted ticket in the slip. */
  receiptUsers: PlayerSwitch;
  /** The server's time as it was received last. */
  serverNow: number | null;
  secondsLeft: number;
  news: TicketNews | null;
  refusal: TicketRefusal | null;
  /** The ticket whose outcome is shown, until its player has read it. */
  told: PendingTicket | null;
  /** The selections of the ticket that was rejected last, those with a reason. */
  rejected: readonly AnsweredSelection[];
}

export const refusalOf = (error: unknown): TicketRefusal => failureText(error, 'badRequest');

export const ticketNotPlaced: TicketRefusal = { namespace: 'ticket', key: 'ticketNotPlaced' };
