import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorKeys } from '../../contract/entities/error.ts';
import type { OpenedGame } from '../../contract/http/games.ts';
import { freePort } from '../../test/support/free-port.ts';
import { root } from '../root.ts';
import { gamePlayer } from '../testing/game-stand.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createClock } from '../time/clock.ts';

const run = promisify(execFile);

let server: TestServer;
let site: string;
let folder: string;
let text: string;
beforeAll(async () => {
  // The lines sign by the time that it is.
  server = await startTestServer({ SITE_DIR: 'no-site' }, createClock());
  const port = await freePort();
  await server.app.listen({ host: '127.0.0.1', port });
  site = `http://127.0.0.1:${port}`;
  folder = await mkdtemp(join(tmpdir(), 'matchday-wallet-'));
  text = await readFile(`${root}docs/wallet-api.md`, 'utf8');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const block = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(text)?.[1] ?? '';
const environment = () => ({ PATH: process.env.PATH, SITE: site, GAMES_SECRET: server.services.games.secret });

test('the lines of node play a round', async () => {
  const player = await gamePlayer(server, 1_000);
  const { url } = (await player.start()).body as unknown as OpenedGame;
  const file = join(folder, 'play.mjs');
  await writeFile(file, block('js'));
  const CODE = new URL(url, site).searchParams.get('code') ?? '';
  const { stdout } = await run(process.execPath, [file], { env: { ...environment(), CODE } });
  expect(stdout).toBe('bet 99000\nagain 99000\nwin 102000\nlate gameRoundClosed\n');
  expect(await player.cash()).toBe(1_020);
});

test('every code that it names is one the server sends', () => {
  const table = text.slice(text.indexOf('| code | of |'), text.indexOf('## Twenty lines'));
  const rows = table.split('\n').filter((row) => /^\| [45]\d\d/.test(row));
  const codes = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, code]) => code ?? ''),
  );
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !(errorKeys as readonly string[]).includes(code))).toEqual([]);
});

test('every wallet call stands in it and in the description of the interface', async () => {
  const { paths } = (await server.call('/openapi.json')).body as { paths: object };
  const calls = Object.keys(paths).filter((path) => path.startsWith('/games/v1/wallet/'));
  expect(calls).toHaveLength(6);
  expect(calls.filter((path) => !text.includes(path))).toEqual([]);
});
