import type { Language } from '../../contract/entities/scalars.ts';
import type { KeyValue } from '../../contract/entities/settings.ts';
import type { TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import type { BetLimit, TicketUpdate } from '../../contract/sockets/sports.ts';
import type { ConnectivityReport } from '../connectivity/connectivity.machine.ts';
import type { LanguageReport } from '../language/language.machine.ts';
import type { LastRouteEvent } from '../last-route/last-route.machine.ts';
import type { MaintenanceReport } from '../maintenance/maintenance.machine.ts';
import type { ReofferReport } from '../reoffer/reoffer.machine.ts';
import type { SessionReport } from '../session/session.machine.ts';
import type { TicketReport } from '../ticket/ticket-event.ts';

/** `welcome` is ours: what is left to do after registering. */
export type AuthDialogMode = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'welcome';

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
  | { type: 'authDialog.opened'; mode: AuthDialogMode }
  | { type: 'authDialog.closed' }
  | { type: 'language.chosen'; language: Language }
  | Extract<LastRouteEvent, { type: `route.${string}` }>
  /** A part of the app could not be loaded. */
  | { type: 'chunk.failed' };

type ChildReport =
  | SessionReport
  | ConnectivityReport
  | MaintenanceReport
  | LanguageReport
  | TicketReport
  | ReofferReport;

export type AppEvent = AccountEvent | OfferEvent | PageEvent | ChildReport;
