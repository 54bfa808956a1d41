import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import type { Database } from '../database/client.ts';
import { createLog } from '../process/log.ts';
import { root } from '../root.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { joinFeedBucket } from './feed-bucket.ts';
import { joinOtherNodes } from './other-nodes.ts';

const env = {
  ...process.env,
  PATH: `${process.env.PATH}:/usr/sbin`,
  NATS_PASSWORD: 'a-password-of-this-test',
  NATS_PRICING_PASSWORD: 'another-password-of-this-test',
};
const hasNats = spawnSync('nats-server', ['--version'], { env }).status === 0;
const log = createLog({ logLevel: 'silent' });

let nats: ChildProcess;
let port: number;
let store: string;
let postgres: ScratchPostgres;
let database: Database;
beforeAll(async () => {
  if (!hasNats) return;
  postgres = await createScratchPostgres();
  ({ database } = await postgres.open());
  port = await freePort();
  store = await mkdtemp(path(tmpdir(), 'matchday-nats-'));
  const given = ['-a', '127.0.0.1', '-p', String(port), '-sd', store];
  nats = spawn('nats-server', ['-c', `${root}deploy/nats.conf`, ...given], { env });
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const line = dial(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      line.once('connect', () => line.destroy());
    });
  await vi.waitUntil(answers, { timeout: 20_000 });
});
afterAll(async () => {
  if (nats?.kill()) await once(nats, 'exit');
  if (store) await rm(store, { recursive: true, force: true });
  await postgres?.drop();
});

const password = encodeURIComponent(env.NATS_PASSWORD);
const join = (secret: string) => joinOtherNodes(`nats://server:${secret}@127.0.0.1:${port}`, database, log);

test.skipIf(!hasNats)(
  'servers that know the password tell each other news; whoever does not is not let in',
  async () => {
    const [one, other, stranger] = [await join(password), await join(password), await join('guessed')];
    const heard: unknown[] = [];
    other.hear('a test', (...words: never[]) => heard.push(...words));
    stranger.hear('a test', (...words: never[]) => heard.push('a stranger', ...words));
    await expect
      .poll(() => {
        one.tell('a test', 'news');
        return heard;
      })
      .toContain('news');
    expect(heard).not.toContain('a stranger');
    expect(stranger.isJoined()).toBe(false);
    await Promise.all([one.close(), other.close(), stranger.close()]);
  },
);

test.skipIf(!hasNats)('a server may speak of news and of nothing else', async () => {
  const server = await connect({ servers: `127.0.0.1:${port}`, user: 'server', pass: env.NATS_PASSWORD });
  const refused = (async () => {
    for await (const status of server.status()) if (status.type === 'error') return String(status.error);
    return 'nothing';
  })();
  server.publish('matchday.some_database.feed', 'an invented price');
  expect(await refused).toMatch(/permissions violation.*publish/i);
  await server.close();
});

test.skipIf(!hasNats)('whoever prices writes the feed; a server that sells hears it and cannot write it', async () => {
  const heard: string[] = [];
  const joined = (user: string, secret: string, writes: boolean) =>
    joinFeedBucket({
      natsUrl: `nats://${user}:${encodeURIComponent(secret)}@127.0.0.1:${port}`,
      database,
      listener: { hear: (key) => heard.push(`${user} ${key}`), forget: () => undefined, begun: () => undefined },
      writes,
      log,
    });
  const price = new TextEncoder().encode('a price');
  const pricing = await joined('pricing', env.NATS_PRICING_PASSWORD, true);
  const server = await joined('server', env.NATS_PASSWORD, false);
  await expect.poll(() => pricing.put('match.1', price, 0).catch(() => 0)).toBeGreaterThan(0);
  await expect.poll(() => heard).toContain('server match.1');
  await expect(server.put('match.2', price, 0)).rejects.toThrow();
  await pricing.put('match.3', price, 0);
  await expect.poll(() => heard).toContain('server match.3');
  expect(heard).not.toContain('server match.2');
  await Promise.all([pricing.close(), server.close()]);
});
