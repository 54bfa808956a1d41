import type { FastifyBaseLogger } from 'fastify';
import type { Bonuses } from './bonuses/bonuses.ts';
import type { MovableClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/client.ts';
import type { LivingFeed } from './feed/feed.ts';
import type { Accounts } from './identity/accounts.ts';
import type { Identity } from './identity/identity.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { MailOutbox } from './mail/mail-outbox.ts';
import type { Pushes } from './pushes.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { Settings } from './settings/settings.ts';
import type { Refusals } from './sockets/refusals.ts';
import type { SocketServer } from './sockets/socket-server.ts';
import type { TicketDesk } from './tickets/ticket-desk.ts';
import type { Vouchers } from './vouchers/vouchers.ts';

/** Everything a route or a socket may use, made once at start. */
export interface Services {
  config: Config;
  version: string;
  clock: MovableClock;
  database: Database;
  feed: LivingFeed;
  ledger: Ledger;
  tickets: TicketDesk;
  vouchers: Vouchers;
  bonuses: Bonuses;
  identity: Identity;
  accounts: Accounts;
  mail: MailOutbox;
  settings: Settings;
  sandbox: Sandbox;
  pushes: Pushes;
  sockets: SocketServer;
  /** What the sockets refused since the start. */
  refusals: Refusals;
  log: FastifyBaseLogger;
}
