import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { getAllSports } from '../../contract/http/cms.ts';
import { root } from '../root.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createFirstAnswers } from './first-answers.ts';

const host = 'localhost:3000';
const opened = { host, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
let site: string;
let server: TestServer;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'matchday-first-answers-'));
  await cp(`${root}index.html`, join(site, 'index.html'));
  server = await startTestServer({ SITE_DIR: site, SANDBOX: '0' });
});
afterAll(async () => {
  await server.close();
  await rm(site, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = opened) => server.app.inject({ url, headers });

const packed = () => get('/betting', { ...opened, 'accept-encoding': 'gzip, deflate, br' });

const blockIn = (html: string) =>
  /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(html)?.[1];

const answersIn = (html: string): { at: number; answers: Record<string, unknown> } | null => {
  const block = blockIn(html);
  if (block === undefined) return null;
  return JSON.parse(block);
};

/** How many matches each sport has within the hours of the list, and each country of the one that is listed. */
const shownOf = (counted: unknown) => {
  const counts = (counted as z.infer<typeof getAllSports.ok>).result['24h'] ?? [];
  expect(counts.length).toBeGreaterThan(1);
  return counts.map(({ sport, eventsCount, groupByCountries }) => [
    sport,
    eventsCount,
    sport === 'F' && groupByCountries.map(({ name, eventsCount }) => [name, eventsCount]),
  ]);
};

const settingsCalls = [
  '/cms/v1/settings/general{}',
  '/cms/v1/settings/statuses{}',
  '/cms/v1/settings/themesByDomain{"domain":"http://localhost:3000"}',
];
const banners = (lang: string) => `/cms/v1/banners{"domain":"http://localhost:3000","lang":"${lang}","page":"home"}`;
const home = (id: string, lang: string) =>
  `/cms/v1/betting/homeOffer{"id":"${id}","sport_code":"F","favorite_matches":[],"favorite_leagues":[],"language":"${lang}"}`;
const counts = (id: string) => `/cms/v1/markets/getAllSports{"id":"${id}","time_zone":-60}`;

describe('The document of a first page', () => {
  test.each([
    ['/', [banners('en'), home('live', 'en'), home('prematch', 'en'), counts('prematch')]],
    ['/rs', [banners('rs'), home('live', 'rs'), home('prematch', 'rs'), counts('prematch')]],
    [
      '/rs/betting',
      [
        '/cms/v1/betting/offer{"page":1,"sport_code":"F","time_filter":"24h","special_filter":"NextMatches","table_view":"competition","league_ids":[],"search_filter":"","time_zone":-60}',
        counts('prematch'),
        '/cms/v1/markets/getMarketFilters{"type":"prematch main","sport_code":"F"}',
      ],
    ],
    [
      '/live_betting/',
      [
        '/cms/v1/betting/liveOffer{"page":1,"sport_code":"F","search_filter":""}',
        counts('live'),
        '/cms/v1/markets/getMarketFilters{"type":"live main","sport_code":"F"}',
      ],
    ],
  ])('%s answers what the page asks first, and announces none of it', async (url, lists) => {
    const { body, headers } = await get(url);
    const told = answersIn(body);
    expect(Object.keys(told?.answers ?? {})).toEqual([...settingsCalls, ...lists]);
    expect(told?.at).toBe(server.clock.now());
    expect(headers.link).not.toContain('/cms/');
    expect(headers.vary).toContain('sec-fetch-dest');
  });

  test('answers as the calls themselves do', async () => {
    const { answers = {} } = answersIn((await get('/betting')).body) ?? {};
    for (const [key, answer] of Object.entries(answers)) {
      const [, url = '', json = ''] = /^([^{]*)(.*)$/.exec(key) ?? [];
      const asked = JSON.parse(json.replace('"time_zone":-60', '"time_zone":"Europe/Belgrade"'));
      const isRead = url.includes('/settings/');
      const { body } = await server.call(
        isRead ? `${url}?${new URLSearchParams(asked)}` : url,
        isRead ? undefined : asked,
      );
      // Of the counts it has what the page shows.
      if (url.endsWith('getAllSports')) expect(shownOf(answer)).toEqual(shownOf(body));
      else expect(answer, key).toEqual(body);
    }
  });

  test.each([
    ['is kept by a service worker or read by a crawler', '/betting', { host }],
    ['is fetched by code', '/betting', { host, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['is shown in a frame', '/betting', { host, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['shows another list', '/betting?sport=B', opened],
    ['is another page’s', '/scores', opened],
    ['is of no page', '/toString', opened],
  ])('comes without answers when it %s', async (_, url, headers) => {
    const { body, headers: said } = await get(url, headers);
    expect(body).toContain('</html>');
    expect(blockIn(body)).toBeUndefined();
    expect(said.link).toContain('</cms/v1/settings/general>; rel=preload');
  });

  test('comes with answers when a service worker fetches it for who opens it', async () => {
    const { body } = await get('/betting', { ...opened, 'sec-fetch-dest': 'empty' });
    expect(blockIn(body)).toBeDefined();
  });

  test('is the same for a second, and then has the prices of then', async () => {
    const first = await get('/live_betting');
    server.clock.advance(999);
    const { etag } = first.headers;
    expect((await get('/live_betting', { ...opened, 'if-none-match': String(etag) })).statusCode).toBe(304);
    server.clock.advance(600_000);
    const later = await get('/live_betting', { ...opened, 'if-none-match': String(etag) });
    expect([later.statusCode, blockIn(later.body) === blockIn(first.body)]).toEqual([200, false]);
    // By everybody's clock, which the sandbox does not move.
    expect(answersIn(later.body)?.at).toBe(answersIn(first.body)?.at);
  });

  test('comes packed to who takes that, and is the same then', async () => {
    const plain = await get('/betting');
    const [first, second] = [await packed(), await packed()];
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.body);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers.etag });
    expect(first.headers.vary).toContain('accept-encoding');
    server.clock.advance(1_000);
    expect(brotliDecompressSync((await packed()).rawPayload).toString()).toBe((await get('/betting')).body);
  });

  test('knows of a changed setting at once, and no text in it ends the data', async () => {
    await get('/betting');
    const value = '</script><script>window.stolen = true</script>';
    await server.services.settings.setStatus('disableBettingPage', value);
    const { body } = await get('/betting');
    expect(body).not.toContain('<script>');
    expect(answersIn(body)?.answers['/cms/v1/settings/statuses{}']).toContainEqual({
      key: 'disableBettingPage',
      value,
    });
  });
});

test('a document comes without answers while there are none', async () => {
  const away = () => Promise.reject(new Error('The database is away'));
  const request = { headers: opened, url: '/betting' } as never;
  const answersWhen = (generalTexts: () => Promise<never[]>) =>
    createFirstAnswers({
      lists: () => ({ at: 1, json: '{"/list{}":1}' }),
      settings: { ...server.services.settings, generalTexts, statuses: async () => [] },
    })({ path: '/betting', language: 'en' }, 'http://localhost:3000', request);
  expect(await answersWhen(away)).toBeNull();
  expect(JSON.parse((await answersWhen(async () => []))?.json ?? '')).toMatchObject({ '/list{}': 1 });
});
