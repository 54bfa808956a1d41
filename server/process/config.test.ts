import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { ConfigError, environment, loadConfig } from './config.ts';

const secret = 'x'.repeat(32);
const paymentSecret = 'y'.repeat(32);
const gamesSecret = 'z'.repeat(32);

test('without any variable the server is a private one on port 3000, with no sandbox', () => {
  expect(loadConfig({})).toMatchObject({
    role: 'all',
    host: '127.0.0.1',
    port: 3000,
    production: false,
    sandbox: false,
    dataDir: './data',
    databaseUrl: null,
    natsUrl: null,
    metricsToken: null,
    drainSeconds: 0,
    migrateAtStart: true,
    jwtSecret: null,
    paymentSecret: null,
    gamesSecret: null,
    feedSize: 'full',
    trustProxy: false,
  });
});

test('production needs four secrets, a mail server and its own origins', () => {
  const given = {
    NODE_ENV: 'production',
    JWT_SECRET: secret,
    PAYMENT_SECRET: paymentSecret,
    GAMES_SECRET: gamesSecret,
    STUDIO_SECRET: 's'.repeat(32),
    SMTP_URL: 'smtps://user:password@mail.example:465',
    ORIGINS: 'https://matchday.example,https://reflektor.example:8443',
  };
  expect(loadConfig(given)).toMatchObject({
    production: true,
    smtpUrl: given.SMTP_URL,
    mailFrom: null,
    origins: ['https://matchday.example', 'https://reflektor.example:8443'],
    accountCallsPerHour: 300,
  });
});

test('empty variables count as not set', () => {
  const empty = { PORT: '', HOST: '', SANDBOX: '', JWT_SECRET: '', DATABASE_URL: '', TRUST_PROXY: '', FEED_SIZE: '' };
  expect(loadConfig(empty)).toEqual(loadConfig({}));
});

