import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const host = 'localhost:3000';
let site: string;
let server: TestServer;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'matchday-previews-'));
  await Promise.all(['assets/texts-1', '.vite'].map((folder) => mkdir(join(site, folder), { recursive: true })));
  await cp(`${root}index.html`, join(site, 'index.html'));
  await cp(`${root}public/logos`, join(site, 'logos'), { recursive: true });
  await cp(`${root}locales`, join(site, 'assets/texts-1'), { recursive: true });
  const addresses = ['/', '/betting', '/live_betting', '/shared_slip', '/ticket_history', '/account/settings'];
  const list = { texts: 'assets/texts-1', pages: {}, addresses };
  await writeFile(join(site, '.vite/first-files.json'), JSON.stringify(list));
  server = await startTestServer({ SITE_DIR: site, SANDBOX: '0' });
});
afterAll(async () => {
  await server.close();
  await rm(site, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host, ...headers } });

/** The head of a document, by what each of its lines is. */
const headOf = async (url: string, headers?: Record<string, string>) => {
  const { body, statusCode } = await get(url, headers);
  const first = (pattern: RegExp) => pattern.exec(body)?.[1];
  return {
    statusCode,
    body,
    language: first(/<html lang="([^"]*)"/),
    title: first(/<title>(.*)<\/title>/),
    description: first(/name="description" content="([^"]*)"/),
    canonical: first(/rel="canonical" href="([^"]*)"/),
    robots: first(/name="robots" content="([^"]*)"/),
    image: first(/og:image" content="([^"]*)"/),
    others: [...body.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, href]) => `${tag} ${href}`),
    noScript: first(/<noscript>(.*)<\/noscript>/),
  };
};

/** Width and height of a PNG, as its first chunk has them. */
const sizeOf = (png: Buffer) => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

describe('The head of a document', () => {
  test('is in the language of its address, with its relatives in all languages', async () => {
    expect(await headOf('/de/betting')).toMatchObject({
      language: 'de',
      title: 'Wetten · Matchday',
      description: expect.stringContaining('bei Matchday.'),
      canonical: `http://${host}/de/betting`,
      others: [
        `en http://${host}/en/betting`,
        `sr-Latn http://${host}/rs/betting`,
        `bs-Latn http://${host}/ba/betting`,
        `de http://${host}/de/betting`,
        `el http://${host}/el/betting`,
        `sq http://${host}/sq/betting`,
        `ru http://${host}/ru/betting`,
        `x-default http://${host}/en/betting`,
      ],
      noScript: 'Matchday braucht JavaScript.',
    });
    expect(await headOf('/betting', { cookie: 'lang=ru' })).toMatchObject({
      language: 'ru',
      title: 'Ставки · Matchday',
    });
  });

  test('names the operator of its address', async () => {
    expect((await headOf('/', { host: '127.0.0.1:3000' })).title).toBe('Reflektor');
  });

  test.each(['/ticket_history', '/account/settings', '/no/such/page'])('asks not to list %s', async (url) => {
    expect(await headOf(url)).toMatchObject({ robots: 'noindex', canonical: undefined, others: [] });
  });

  test('is answered with nothing new to who has it, and anew in another language', async () => {
    const { headers } = await get('/betting');
    const etag = String(headers.etag);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect((await get('/betting', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get('/de/betting', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test.each(['//', '//evil.example/betting', '/betting??event=1'])(
    'of the address %s that is none is that of no match',
    async (url) => {
      const { statusCode, image } = await headOf(url);
      expect([200, 404]).toContain(statusCode);
      expect(image).toBeUndefined();
    },
  );

  test('holds no text of whoever asks', async () => {
    const wrong = encodeURIComponent('"><script>alert(1)</script>');
    for (const url of [`/betting?event=${wrong}`, `/shared_slip?code=${wrong}`, `/${wrong}`])
      expect((await headOf(url)).body, url).not.toContain('alert(1)');
    const { canonical } = await headOf('/betting', { host: 'a"><script>alert(1)</script>' });
    expect(canonical).toMatch(/^http:\/\/localhost:\d+\/en\/betting$/);
  });
});

describe('A match that is handed on', () => {
  test('is named with its league and kick-off, and drawn', async () => {
    const [match] = server.services.feed.prematch();
    if (!match) throw new Error('The feed has no match');
    const { title, description, canonical, image } = await headOf(`/rs/betting?event=${match.eventId}&page=2`);
    expect(title).toBe(`${match.hostName} – ${match.awayName}: kvote · Matchday`);
    expect(description).toContain(match.league.name);
    expect(canonical).toBe(`http://${host}/rs/betting?event=${match.eventId}`);
    expect(image).toBe(`http://${host}/previews/match/${match.eventId}.png?lang=rs`);
    const { rawPayload, headers } = await get(String(image).replace(`http://${host}`, ''));
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' });
    expect(sizeOf(rawPayload)).toEqual([1200, 630]);
  });

  test('is the page alone when nobody knows it, and no picture', async () => {
    expect(await headOf('/betting?event=nobody')).toMatchObject({ title: 'Sports · Matchday', image: undefined });
    expect((await get('/previews/match/nobody.png')).statusCode).toBe(404);
    expect((await get('/previews/slip/nobody.png')).statusCode).toBe(404);
    expect((await get(`/previews/match/${'x'.repeat(80)}.png`)).statusCode).toBe(404);
  });
});

test('a shared slip is told by its matches, not listed, and drawn', async () => {
  const [first, second] = server.services.feed.prematch();
  if (!first || !second) throw new Error('The feed has too few matches');
  const selections = [first, second].map(({ eventId }) => {
    const [marketCode = '', odds = {}] = Object.entries(server.services.feed.markets(eventId))[0] ?? [];
    const selectionCode = Object.keys(odds)[0] ?? '';
    return { eventId, marketCode, selectionCode, band: odds[selectionCode]?.band ?? null, systemGroup: null };
  });
  const { body } = await server.call('/sportsbetting/v1/shareSlip', { selections, systemGroups: [] });
  const { code } = body as { code: string };
  const { title, description, robots, image } = await headOf(`/de/shared_slip?code=${code}`);
  expect({ title, robots }).toEqual({ title: 'Geteilter Schein · Matchday', robots: 'noindex' });
  expect(description).toBe(
    `2 Tipps zum Ansehen und Spielen: ${first.hostName} – ${first.awayName}, ${second.hostName} – ${second.awayName}.`,
  );
  expect(sizeOf((await get(String(image).replace(`http://${host}`, ''))).rawPayload)).toEqual([1200, 630]);
});

test('search engines find the pages of all languages', async () => {
  expect((await get('/robots.txt')).body).toContain(`Sitemap: http://${host}/sitemap.xml`);
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(expect.arrayContaining([`http://${host}/en`, `http://${host}/ru/live_betting`]));
  expect(new Set(listed).size).toBe(listed.length);
});
