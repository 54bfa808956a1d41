import type { FastifyBaseLogger } from 'fastify';
import type { Affiliates } from './affiliates/affiliates.ts';
import type { AffiliateReferrals } from './affiliates/referrals.ts';
import type { Agency } from './agency/agency.ts';
import type { createUserCreation } from './agency/create-user.ts';
import type { AgencyCredit } from './agency/credit.ts';
import type { AgencyOffice } from './agency/office.ts';
import type { AgencyPayouts } from './agency/payouts.ts';
import type { Bonuses } from './bonuses/bonuses.ts';
import type { OtherNodes } from './bus/other-nodes.ts';
import type { Pushes } from './bus/pushes.ts';
import type { OwnLine } from './calls/own-line.ts';
import type { ContactDesk } from './contact/contact-desk.ts';
import type { Database } from './database/client.ts';
import type { FeedSource } from './feed/feed-source.ts';
import type { BentFeed } from './feed/simulator/create-simulator.ts';
import type { Games } from './games/games.ts';
import type { Studio } from './games/studio/studio.ts';
import type { Accounts } from './identity/accounts.ts';
import type { CallCounts } from './identity/call-counts.ts';
import type { Identity } from './identity/identity.ts';
import type { Pings } from './identity/pings.ts';
import type { Housekeeping } from './jobs/housekeeping.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { MailOutbox } from './mail/mail-outbox.ts';
import type { Inbox } from './messages/inbox.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Payments } from './payments/payments.ts';
import type { PlayLimits } from './play-limits/play-limits.ts';
import type { Config } from './process/config.ts';
import type { Readiness } from './process/readiness.ts';
import type { PushDesk } from './push/push-desk.ts';
import type { SimulatedProvider } from './sandbox/provider/simulated-provider.ts';
import type { SandboxPushService } from './sandbox/push-service.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { Settings } from './settings/settings.ts';
import type { Translations } from './settings/translations.ts';
import type { CashOutQuotes } from './sockets/cash-out-quotes.ts';
import type { Refusals } from './sockets/refusals.ts';
import type { SocketServer } from './sockets/socket-server.ts';
import type { TicketDesk } from './ticket-desk/ticket-desk.ts';
import type { SharedSlips } from './tickets/shared-slips.ts';
import type { MovableClock } from './time/clock.ts';
import type { Vouchers } from './vouchers/vouchers.ts';

/** Everything a route or a socket may use, made once at start. */
export interface Services {
  config: Config;
  version: string;
  clock: MovableClock;
  database: Database;
  /** Throws when the database does not answer. */
  askDatabase(): Promise<void>;
  readiness: Readiness;
  feed: FeedSource;
  /** What testers force in it, where it is computed; other servers are notified. */
  bent: BentFeed;
  ledger: Ledger;
  tickets: TicketDesk;
  payments: Payments;
  /** In sandbox mode only. */
  simulatedProvider: SimulatedProvider | null;
  games: Games;
  /** The house's own provider of games. */
  studio: Studio;
  /** How the studio calls the wallet where both are this process. */
  ownLine: OwnLine;
  vouchers: Vouchers;
  agency: Agency;
  agencyCredit: AgencyCredit;
  agencyPayouts: AgencyPayouts;
  affiliates: Affiliates;
  referrals: AffiliateReferrals;
  agencyOffice: AgencyOffice;
  createAgencyUser: ReturnType<typeof createUserCreation>;
  sharedSlips: SharedSlips;
  bonuses: Bonuses;
  identity: Identity;
  /** Calls of a minute, by whoever makes them. */
  callCounts: CallCounts;
  accounts: Accounts;
  pings: Pings;
  contact: ContactDesk;
  mail: MailOutbox;
  housekeeping: Housekeeping;
  inbox: Inbox;
  push: PushDesk;
  /** In sandbox mode only. */
  sandboxPushService: SandboxPushService | null;
  playLimits: PlayLimits;
  settings: Settings;
  translations: Translations;
  sandbox: Sandbox;
  others: OtherNodes;
  /** Milliseconds since the offer was last looked at for the sockets. */
  feedAge(): number;
  /** False until the prices of another server arrived for the first time. */
  hasFeed(): boolean;
  metrics: Metrics;
  pushes: Pushes;
  sockets: SocketServer;
  cashOutQuotes: CashOutQuotes;
  /** What the sockets refused since the start. */
  refusals: Refusals;
  log: FastifyBaseLogger;
}
