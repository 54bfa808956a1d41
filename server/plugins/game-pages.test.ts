import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asBuilt } from '../testing/as-built.ts';
import { answerErrors } from './errors.ts';
import { openToFrames, serveGamePages } from './game-pages.ts';
import { serveSite } from './static-site.ts';

const page = '<!doctype html><title>Game</title>';
let root: string;
let app: FastifyInstance;

const built = async (siteDir: string): Promise<FastifyInstance> => {
  const made = Fastify();
  answerErrors(made);
  openToFrames(made);
  made.post('/play/v1/round', () => 'played');
  serveGamePages(made, siteDir, (code) => code === 'minefield');
  await serveSite(made, siteDir, asBuilt);
  return made;
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'matchday-games-'));
  for (const folder of ['play/assets', 'play/.vite', 'fonts']) await mkdir(join(root, folder), { recursive: true });
  const files = {
    'index.html': 'the site',
    'play/index.html': page,
    'play/assets/main-abc.js': 'run()',
    'play/.vite/manifest.json': '{}',
    'fonts/text.woff2': 'glyphs',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content);
  app = await built(root);
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const get = (url: string) => app.inject({ url, headers: { host: 'games.example:8443' } });

test('a game’s page is a sandbox of its own that the site alone may frame', async () => {
  const { statusCode, body, headers } = await get('/play/minefield?code=abc&lang=de');
  expect([statusCode, body]).toEqual([200, page]);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      'sandbox allow-scripts',
      "default-src 'none'",
      "script-src 'self' http://games.example:8443",
      "connect-src 'self' http://games.example:8443",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ]),
  );
});

test('what it is made of may be kept for ever, and be read by a page of no origin', async () => {
  const { statusCode, headers } = await get('/play/assets/main-abc.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await get('/fonts/text.woff2')).headers['access-control-allow-origin']).toBe('*');
});

test.each([
  ['/play/no-such-game', 404, 'notFound'],
  ['/play/', 404, 'notFound'],
  ['/play/assets/gone.js', 404, 'notFound'],
  ['/play/.vite/manifest.json', 404, 'notFound'],
  ['/play/../package.json', 404, 'notFound'],
  ['/play/v1/round', 405, 'methodNotAllowed'],
])('%s is %i', async (url, status, words) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(status);
  expect(body).toContain(words);
  expect(body).not.toContain('the site');
});

test('who asks for a game that there is none of sees the site’s own page for that', async () => {
  const { statusCode, body, headers } = await app.inject({
    url: '/play/no-such-game',
    headers: { accept: 'text/html,*/*' },
  });
  expect([statusCode, body, headers['cache-control']]).toEqual([404, 'the site', 'no-cache']);
});

test('a name that is none stays out of the policy', async () => {
  const { headers } = await app.inject({ url: '/play/minefield', headers: { host: 'a;script-src *' } });
  expect(String(headers['content-security-policy'])).toContain("script-src 'self' ;");
});

test('where no page is built, a server says so', async () => {
  const bare = await built(join(root, 'play'));
  const { statusCode, body } = await bare.inject('/play/minefield');
  expect([statusCode, body]).toEqual([404, 'The pages of the games are not built: npm run build.']);
  await bare.close();
});
