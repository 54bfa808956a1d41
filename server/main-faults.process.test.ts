import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../test/support/free-port.ts';
import { tokensOf, upcoming } from '../test/support/player-api.ts';
import { serverCommand } from '../tools/server-bundle.ts';
import { openEmbedded } from './database/open-database.ts';
import { endMains, startMain } from './testing/start-main.ts';
import { aRequest } from './testing/ticket-stand.ts';

let command: readonly string[];
let own: string;

beforeAll(async () => {
  command = await serverCommand();
});
beforeEach(async () => {
  own = await mkdtemp(join(tmpdir(), 'matchday-main-'));
});
afterEach(async () => {
  endMains();
  await rm(own, { recursive: true, force: true });
});

const start = (environment: Record<string, string>, within: readonly string[] = []) =>
  startMain([...within, ...command], { SANDBOX: '1', DATA_DIR: own, ...environment });

test('J6: a server that is told to end while it makes its database ends in good order, and the next one starts', async () => {
  const first = start({ PORT: String(await freePort()) });
  await expect.poll(() => readdirSync(own), { interval: 5 }).toContain('pg');
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  expect(first.output()).toBe('');
  const second = start({ PORT: String(await freePort()) });
  await second.until('Demo accounts');
}, 300_000);

test('J6: a server that waits for a database that says nothing ends when it is told to', async () => {
  const silent = createServer().listen(await freePort(), '127.0.0.1');
  const asked = once(silent, 'connection');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const server = start({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` });
  await asked;
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  silent.close();
}, 300_000);

test('J2: a server starts while NATS is away, says so, and ends when it is told to', async () => {
  const port = await freePort();
  const nats = `nats://127.0.0.1:${await freePort()}`;
  const server = start({ PORT: String(port), NATS_URL: nats, LOG_LEVEL: 'warn' });
  await server.until('Demo accounts');
  await server.until('NATS is away');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
}, 300_000);

/** Every file of a folder and what it holds; what PostgreSQL itself notes of a start is left out. */
const contentOf = (path: string) =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && file.name !== 'postmaster.pid')
      .map((file) => join(file.parentPath, file.name))
      .sort()
      .map((file) => [file, createHash('sha1').update(readFileSync(file)).digest('hex')]),
  );

describe('a folder that cannot be used is said in one sentence with what to do', () => {
  let sound: string;
  beforeAll(async () => {
    sound = await mkdtemp(join(tmpdir(), 'matchday-main-'));
    await (await openEmbedded(join(sound, 'pg'))).close();
  }, 300_000);
  afterAll(() => rm(sound, { recursive: true, force: true }));

  const complaintOf = async (environment: Record<string, string>): Promise<string> => {
    const server = start(environment);
    expect(await server.exit).toBe(1);
    const said = server.output().trim();
    expect(said.split('\n')).toHaveLength(1);
    return said;
  };

  const damages: [string, (database: string) => void][] = [
    ['a control file cut short', (database) => truncateSync(join(database, 'global', 'pg_control'), 100)],
    ['an empty control file', (database) => writeFileSync(join(database, 'global', 'pg_control'), Buffer.alloc(8_192))],
    ['no version', (database) => rmSync(join(database, 'PG_VERSION'))],
    [
      'a log cut short',
      (database) => {
        for (const name of readdirSync(join(database, 'pg_wal')).filter((one) => /^[\dA-F]{24}$/.test(one)))
          truncateSync(join(database, 'pg_wal', name), 4_096);
      },
    ],
  ];
  test.each(damages)('J5: %s, and nothing is overwritten', async (_, damage) => {
    cpSync(sound, own, { recursive: true });
    damage(join(own, 'pg'));
    const before = contentOf(join(own, 'pg'));
    expect(await complaintOf({})).toMatch(/is damaged and was left as it is: .* set another DATA_DIR\.$/);
    expect(contentOf(join(own, 'pg'))).toEqual(before);
  });

  test('J3: a full disk', async () => {
    expect(await complaintOf({ LEAST_FREE_MB: '1000000' })).toMatch(/is full: \d+ MB are left, 1000000 are needed/);
    expect(readdirSync(own)).toEqual([]);
  });

  test('J3: a folder that cannot be made', async () => {
    writeFileSync(join(own, 'file'), '');
    expect(await complaintOf({ DATA_DIR: join(own, 'file', 'data') })).toMatch(
      /cannot be written \(ENOTDIR\): .* set another DATA_DIR\.$/,
    );
  });
});

const canMount = spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'true']).status === 0;

test.runIf(canMount)(
  'J3: a disk that fills up takes no tickets, loses nothing, and says so',
  async () => {
    const port = await freePort();
    const mounted = ['--user', '--map-root-user', '--mount', 'sh', '-c'];
    const onSmallDisk = 'mount -t tmpfs -o size=300m none "$DATA_DIR" && exec "$0" "$@"';
    const server = start({ PORT: String(port), FEED_SEED: '7' }, ['unshare', ...mounted, onSmallDisk]);
    await server.until('Demo accounts');
    const at = `http://127.0.0.1:${port}`;
    const { access_token: token } = await tokensOf(at, 'player');
    const [match] = await upcoming(at);
    const odds = [match?.markets['1X2']?.['1']?.O ?? 0];
    const pay = async () => {
      const request = aRequest({ odds, autoOddsChange: true });
      const selections = request.selections.map((one) => ({ ...one, eventId: match?.eventId ?? '' }));
      const answer = await fetch(`${at}/sportsbetting/v1/ticketRequest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...request, selections }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const health = async () => (await fetch(`${at}/healthz`)).json();
    expect((await pay()).status).toBe(200);

    const ballast = `/proc/${server.child.pid}/root${own}/ballast`;
    const file = openSync(ballast, 'w');
    expect(() => {
      for (;;) writeSync(file, Buffer.alloc(1_000_000));
    }).toThrow('ENOSPC');
    await expect.poll(health).toMatchObject({ error: 'unavailable', values: { reason: 'disk' } });
    expect(await pay()).toMatchObject({ status: 503, body: { error: 'busy', values: { code: 102 } } });
    rmSync(ballast);
    closeSync(file);
    await expect.poll(health).toMatchObject({ ok: true });
    expect((await pay()).status).toBe(200);
    expect(await (await fetch(`${at}/sandbox/v1/ledger`)).json()).toEqual({ broken: [] });
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  },
  300_000,
);
