import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../test/support/free-port.ts';
import { serverCommand } from '../tools/server-bundle.ts';
import { endMains, startMain } from './testing/start-main.ts';

let folder: string;
let command: readonly string[];

beforeAll(async () => {
  command = await serverCommand();
  folder = await mkdtemp(join(tmpdir(), 'matchday-main-'));
});
afterEach(endMains);
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (environment: Record<string, string>) => startMain(command, { DATA_DIR: folder, ...environment });

test('a server prints its address and accounts, keeps its folder to itself, and ends in good order', async () => {
  const port = await freePort();
  const first = start({ SANDBOX: '1', PORT: String(port) });
  const greeting = await first.until('password Sandbox12345');
  expect(greeting).toContain(`http://localhost:${port}`);
  expect(greeting).toContain(`http://localhost:${port}/sandbox`);
  expect(greeting).toContain('player, player2, agent, affiliate, al2, al99');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

  const second = start({ SANDBOX: '1', PORT: String(await freePort()) });
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain('Another Matchday server is using');

  // If it gave up waiting for its own end it would exit with 1.
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
}, 300_000);

test('the generated secret is readable by its owner alone, and a restart continues sessions and clock', async () => {
  const secret = join(folder, 'jwt-secret');
  expect((await stat(secret)).mode & 0o777).toBe(0o600);
  const before = await readFile(secret, 'utf8');
  const post = async (port: number, path: string, body: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string & number> };
  };

  const firstPort = await freePort();
  const first = start({ SANDBOX: '1', PORT: String(firstPort) });
  await first.until('Demo accounts');
  const login = { username: 'player', password: 'Sandbox12345', rememberMe: true };
  const { refresh_token: refreshToken } = (await post(firstPort, '/kcmanager/loginUser', login)).body;
  const advanced = (await post(firstPort, '/sandbox/v1/clock', { advance: 3_600_000 })).body.nowTimestamp ?? 0;
  // As a crash would end it.
  first.child.kill('SIGKILL');
  await first.exit;

  const secondPort = await freePort();
  const second = start({ SANDBOX: '1', PORT: String(secondPort) });
  await second.until('Demo accounts');
  expect(await readFile(secret, 'utf8')).toBe(before);
  expect((await post(secondPort, '/kcmanager/refreshToken', { refreshToken })).status).toBe(200);
  const health = await fetch(`http://127.0.0.1:${secondPort}/healthz`).then((answer) => answer.json());
  expect(health.nowTimestamp).toBeGreaterThan(advanced);
}, 300_000);

test('production refuses a database that holds demo accounts', async () => {
  const server = start({
    NODE_ENV: 'production',
    JWT_SECRET: 'x'.repeat(32),
    PAYMENT_SECRET: 'y'.repeat(32),
    GAMES_SECRET: 'z'.repeat(32),
    STUDIO_SECRET: 's'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:25',
    ORIGINS: 'https://matchday.example',
    PORT: String(await freePort()),
  });
  expect(await server.exit).toBe(1);
  expect(server.output()).toContain('demo accounts');
}, 300_000);

test('a port that is taken is said in one line', async () => {
  const port = await freePort();
  const other = await mkdtemp(join(tmpdir(), 'matchday-main-'));
  // What locks a folder is a socket, and stays with it.
  await cp(folder, other, { recursive: true, filter: (path) => !path.includes('/lock-') });
  const first = start({ SANDBOX: '1', PORT: String(port) });
  await first.until('Demo accounts');
  const second = start({ SANDBOX: '1', PORT: String(port), DATA_DIR: other });
  expect(await second.exit).toBe(1);
  expect(second.output()).toMatch(/port .* is in use/i);
  await rm(other, { recursive: true, force: true });
}, 300_000);

test('a server that is told to end wants no more players, serves those it has, and lets their sockets go', async () => {
  const port = await freePort();
  const server = start({ SANDBOX: '1', PORT: String(port), DRAIN_SECONDS: '3' });
  await server.until('Demo accounts');
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
  expect(await at('/readyz')).toBe(200);
  const socket = io(`http://127.0.0.1:${port}/feedsocket`, { transports: ['websocket'], reconnection: false });
  await new Promise((resolve) => socket.once('connect', () => resolve(true)));
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  server.child.kill('SIGTERM');
  await expect.poll(() => at('/readyz')).toBe(503);
  expect(await at('/livez')).toBe(200);
  expect(await at('/cms/v1/settings/general')).toBe(200);
  // As a broken line would, so that clients come back by themselves.
  expect(await gone).toBe('transport close');
  expect(await server.exit).toBe(0);
}, 300_000);
