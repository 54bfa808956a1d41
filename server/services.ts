import type { FastifyBaseLogger } from 'fastify';
import type { Bonuses } from './bonuses/bonuses.ts';
import type { MovableClock } from './clock.ts';
import type { Config } from './config.ts';
import type { ContactDesk } from './contact/contact-desk.ts';
import type { Database } from './database/client.ts';
import type { LivingFeed } from './feed/feed.ts';
import type { Housekeeping } from './housekeeping.ts';
import type { Accounts } from './identity/accounts.ts';
import type { Identity } from './identity/identity.ts';
import type { Pings } from './identity/pings.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { MailOutbox } from './mail/mail-outbox.ts';
import type { Inbox } from './messages/inbox.ts';
import type { Payments } from './payments/payments.ts';
import type { SimulatedProvider } from './payments/provider/simulated-provider.ts';
import type { PlayLimits } from './play-limits/play-limits.ts';
import type { Pushes } from './pushes.ts';
import type { Readiness } from './readiness.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { Settings } from './settings/settings.ts';
import type { Translations } from './settings/translations.ts';
import type { CashOutQuotes } from './sockets/cash-out-quotes.ts';
import type { OtherNodes } from './sockets/other-nodes.ts';
import type { Refusals } from './sockets/refusals.ts';
import type { SocketServer } from './sockets/socket-server.ts';
import type { SharedSlips } from './tickets/shared-slips.ts';
import type { TicketDesk } from './tickets/ticket-desk.ts';
import type { Vouchers } from './vouchers/vouchers.ts';

/** Everything a route or a socket may use, made once at start. */
export interface Services {
  config: Config;
  version: string;
  clock: MovableClock;
  database: Database;
  readiness: Readiness;
  feed: LivingFeed;
  ledger: Ledger;
  tickets: TicketDesk;
  payments: Payments;
  /** In sandbox mode only. */
  simulatedProvider: SimulatedProvider | null;
  vouchers: Vouchers;
  sharedSlips: SharedSlips;
  bonuses: Bonuses;
  identity: Identity;
  accounts: Accounts;
  pings: Pings;
  contact: ContactDesk;
  mail: MailOutbox;
  housekeeping: Housekeeping;
  inbox: Inbox;
  playLimits: PlayLimits;
  settings: Settings;
  translations: Translations;
  sandbox: Sandbox;
  others: OtherNodes;
  pushes: Pushes;
  sockets: SocketServer;
  cashOutQuotes: CashOutQuotes;
  /** What the sockets refused since the start. */
  refusals: Refusals;
  log: FastifyBaseLogger;
}
