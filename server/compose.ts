import type { FastifyBaseLogger } from 'fastify';
import packageJson from '../package.json' with { type: 'json' };
import { createAffiliates } from './affiliates/affiliates.ts';
import { gameProducts } from './affiliates/game-products.ts';
import { createPostbacks } from './affiliates/postbacks.ts';
import { createReferrals } from './affiliates/referrals.ts';
import { createAgency } from './agency/agency.ts';
import { createUserCreation } from './agency/create-user.ts';
import { createAgencyCredit } from './agency/credit.ts';
import { createAgencyOffice } from './agency/office.ts';
import { createAgencyPayouts } from './agency/payouts.ts';
import { createBonuses } from './bonuses/bonuses.ts';
import { joinOtherNodes } from './bus/other-nodes.ts';
import { createOutbox } from './bus/outbox.ts';
import { createPostOutside } from './calls/outside-line.ts';
import { createOwnLine } from './calls/own-line.ts';
import { postTo } from './calls/signed-line.ts';
import { composeFeed } from './compose-feed.ts';
import { composePush } from './compose-push.ts';
import { createContactDesk } from './contact/contact-desk.ts';
import { requireAnswer } from './database/answering.ts';
import type { OpenDatabase } from './database/client.ts';
import { askProvider } from './games/ask-provider.ts';
import type { GameCatalogue } from './games/game-catalogue.ts';
import { createGames } from './games/games.ts';
import { createForcedRounds } from './games/studio/forced-rounds.ts';
import { createStudio } from './games/studio/studio.ts';
import { createWalletClient } from './games/studio/wallet-client.ts';
import { titleCatalogue } from './games/title-catalogue.ts';
import { createAccounts } from './identity/accounts.ts';
import { createAttempts } from './identity/attempts.ts';
import { createCallCounts } from './identity/call-counts.ts';
import { addDemoAccounts } from './identity/demo-accounts.ts';
import { createIdentity } from './identity/identity.ts';
import { createLinkTokens } from './identity/link-tokens.ts';
import { createPings } from './identity/pings.ts';
import { createHousekeeping } from './jobs/housekeeping.ts';
import { createSweeper, type Sweeper } from './jobs/sweeper.ts';
import { createLedger } from './ledger/ledger.ts';
import { createMailOutbox } from './mail/mail-outbox.ts';
import { createSmtpPostman } from './mail/smtp.ts';
import { createInbox } from './messages/inbox.ts';
import { countedPushes } from './metrics/counted-pushes.ts';
import { createMetrics } from './metrics/metrics.ts';
import { watchServer } from './metrics/watch-server.ts';
import { createPayments } from './payments/payments.ts';
import { createPlayLimits } from './play-limits/play-limits.ts';
import { type Config, ConfigError } from './process/config.ts';
import { keptSecret } from './process/kept-secret.ts';
import { createReadiness } from './process/readiness.ts';
import { dutiesOf } from './process/role.ts';
import { followSandbox } from './sandbox/follow-sandbox.ts';
import { createSimulatedProvider } from './sandbox/provider/simulated-provider.ts';
import { createPushService } from './sandbox/push-service.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import type { Services } from './services.ts';
import { keepLists } from './settings/kept-lists.ts';
import { createSettings } from './settings/settings.ts';
import { createTranslations } from './settings/translations.ts';
import { pushCashOutQuotes } from './sockets/cash-out-quotes.ts';
import { serveFeed } from './sockets/feedsocket.ts';
import { createRefusals } from './sockets/refusals.ts';
import { createSocketServer } from './sockets/socket-server.ts';
import { pushesOf, serveSports } from './sockets/sports.ts';
import { createTicketDesk } from './ticket-desk/ticket-desk.ts';
import { createSharedSlips } from './tickets/shared-slips.ts';
import type { MovableClock } from './time/clock.ts';
import { createVoucherCodes } from './vouchers/voucher-codes.ts';
import { createVouchers } from './vouchers/vouchers.ts';

