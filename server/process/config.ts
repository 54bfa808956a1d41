import { createECDH } from 'node:crypto';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type Role, roles } from './role.ts';

/** Everything the server takes from its environment. */
export interface Config {
  role: Role;
  host: string;
  port: number;
  production: boolean;
  /** Demo accounts and the sandbox calls exist (decisions, Demo data and sandbox). */
  sandbox: boolean;
  /** The agents' demo accounts get a month of play behind them after the first start (set by `npm start`). */
  demoMonth: boolean;
  dataDir: string;
  /** With fewer megabytes left on the disk of `dataDir` the server counts as full. */
  leastFreeMb: number;
  /** Where the built site lies; null: in dist. */
  siteDir: string | null;
  /** Whether browsers may keep the site for a visit without a network; otherwise those that do are told to remove it. */
  serviceWorker: boolean;
  databaseUrl: string | null;
  /** Connections to PostgreSQL for calls, and for background work. */
  databasePool: number;
  sweepPool: number;
  /** The NATS over which several processes tell each other news; null: this one serves the site alone. */
  natsUrl: string | null;
  /** Null: generated once and kept in dataDir. */
  jwtSecret: string | null;
  /** Shared with the payment provider, whose notices it signs; null: generated once and kept in dataDir. */
  paymentSecret: string | null;
  /** Shared with the provider of games, who signs his wallet calls; null: generated once and kept in dataDir. */
  gamesSecret: string | null;
  /** Where the provider of games is, an origin; null: in this process. */
  gamesProviderUrl: string | null;
  /** Whose wallet the house's studio plays with, an origin; null: this process's. */
  gamesWalletUrl: string | null;
  /** The house's studio seals its seeds with it and makes its flights of it; null: generated once and kept in dataDir. */
  studioSecret: string | null;
  /** Guards the codes of vouchers; null: jwtSecret does. With another one open vouchers are not found any more, and run out. */
  voucherSecret: string | null;
  /** Makes the seeds of the jackpots' draws; null: jwtSecret does. Another one is another seed for the day that is played. */
  jackpotSecret: string | null;
  /** Signs what is pushed (VAPID, base64url of 32 bytes); null: made of jwtSecret, except in production, where nothing is pushed then. */
  vapidPrivateKey: string | null;
  /** Whom a push service turns to about what is sent, `mailto:` or `https:`. */
  vapidSubject: string | null;
  /** Hosts of the push services that are posted to, `*.` before one takes those below it; empty: every public one. */
  pushHosts: readonly string[];
  /** Callers with this token may read the figures of this server; null: nobody may. */
  metricsToken: string | null;
  feedSeed: string;
  /** `small` has every sport and market, but few matches: tests start sooner. */
  feedSize: 'full' | 'small';
  /** Whose X-Forwarded-For is believed: `true`, the one proxy's before the server; `false`; or that of addresses separated by commas. */
  trustProxy: boolean | string;
  /** Origins the site is served from, when they differ from the address of the request. */
  origins: readonly string[];
  logLevel: string;
  /** HTTP calls a minute an address may make, those of signed-in players left out: thousands may share it. */
  callsPerMinute: number;
  /** HTTP calls a minute a player may make, from all addresses together. */
  playerCallsPerMinute: number;
  /** Sockets an address may hold open. */
  socketsPerAddress: number;
  /** Connections of a player that receive his account's events, at each node; a further one silences the oldest. */
  socketsPerPlayer: number;
  /** Registrations, and mails asked for, that an address may cause in an hour. */
  accountCallsPerHour: number;
  /** How long a request may take to arrive; its headers, and a connection's first ones, a third of it. */
  secondsPerRequest: number;
  /** How long a server that is asked to end still answers, while proxies learn to send it no more players. */
  drainSeconds: number;
  /** Whether a start brings PostgreSQL up to date; otherwise `npm run migrate` has to have done so. */
  migrateAtStart: boolean;
  /** Where mail goes, `smtp://` or `smtps://` with user and password; null: it stays in the database to be read there. */
  smtpUrl: string | null;
  /** The sender's address; null: no-reply at the host of the site that was used. */
  mailFrom: string | null;
}

