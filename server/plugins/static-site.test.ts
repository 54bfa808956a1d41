import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asBuilt } from '../testing/as-built.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { answerErrors } from './errors.ts';
import { serveSite } from './static-site.ts';

const page =
  '<!doctype html><html lang="en"><title>Matchday</title><meta name="description" content="" /><noscript>JavaScript</noscript></html>';
let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'matchday-assets-'));
  for (const folder of ['assets', 'logos', '.vite']) await mkdir(join(root, folder));
  const files = { 'index.html': page, 'mode.js': '1', 'assets/index-abc123.js': 'run()', 'logos/m.svg': '<svg/>' };
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content);
  await writeFile(join(root, 'assets/index-abc123.js.br'), brotliCompressSync('run()'));
  await writeFile(join(root, '.vite/manifest.json'), '{}');
  app = Fastify();
  answerErrors(app);
  app.post('/kcmanager/loginUser', () => 'ok');
  await serveSite(app, root, asBuilt);
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const get = (url: string, encoding = 'identity') => app.inject({ url, headers: { 'accept-encoding': encoding } });

test.each(['/', '/live_betting', '/rs/betting', '/de/games/provider/game', '/ticket_history?page=2', '/no/such/page'])(
  'the router’s %s is the page, always fresh',
  async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect({ statusCode, body, freshness: headers['cache-control'] }).toEqual({
      statusCode: 200,
      body: page,
      freshness: 'no-cache',
    });
  },
);

test('an address without a page is answered with the page, which says so, and with 404', async () => {
  const addresses = ['/', '/betting', '/games/$provider', '/account/bonuses/regular'];
  const list = join(root, '.vite/first-files.json');
  await writeFile(list, JSON.stringify({ pages: {}, addresses }));
  const other = Fastify();
  await serveSite(other, root, asBuilt);
  const ask = async (url: string) => {
    const { statusCode, body } = await other.inject({ url });
    return [statusCode, body === page];
  };
  for (const known of ['/', '/rs', '/rs/', '/betting?page=2', '/Betting/', '/el/betting', '/games/x', '/de/games/x'])
    expect(await ask(known), known).toEqual([200, true]);
  for (const unknown of ['/bettin', '/betting/x', '/fr/betting', '/rs/rs', '/games/x/y/z', '/account/bonuses'])
    expect(await ask(unknown), unknown).toEqual([404, true]);
  await other.close();
  await rm(list);
});

test('an asset may be kept for ever, and comes compressed as it was built', async () => {
  const { headers } = await get('/assets/index-abc123.js', 'gzip, br');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
  expect((await get('/assets/index-abc123.js')).body).toBe('run()');
});

test('files that keep their names are asked for again', async () => {
  expect((await get('/mode.js')).headers['cache-control']).toBe('no-cache');
  expect((await get('/logos/m.svg')).headers['cache-control']).toBe('public, max-age=86400');
});

test.each([
  '/assets/index-old.js',
  '/assets/none',
  '/favicon.ico',
  '/cms/v1/nothing',
  '/games/v1/nothing',
  '/sandbox',
  '/sandbox/v1/clock',
  '/assets/..%2findex.html.bak',
  '/..%2f..%2fetc%2fpasswd.txt',
  '/.vite/manifest.json',
])('%s is not answered with the page', async (url) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('application/json');
});

test('a call of another method is 405, not the page', async () => {
  expect((await get('/kcmanager/loginUser')).statusCode).toBe(405);
});

test('the version of the operator’s own words comes with the page, and goes when there are none any more', async () => {
  let version = 'ab12';
  const other = Fastify();
  await serveSite(other, root, asBuilt, async () => version);
  const visit = (cookie: string) => other.inject({ url: '/rs', headers: { cookie } });
  const first = (await visit('lang=rs')).headers;
  expect(first['set-cookie']).toMatch(/^texts=ab12; Path=\/; SameSite=Lax; Max-Age=[1-9]/);
  expect(first.link).toContain('</cms/v1/translations?lang=rs&v=ab12>; rel=preload; as=fetch');
  expect((await visit('texts=ab12')).headers['set-cookie']).toBeUndefined();
  version = '';
  const last = (await visit('texts=ab12')).headers;
  expect(last['set-cookie']).toMatch(/^texts=; .*Max-Age=0$/);
  expect(last.link).not.toContain('translations');
  await other.close();
});

test.each([
  ['1', true],
  ['0', false],
])('of a whole server with SANDBOX=%s the page is marked: %s', async (SANDBOX, marked) => {
  const server = await startTestServer({ SANDBOX, SITE_DIR: root });
  const { body } = await server.app.inject({ url: '/' });
  expect(body.includes('<html data-sandbox')).toBe(marked);
  await server.close();
});
