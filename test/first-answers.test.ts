import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Match } from '../contract/entities/match.ts';
import { siteStatuses } from '../domain/access/site-statuses.ts';
import { noFavourites, toggleFavourite } from '../domain/offer/favourites.ts';
import { root } from '../server/root.ts';
import { operatorOf } from '../server/settings/operators.ts';
import { createStillClock, startTestServer, type TestServer } from '../server/testing/start-test-server.ts';
import { createFirstAnswers } from '../src/browser/first-answers.ts';
import { loadBetting } from '../src/features/betting/load-betting.ts';
import { type Home, loadHome, matchesOf, shownNext, sportsOf } from '../src/features/home/load-home.ts';
import { topLeagues } from '../src/features/home/top-leagues.ts';
import { loadLive } from '../src/features/live-betting/load-live.ts';
import { createApi } from '../src/transport/api/api.ts';
import { createHttpClient } from '../src/transport/http-client.ts';

const origin = 'http://localhost:3000';
const { signal } = new AbortController();
const winter = -60;
let site: string;
let server: TestServer;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'matchday-first-answers-'));
  await cp(`${root}index.html`, join(site, 'index.html'));
  // Its world stands still on a winter's morning, moved there from the time that everybody has.
  const morning = Date.parse('2026-03-02T09:00:00.000Z');
  const clock = { ...createStillClock(morning), offset: () => morning - Date.now() };
  server = await startTestServer({ SITE_DIR: site }, clock);
});
afterAll(async () => {
  await server.close();
  await rm(site, { recursive: true, force: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The calls of a page opened by its document, and those of them that went to the server. */
const open = async (
  path: string,
  { token = null, offset = winter }: { token?: string | null; offset?: number } = {},
) => {
  const headers = { host: 'localhost:3000', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const { body } = await server.app.inject({ url: path, headers });
  const textContent = /id="first-answers">(.*?)<\/script>/s.exec(body)?.[1];
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  const asked: string[] = [];
  const http = createHttpClient({
    origin,
    bearer: { accessToken: () => token, renewed: async () => null },
    timeout: 1_000,
    ahead: createFirstAnswers(),
    fetch: async (url, { method = 'GET', body: sent } = {}) => {
      const { pathname, search } = new URL(String(url));
      asked.push(pathname);
      const payload =
        typeof sent === 'string' ? { payload: sent, headers: { 'content-type': 'application/json' } } : {};
      const answer = await server.app.inject({ url: pathname + search, method: method as 'GET' | 'POST', ...payload });
      return new Response(answer.body, { status: answer.statusCode });
    },
  });
  return { api: createApi(http), asked };
};

const ids = (matches: readonly Match[]) => matches.map(({ eventId }) => eventId);

const listed = async (url: string, body: object) => {
  const answer = await server.call(url, body);
  return ids((answer.body as { result: Match[] }).result);
};

describe('The first picture needs no answer beside its document', () => {
  test('on the prematch page', async () => {
    const { api, asked } = await open('/betting');
    const { shown, counts, instead } = await loadBetting(api, {}, noFavourites, signal);
    if (!('matches' in shown)) throw new Error('A match is shown');
    expect(asked).toEqual([]);
    expect(ids(shown.matches)).toEqual(
      await listed('/cms/v1/betting/offer', {
        page: 1,
        sport_code: 'F',
        time_filter: '24h',
        special_filter: 'NextMatches',
        table_view: 'competition',
        league_ids: [],
        search_filter: '',
      }),
    );
    expect(shown.matches.length).toBeGreaterThan(0);
    expect(shown.tables.length).toBeGreaterThan(1);
    expect([instead, counts['24h']?.find(({ sport }) => sport === 'F')?.eventsCount]).toEqual([null, shown.total]);
    // Once only: a visitor who comes back needs newer data.
    await loadBetting(api, {}, noFavourites, signal);
    expect(asked.sort()).toEqual(['/cms/v1/betting/offer', '/cms/v1/markets/getAllSports']);
  });

  test('on the live page', async () => {
    const { api, asked } = await open('/live_betting');
    const { matches, counts, tables } = await loadLive(api, {}, Promise.resolve(false), signal);
    expect((await tables).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    expect(ids(matches)).toEqual(
      await listed('/cms/v1/betting/liveOffer', { page: 1, sport_code: 'F', search_filter: '' }),
    );
    expect(counts.all?.length).toBeGreaterThan(0);
  });

  test.each([
    ['/', 'en'],
    ['/sq', 'sq'],
  ] as const)('on the home page %s', async (address, language) => {
    const { api, asked } = await open(address);
    const { live, next } = await loadHome(api, siteStatuses([]), noFavourites, language, signal);
    expect(asked).toEqual([]);
    expect([matchesOf(live).length, matchesOf(next).length]).toEqual([expect.any(Number), shownNext]);
    expect(sportsOf({ live, next }).length).toBeGreaterThan(10);
    const asking = await open('/scores');
    const again = await loadHome(asking.api, siteStatuses([]), noFavourites, language, signal);
    expect(again.live).toEqual(live);
    expect(matchesOf(again.next)).toEqual(matchesOf(next));
    // The document names the leagues alone that the page shows.
    const shown = (home: Home) => [
      sportsOf(home).map(({ sport, eventsCount }) => [sport, eventsCount]),
      topLeagues(sportsOf(home), language),
    ];
    expect(shown(again)).toEqual(shown({ live, next }));
    expect(asking.asked.length).toBe(3);
  });

  test('for what the operator says of his site', async () => {
    const { api, asked } = await open('/');
    const said = [api.cms.settingsGeneral(), api.cms.settingsStatuses(), api.cms.themesByDomain(origin)];
    expect(await Promise.all(said)).toEqual([
      await server.services.settings.generalTexts(),
      await server.services.settings.statuses(),
      operatorOf(origin),
    ]);
    expect(asked).toEqual([]);
  });
});

describe('The list is asked for', () => {
  const asked = async (visit: Awaited<ReturnType<typeof open>>, favourites = noFavourites) => {
    await loadBetting(visit.api, {}, favourites, signal);
    return visit.asked.sort();
  };

  test('by a player, whose own favourites lead it', async () => {
    const { access_token: token } = await server.signIn();
    expect(await asked(await open('/betting', { token }))).toEqual(['/cms/v1/betting/offer']);
  });

  test('by who starred something on this browser', async () => {
    const star = { page: 'betting', kind: 'favorite_leagues', sport: 'F', id: '24' } as const;
    expect(await asked(await open('/betting'), toggleFavourite(noFavourites, star))).toEqual(['/cms/v1/betting/offer']);
  });

  test('where days begin at another time than the operator’s', async () => {
    expect(await asked(await open('/betting', { offset: 0 }))).toEqual([
      '/cms/v1/betting/offer',
      '/cms/v1/markets/getAllSports',
    ]);
  });
});