/** The environment is invalid; `message` lists every reason, one a line. */
export class ConfigError extends Error {}

const flag = z.pipe(
  z.optional(z.enum(['', '0', '1', 'true', 'false'])),
  z.transform((value) => value === '1' || value === 'true'),
);
const text = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value?.trim() || null),
);
const count = (fallback: number, min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((value) => (value === undefined || value === '' ? fallback : Number(value))),
    ),
    z.int().check(z.minimum(min), z.maximum(max)),
  );

/** Every variable of the environment by its name; docs/settings.md explains each. */
export const environment = z.object({
  ROLE: z.optional(z.enum(['', ...roles])),
  HOST: text,
  PORT: count(3000, 0, 65_535),
  NODE_ENV: text,
  SANDBOX: flag,
  SANDBOX_PUBLIC: flag,
  DEMO_MONTH: flag,
  DATA_DIR: text,
  SITE_DIR: text,
  SERVICE_WORKER: z.optional(z.enum(['', '0', '1', 'false', 'true'])),
  DATABASE_URL: text,
  DATABASE_POOL: z.optional(z.string()),
  SWEEP_POOL: z.optional(z.string()),
  LEAST_FREE_MB: z.optional(z.string()),
  NATS_URL: text,
  JWT_SECRET: text,
  PAYMENT_SECRET: text,
  GAMES_SECRET: text,
  GAMES_PROVIDER_URL: text,
  GAMES_WALLET_URL: text,
  STUDIO_SECRET: text,
  VOUCHER_SECRET: text,
  JACKPOT_SECRET: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: text,
  PUSH_HOSTS: text,
  METRICS_TOKEN: text,
  FEED_SEED: text,
  FEED_SIZE: z.optional(z.enum(['', 'full', 'small'])),
  TRUST_PROXY: text,
  ORIGINS: text,
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  CALLS_PER_MINUTE: z.optional(z.string()),
  PLAYER_CALLS_PER_MINUTE: z.optional(z.string()),
  SOCKETS_PER_ADDRESS: z.optional(z.string()),
  SOCKETS_PER_PLAYER: z.optional(z.string()),
  ACCOUNT_CALLS_PER_HOUR: z.optional(z.string()),
  SECONDS_PER_REQUEST: z.optional(z.string()),
  DRAIN_SECONDS: z.optional(z.string()),
  MIGRATE_AT_START: z.optional(z.enum(['', '0', '1', 'false', 'true'])),
  SMTP_URL: text,
  MAIL_FROM: text,
});

export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);

const isSmtpUrl = (value: string): boolean => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol);
const isNatsUrl = (value: string): boolean =>
  URL.canParse(value) && /^(nats|tls):$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;

/** A scalar of P-256: 32 bytes, neither 0 nor the order of the curve or above. */
const isP256Key = (value: string): boolean => {
  if (!/^[\w-]{43}$/.test(value)) return false;
  try {
    createECDH('prime256v1').setPrivateKey(value, 'base64url');
    return true;
  } catch {
    return false;
  }
};
const isContact = (value: string): boolean =>
  URL.canParse(value) && (value.startsWith('https://') || z.regexes.email.test(value.replace(/^mailto:/, '')));
const isHostPattern = (value: string): boolean => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value);

const trustOf = (value: string | null): boolean | string =>
  value === null || value === '0' || value === 'false' ? false : value === '1' || value === 'true' ? true : value;