describe('the server refuses to start', () => {
  test.each([
    [{ NODE_ENV: 'production' }, 'JWT_SECRET'],
    [{ NODE_ENV: 'production', JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [{ VOUCHER_SECRET: 'short' }, 'VOUCHER_SECRET'],
    [{ NODE_ENV: 'production', JWT_SECRET: secret, ORIGINS: 'https://matchday.example' }, 'SMTP_URL'],
    [{ NODE_ENV: 'production', JWT_SECRET: secret, SMTP_URL: 'smtps://mail.example' }, 'ORIGINS'],
    [{ NODE_ENV: 'production', JWT_SECRET: secret }, 'PAYMENT_SECRET'],
    [{ PAYMENT_SECRET: 'short' }, 'PAYMENT_SECRET'],
    [{ NODE_ENV: 'production', JWT_SECRET: secret }, 'GAMES_SECRET'],
    [{ GAMES_SECRET: 'short' }, 'GAMES_SECRET'],
    [{ PAYMENT_SECRET: secret, GAMES_SECRET: secret }, 'GAMES_SECRET'],
    [{ NODE_ENV: 'production', JWT_SECRET: secret }, 'STUDIO_SECRET'],
    [{ STUDIO_SECRET: 'short' }, 'STUDIO_SECRET'],
    [{ GAMES_SECRET: secret, STUDIO_SECRET: secret }, 'STUDIO_SECRET'],
    [{ GAMES_PROVIDER_URL: 'games.example' }, 'GAMES_PROVIDER_URL'],
    [{ GAMES_WALLET_URL: 'https://games.example/wallet' }, 'GAMES_WALLET_URL'],
    [{ JWT_SECRET: secret, PAYMENT_SECRET: secret }, 'PAYMENT_SECRET'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Matchday <no-reply@matchday.example>' }, 'MAIL_FROM'],
    [{ ORIGINS: 'https://matchday.example/' }, 'ORIGINS'],
    [{ ORIGINS: 'matchday.example' }, 'ORIGINS'],
    [{ VAPID_PRIVATE_KEY: 'short', VAPID_SUBJECT: 'mailto:push@matchday.example' }, 'VAPID_PRIVATE_KEY'],
    [{ VAPID_PRIVATE_KEY: 'A'.repeat(43), VAPID_SUBJECT: 'mailto:push@matchday.example' }, 'VAPID_PRIVATE_KEY'],
    [{ VAPID_PRIVATE_KEY: 'x'.repeat(43) }, 'VAPID_SUBJECT'],
    [{ VAPID_SUBJECT: 'the operator' }, 'VAPID_SUBJECT'],
    [{ PUSH_HOSTS: 'https://push.example' }, 'PUSH_HOSTS'],
    [{ PUSH_HOSTS: 'localhost' }, 'PUSH_HOSTS'],
    [{ ACCOUNT_CALLS_PER_HOUR: '0' }, 'ACCOUNT_CALLS_PER_HOUR'],
    [{ NODE_ENV: 'production', JWT_SECRET: secret, SANDBOX: '1' }, 'SANDBOX'],
    [{ NODE_ENV: 'production', JWT_SECRET: secret, SANDBOX: '1', SANDBOX_PUBLIC: '1' }, 'SANDBOX'],
    [{ SANDBOX: '1', HOST: '0.0.0.0' }, 'SANDBOX_PUBLIC'],
    [{ SANDBOX: '1', HOST: '192.168.0.7' }, 'SANDBOX_PUBLIC'],
    [{ ROLE: 'boss' }, 'ROLE'],
    [{ ROLE: 'web', DATABASE_URL: 'postgres://db/matchday' }, 'NATS_URL'],
    [{ ROLE: 'worker', NATS_URL: 'nats://nats:4222' }, 'DATABASE_URL'],
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SANDBOX: 'yes please' }, 'SANDBOX'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ FEED_SIZE: 'huge' }, 'FEED_SIZE'],
    [{ CALLS_PER_MINUTE: '0' }, 'CALLS_PER_MINUTE'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL'],
    [{ SWEEP_POOL: 'many' }, 'SWEEP_POOL'],
    [{ LEAST_FREE_MB: '-1' }, 'LEAST_FREE_MB'],
  ])('with %j, and says that it is %s', (environment, variable) => {
    const load = () => loadConfig(environment);
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(variable);
  });
});

test.each(['127.0.0.1', 'localhost', '::1', '127.1.2.3'])('the sandbox is open on %s', (HOST) => {
  expect(loadConfig({ SANDBOX: '1', HOST }).sandbox).toBe(true);
});

test('the sandbox goes public only when that is said', () => {
  expect(loadConfig({ SANDBOX: '1', HOST: '0.0.0.0', SANDBOX_PUBLIC: '1' })).toMatchObject({
    sandbox: true,
    host: '0.0.0.0',
  });
});

describe('docs/settings.md', () => {
  const rows = [
    ...readFileSync(`${root}docs/settings.md`, 'utf8').matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)?[^|]*\| (.*) \|$/gm),
  ].map(([, name = '', fallback, meaning = '']) => ({ name, fallback, meaning }));

  test('has a row for every variable', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(environment.def.shape).sort());
  });

  test('names the defaults that hold', () => {
    const fallbacks = loadConfig({}) as unknown as Record<string, unknown>;
    const keyOf = (name: string) => name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const told = rows.filter(({ name, fallback }) => fallback !== undefined && keyOf(name) in fallbacks);
    expect(told.length).toBeGreaterThan(15);
    const wrong = told.filter(
      ({ name, fallback }) =>
        !['SITE_DIR', 'VOUCHER_SECRET', 'JACKPOT_SECRET'].includes(name) && String(fallbacks[keyOf(name)]) !== fallback,
    );
    expect(wrong).toEqual([]);
  });

  test('says what production requires', () => {
    const required = rows.filter(({ meaning }) => meaning.startsWith('required in production')).map(({ name }) => name);
    const refusal = (() => {
      try {
        loadConfig({ NODE_ENV: 'production' });
        return '';
      } catch (error) {
        return error instanceof ConfigError ? error.message : '';
      }
    })();
    expect(required.sort()).toEqual([...refusal.matchAll(/^(\w+) is required/gm)].map(([, name]) => name).sort());
  });
});
