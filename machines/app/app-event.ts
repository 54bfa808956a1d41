import type { KeyValue } from '../../contract/entities/settings.ts';
import type { TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import type { BetLimit, TicketUpdate } from '../../contract/sockets/sports.ts';
import type { AuthDialogEvent } from '../auth-dialog/auth-dialog.machine.ts';
import type { ConnectivityEvent, ConnectivityReport } from '../connectivity/connectivity.machine.ts';
import type { LastRouteEvent } from '../last-route/last-route.machine.ts';
import type { PlayerNews, PlayerReport } from '../player/player-event.ts';
import type { SessionReport } from '../session/session-event.ts';
import type { SiteReport } from '../site/site.machine.ts';

/** What arrives on the account's connection. */
export type AccountEvent =
  | { type: 'ticket.processed'; answer: TicketRequestProcessed }
  | { type: 'ticket.updated'; update: TicketUpdate }
  | { type: 'wallets.changed'; wallets: Wallet[] }
  | { type: 'status.pushed'; status: KeyValue }
  | { type: 'settings.pushed' }
  | { type: 'page.pushed' }
  | { type: 'betLimit.pushed'; limit: BetLimit };

/** A price on the slip may have moved; a match that is starred, or whose league is, has begun. */
export type OfferEvent = { type: 'odds.touched' } | { type: 'favourite.begun' };

type PageEvent =
  | Extract<AuthDialogEvent, { type: `authDialog.${string}` }>
  /** Somebody does more than look, or is about to. */
  | { type: 'player.wanted' }
  /** News for the player's machines. */
  | { type: 'player.told'; news: PlayerNews }
  | Extract<LastRouteEvent, { type: `route.${string}` }>
  | Extract<ConnectivityEvent, { type: 'reload.asked' }>;

export type AppEvent =
  | AccountEvent
  | OfferEvent
  | PageEvent
  | SessionReport
  | SiteReport
  | ConnectivityReport
  | PlayerReport;