/** Reads the environment; throws a ConfigError that names every wrong or forbidden variable. */
export const loadConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const given = parsed.data;
  const role = given.ROLE || 'all';
  const host = given.HOST ?? '127.0.0.1';
  const production = given.NODE_ENV === 'production';
  const limits = z
    .object({
      callsPerMinute: count(given.SANDBOX ? 100_000 : 30_000, 1, 10_000_000),
      playerCallsPerMinute: count(given.SANDBOX ? 100_000 : 1_200, 1, 10_000_000),
      socketsPerAddress: count(given.SANDBOX ? 10_000 : 5_000, 1, 1_000_000),
      socketsPerPlayer: count(given.SANDBOX ? 10_000 : 40, 1, 1_000_000),
      accountCallsPerHour: count(given.SANDBOX ? 10_000 : 300, 1, 1_000_000),
      secondsPerRequest: count(30, 1, 600),
      databasePool: count(10, 2, 1_000),
      sweepPool: count(5, 2, 1_000),
      leastFreeMb: count(64, 0, 1_000_000),
      drainSeconds: count(0, 0, 600),
    })
    .safeParse({
      callsPerMinute: given.CALLS_PER_MINUTE,
      playerCallsPerMinute: given.PLAYER_CALLS_PER_MINUTE ?? given.CALLS_PER_MINUTE,
      socketsPerAddress: given.SOCKETS_PER_ADDRESS,
      socketsPerPlayer: given.SOCKETS_PER_PLAYER,
      accountCallsPerHour: given.ACCOUNT_CALLS_PER_HOUR,
      secondsPerRequest: given.SECONDS_PER_REQUEST,
      databasePool: given.DATABASE_POOL,
      sweepPool: given.SWEEP_POOL,
      leastFreeMb: given.LEAST_FREE_MB,
      drainSeconds: given.DRAIN_SECONDS,
    });
  const pushHosts = (given.PUSH_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []);
  const origins = (given.ORIGINS ?? '').split(',').filter((origin) => origin !== '');

  const wrong = [
    role !== 'all' &&
      (given.DATABASE_URL === null || given.NATS_URL === null) &&
      `ROLE=${role} is a part of a site: it needs the DATABASE_URL and NATS_URL of the others.`,
    !limits.success &&
      'CALLS_PER_MINUTE, PLAYER_CALLS_PER_MINUTE, SOCKETS_PER_ADDRESS, SOCKETS_PER_PLAYER, ACCOUNT_CALLS_PER_HOUR and SECONDS_PER_REQUEST ' +
        'are whole numbers above 0, DATABASE_POOL and SWEEP_POOL above 1, LEAST_FREE_MB and DRAIN_SECONDS from 0 on.',
    production && given.SANDBOX && 'SANDBOX is impossible with NODE_ENV=production.',
    production && given.JWT_SECRET === null && 'JWT_SECRET is required with NODE_ENV=production.',
    production && given.PAYMENT_SECRET === null && 'PAYMENT_SECRET is required with NODE_ENV=production.',
    // Without mail nobody could confirm his address or set a new password, and without ORIGINS a forged Host header
    // would choose where the links in it lead.
    production && given.SMTP_URL === null && 'SMTP_URL is required with NODE_ENV=production.',
    production && origins.length === 0 && 'ORIGINS is required with NODE_ENV=production.',
    given.SMTP_URL !== null && !isSmtpUrl(given.SMTP_URL) && 'SMTP_URL is smtp://... or smtps://...',
    given.NATS_URL !== null && !isNatsUrl(given.NATS_URL) && 'NATS_URL is nats://... or tls://...',
    given.MAIL_FROM !== null && !z.regexes.email.test(given.MAIL_FROM) && 'MAIL_FROM is an e-mail address.',
    !origins.every(isOrigin) && 'ORIGINS are origins separated by commas: https://host[:port].',
    given.JWT_SECRET !== null && given.JWT_SECRET.length < 32 && 'JWT_SECRET needs at least 32 characters.',
    given.PAYMENT_SECRET !== null && given.PAYMENT_SECRET.length < 32 && 'PAYMENT_SECRET needs at least 32 characters.',
    given.PAYMENT_SECRET !== null &&
      given.PAYMENT_SECRET === given.JWT_SECRET &&
      'PAYMENT_SECRET and JWT_SECRET are two secrets: the provider knows only one of them.',
    production && given.GAMES_SECRET === null && 'GAMES_SECRET is required with NODE_ENV=production.',
    given.GAMES_SECRET !== null && given.GAMES_SECRET.length < 32 && 'GAMES_SECRET needs at least 32 characters.',
    given.GAMES_SECRET !== null &&
      [given.JWT_SECRET, given.PAYMENT_SECRET].includes(given.GAMES_SECRET) &&
      'GAMES_SECRET is a secret of its own: the provider of games knows no other.',
    ![given.GAMES_PROVIDER_URL, given.GAMES_WALLET_URL].every((url) => url === null || isOrigin(url)) &&
      'GAMES_PROVIDER_URL and GAMES_WALLET_URL are origins: https://host[:port].',
    production && given.STUDIO_SECRET === null && 'STUDIO_SECRET is required with NODE_ENV=production.',
    given.STUDIO_SECRET !== null && given.STUDIO_SECRET.length < 32 && 'STUDIO_SECRET needs at least 32 characters.',
    given.STUDIO_SECRET !== null &&
      [given.JWT_SECRET, given.PAYMENT_SECRET, given.GAMES_SECRET].includes(given.STUDIO_SECRET) &&
      'STUDIO_SECRET is a secret of its own: the operator knows none of the seeds.',
    given.METRICS_TOKEN !== null && given.METRICS_TOKEN.length < 32 && 'METRICS_TOKEN needs at least 32 characters.',
    given.VOUCHER_SECRET !== null && given.VOUCHER_SECRET.length < 32 && 'VOUCHER_SECRET needs at least 32 characters.',
    given.JACKPOT_SECRET !== null && given.JACKPOT_SECRET.length < 32 && 'JACKPOT_SECRET needs at least 32 characters.',
    given.VAPID_PRIVATE_KEY !== null &&
      !isP256Key(given.VAPID_PRIVATE_KEY) &&
      'VAPID_PRIVATE_KEY is the private key of `npx web-push generate-vapid-keys`.',
    given.VAPID_PRIVATE_KEY !== null && given.VAPID_SUBJECT === null && 'VAPID_PRIVATE_KEY needs VAPID_SUBJECT.',
    given.VAPID_SUBJECT !== null && !isContact(given.VAPID_SUBJECT) && 'VAPID_SUBJECT is mailto:... or https://...',
    !pushHosts.every(isHostPattern) && 'PUSH_HOSTS are hosts separated by commas: push.example, *.push.example.',
    given.SANDBOX &&
      !isLoopback(host) &&
      !given.SANDBOX_PUBLIC &&
      `SANDBOX on HOST=${host} lets anybody there move money; set SANDBOX_PUBLIC=1 if that is meant.`,
  ].filter((reason) => typeof reason === 'string');
  if (wrong.length > 0 || !limits.success) throw new ConfigError(wrong.join('\n'));

  return {
    role,
    host,
    port: given.PORT,
    production,
    sandbox: given.SANDBOX,
    demoMonth: given.SANDBOX && given.DEMO_MONTH,
    dataDir: given.DATA_DIR ?? './data',
    siteDir: given.SITE_DIR === null ? null : resolve(given.SITE_DIR),
    serviceWorker: !['0', 'false'].includes(given.SERVICE_WORKER ?? ''),
    databaseUrl: given.DATABASE_URL,
    natsUrl: given.NATS_URL,
    jwtSecret: given.JWT_SECRET,
    paymentSecret: given.PAYMENT_SECRET,
    gamesSecret: given.GAMES_SECRET,
    gamesProviderUrl: given.GAMES_PROVIDER_URL,
    gamesWalletUrl: given.GAMES_WALLET_URL,
    studioSecret: given.STUDIO_SECRET,
    voucherSecret: given.VOUCHER_SECRET,
    jackpotSecret: given.JACKPOT_SECRET,
    vapidPrivateKey: given.VAPID_PRIVATE_KEY,
    vapidSubject: given.VAPID_SUBJECT,
    pushHosts,
    metricsToken: given.METRICS_TOKEN,
    feedSeed: given.FEED_SEED ?? 'matchday',
    feedSize: given.FEED_SIZE || 'full',
    trustProxy: trustOf(given.TRUST_PROXY),
    origins,
    logLevel: given.LOG_LEVEL,
    migrateAtStart: !['0', 'false'].includes(given.MIGRATE_AT_START ?? ''),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    ...limits.data,
  };
};
