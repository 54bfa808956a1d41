import type { Language } from '../../contract/entities/languages.ts';
import type { TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import type { BetLimit } from '../../contract/sockets/sports.ts';
import type { FavouritesEvent } from '../favourites/favourites.machine.ts';
import type { GameSessionReport } from '../game-session/game-session-event.ts';
import type { LanguageReport } from '../language/language.machine.ts';
import type { MaintenanceReport } from '../maintenance/maintenance.machine.ts';
import type { NoticeReport } from '../notices/notice.ts';
import type { OddsConsentReport } from '../odds-consent/odds-consent.machine.ts';
import type { ReofferReport } from '../reoffer/reoffer.machine.ts';
import type { SessionReport } from '../session/session-event.ts';
import type { SiteReport } from '../site/site.machine.ts';
import type { TicketEvent, TicketReport } from '../ticket/ticket-event.ts';
import type { UpdateReport } from '../update/update.machine.ts';

/** What can be pressed on any page, whether or not the machine that handles it is loaded. */
type PlayerPress =
  | Extract<TicketEvent, { type: 'selection.toggled' | 'selection.removed' | 'panel.toggled' | 'panel.closed' }>
  | Extract<FavouritesEvent, { type: 'favourite.toggled' }>
  | { type: 'language.chosen'; language: Language };

/** Events for the player's machines. */
export type PlayerNews =
  | PlayerPress
  | Extract<SessionReport, { type: 'user.changed' | 'wallet.changed' | 'ping.answered' }>
  | Extract<SiteReport, { type: 'site.changed' }>
  | Extract<TicketEvent, { type: 'feed.went' | 'odds.touched' | 'window.focused' }>
  | { type: 'ticket.processed'; answer: TicketRequestProcessed }
  | { type: 'betLimit.pushed'; limit: BetLimit }
  | GameSessionReport
  | { type: 'route.entered'; path: string };

/** Reports of theirs that concern other machines. */
export type PlayerReport =
  | NoticeReport
  | MaintenanceReport
  | LanguageReport
  | UpdateReport
  | Extract<TicketReport, { type: 'ticket.awaited' | 'outcome.changed' }>;

export type PlayerEvent =
  | PlayerNews
  | PlayerReport
  | TicketReport
  | ReofferReport
  | OddsConsentReport
  | Extract<TicketEvent, { type: 'slip.shared' }>;