export interface Composed {
  services: Services;
  /** Begins what the role of this process does by itself. */
  start(): void;
  /** Before the database closes: waits for the tickets under way. */
  close(): Promise<void>;
}

/** Makes every service and wires one to the other; the only place that does. */
export const compose = async (
  config: Config,
  { database, sweeps }: Pick<OpenDatabase, 'database' | 'sweeps'>,
  clock: MovableClock,
  log: FastifyBaseLogger,
  catalogue: GameCatalogue = titleCatalogue,
  metrics = createMetrics(),
): Promise<Composed> => {
  const ledger = createLedger(database, clock);
  const jwtSecret = keptSecret(config.jwtSecret, config.dataDir, 'jwt-secret');
  const attempts = createAttempts(database, clock);
  const identity = await createIdentity({ database, clock, jwtSecret, attempts, wallets: ledger.wallets, log });
  if (config.production && (await identity.hasDemoAccounts())) {
    throw new ConfigError(
      'This database holds demo accounts, whose password everybody knows: not served in production.',
    );
  }
  if (config.sandbox) await addDemoAccounts(identity, ledger);

  const linkTokens = createLinkTokens(database, clock);
  const postman = config.smtpUrl === null ? null : createSmtpPostman(config.smtpUrl, config.mailFrom);
  const keep = config.sandbox || postman === null;
  const mail = createMailOutbox({ database: sweeps, clock, links: linkTokens, postman, keep, log });
  const postbacks = createPostbacks({ database, sweeps, clock, post: createPostOutside(), log });
  const referrals = createReferrals({ database, clock, secret: jwtSecret, postbacks });
  const { accountCallsPerHour } = config;
  const accounts = createAccounts({
    database,
    clock,
    identity,
    attempts,
    linkTokens,
    ledger,
    mail,
    referrals,
    accountCallsPerHour,
  });

  const sandbox = createSandbox(config.sandbox, database, clock);
  const lists = await keepLists(database);
  const settings = createSettings(database, clock, lists, log);
  // What is stored is looked at before anybody plays by it.
  await settings.general();
  const refusals = createRefusals();
  const sockets = createSocketServer(config, refusals);
  const others = await joinOtherNodes(config.natsUrl, database, log);
  const pushes = countedPushes(pushesOf(sockets.sports, others), metrics);
  const sports = serveSports(sockets.sports, { config, identity, others, clock, refusals, log });
  const offer = await composeFeed({ config, database, clock, sandbox, log });
  const { feed, bent } = offer;
  if (config.sandbox) followSandbox(others, bent, clock);
  const feedsocket = serveFeed(sockets.feedsocket, feed, clock, refusals, metrics.framed);
  const tickets = createTicketDesk({ database, sweeps, clock, feed, ledger, settings, forcing: sandbox, pushes, log });
  const outbox = createOutbox(sweeps, clock, ledger, pushes);
  const codes = createVoucherCodes(config.voucherSecret ?? jwtSecret);
  const vouchers = createVouchers({ database, sweeps, clock, ledger, outbox, attempts, settings, codes, log });
  const agencyOffice = createAgencyOffice({ database, sweeps, clock, log });
  const bonuses = createBonuses({ database, sweeps, clock, ledger, outbox, settings, log });

  const secret = keptSecret(config.paymentSecret, config.dataDir, 'payment-secret');
  const simulatedProvider = config.sandbox ? createSimulatedProvider(database, clock, secret) : null;
  const payments = createPayments({
    database,
    clock,
    ledger,
    settings,
    outbox,
    secret,
    provider: simulatedProvider,
    log,
  });

  const affiliates = createAffiliates({
    database,
    sweeps,
    clock,
    ledger,
    outbox,
    settings,
    postbacks,
    log,
    productOf: gameProducts(catalogue),
  });

  const gamesSecret = keptSecret(config.gamesSecret, config.dataDir, 'games-secret');
  const ownLine = createOwnLine();
  const lineTo = (address: string | null) => (address === null ? ownLine.post : postTo(address));
  const games = createGames({
    database,
    sweeps,
    clock,
    ledger,
    outbox,
    identity,
    settings,
    catalogue,
    pushes,
    log,
    provider: askProvider({ post: lineTo(config.gamesProviderUrl), secret: gamesSecret, clock }, log),
    secret: gamesSecret,
    jackpotSecret: config.jackpotSecret ?? jwtSecret,
    providerUrl: config.gamesProviderUrl,
  });

  const studio = createStudio({
    database,
    sweeps,
    clock,
    log,
    secret: keptSecret(config.studioSecret, config.dataDir, 'studio-secret'),
    wallet: createWalletClient({
      post: sandbox.provider.over(lineTo(config.gamesWalletUrl)),
      secret: gamesSecret,
      clock,
    }),
    forced: config.sandbox ? createForcedRounds() : null,
  });

  const push = composePush({ config, database, sweeps, clock, feed, jwtSecret, log });

  const callCounts = createCallCounts(sweeps, clock);
  const housekeeping = createHousekeeping(sweeps, clock, log);
  const cashOutQuotes = pushCashOutQuotes(sockets.sports, tickets.cashOuts, refusals, log);

  const readiness = createReadiness(config, clock);
  watchServer(metrics, {
    database,
    sweeps,
    isReady: async () => (await readiness.look()) === null,
    isJoined: others.isJoined,
    feedAge: () => Math.max(feedsocket.age(), offer.age()),
    speaks: offer.speaks,
    openSockets: sockets.open,
    refusals: refusals.counts,
  });

  const services: Services = {
    config,
    version: packageJson.version,
    clock,
    database,
    askDatabase: () => requireAnswer(database),
    readiness,
    feed,
    bent,
    ledger,
    tickets,
    payments,
    simulatedProvider,
    games,
    studio,
    ownLine,
    vouchers,
    agency: createAgency({ database, clock, ledger, identity }),
    affiliates,
    referrals,
    agencyCredit: createAgencyCredit({ database, clock, ledger, outbox, settings, log }),
    agencyPayouts: createAgencyPayouts({ database, clock, ledger, outbox, log }),
    agencyOffice,
    createAgencyUser: createUserCreation({ database, clock, ledger, identity, attempts }),
    sharedSlips: createSharedSlips({ database, clock, feed, attempts }),
    bonuses,
    identity,
    callCounts,
    accounts,
    pings: createPings(database, clock, identity),
    contact: createContactDesk({ database, clock, attempts, mail, accountCallsPerHour }),
    mail,
    housekeeping,
    inbox: createInbox(database, clock),
    push,
    sandboxPushService: config.sandbox ? createPushService(clock) : null,
    playLimits: createPlayLimits({ database, clock, ledger, identity }),
    settings,
    translations: createTranslations(database, clock),
    sandbox,
    others,
    feedAge: feedsocket.age,
    hasFeed: () => offer.age() < Number.POSITIVE_INFINITY,
    metrics,
    pushes,
    sockets,
    cashOutQuotes,
    refusals,
    log,
  };
  // The studio calls the wallet by this process's own line, so that its rounds go on where calls are answered.
  const sharing = createSweeper('call counts', 1_000, callCounts.share, log);
  const forPlayers: readonly Sweeper[] = [cashOutQuotes, tickets, studio, ...(config.databaseUrl ? [sharing] : [])];
  const chores: readonly Sweeper[] = [
    tickets.settling,
    vouchers,
    bonuses,
    affiliates,
    agencyOffice,
    games.sessions,
    mail,
    push,
    housekeeping,
  ];
  const duties = dutiesOf[config.role];
  return {
    services,
    start: () => {
      for (const sweeper of offer.sweepers) sweeper.start();
      if (duties.players) for (const sweeper of forPlayers) sweeper.start();
      if (duties.chores) for (const sweeper of chores) sweeper.start();
    },
    close: async () => {
      sports.close();
      feedsocket.close();
      for (const sweeper of [...forPlayers, ...chores, ...offer.sweepers]) await sweeper.close();
      await others.close();
      await lists.close();
    },
  };
};
