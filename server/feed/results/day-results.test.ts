import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultsPage, ResultsQuery } from '../../../contract/http/cms-results.ts';
import { compareCountries } from '../../../domain/offer/count-sidebar.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ FEED_SIZE: 'full' });
}, 180_000);
afterAll(() => server.close());

// The test server's clock is at 2 March 2026, 10:00 in Belgrade.
const today = '2026-03-02';
const yesterday = '2026-03-01';

const ask = async (query: Partial<ResultsQuery> = {}): Promise<ResultsPage> => {
  const body = { sport_code: 'F', search_filter: '', ...query };
  const answer = await server.call('/cms/v1/betting/results', body);
  expect(answer.status).toBe(200);
  return answer.body as ResultsPage;
};
const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade' }).format(Date.parse(instant));

test('a day holds its finished matches of a sport, once each, by country and league, with their scores', async () => {
  const { day, result, sports } = await ask({ day: yesterday });
  expect(day).toBe(yesterday);
  expect(result.length).toBeGreaterThan(200);
  expect(new Set(result.map(({ eventId }) => eventId)).size).toBe(result.length);
  expect(new Set(result.map(({ timeStart }) => dayOf(timeStart)))).toEqual(new Set([yesterday]));
  for (const { results } of result) expect(results.G).toMatch(/^\d+-\d+$/);
  expect(result.flatMap(({ results }) => Object.keys(results)).filter((key) => /^(N|GS)/.test(key))).toEqual([]);
  const countries = result.map(({ groupName }) => groupName);
  expect(countries).toEqual(countries.toSorted(compareCountries));
  expect(sports.find(({ sport }) => sport === 'F')?.eventsCount).toBe(result.length);
});

test('today is asked for by nothing, holds what is over, and a week can be looked back', async () => {
  const { day, days, result } = await ask();
  expect(day).toBe(today);
  expect(days).toHaveLength(8);
  expect([days[0], days.at(-1)]).toEqual(['2026-02-23', today]);
  expect(result.length).toBeGreaterThan(0);
  for (const { eventId } of result) expect(server.services.feed.match(eventId)?.matchState).toBe('F');
  const live = server.services.feed.live().filter(({ eventId }) => server.services.feed.result(eventId) === null);
  const ids = result.map(({ eventId }) => eventId);
  expect(live.filter(({ eventId }) => ids.includes(eventId))).toEqual([]);
});

test('a day further back, or to come, has no results', async () => {
  expect((await ask({ day: '2026-02-22' })).result).toEqual([]);
  expect((await ask({ day: '2026-03-03' })).result).toEqual([]);
});

test('every sport that played has results, outrights with their winners', async () => {
  const { sports } = await ask({ day: yesterday });
  for (const { sport, eventsCount } of sports) {
    const { result } = await ask({ day: yesterday, sport_code: sport });
    expect(result).toHaveLength(eventsCount);
  }
  const week = (await ask()).days;
  const seasons = (await Promise.all(week.map((day) => ask({ day, sport_code: 'SPFS' })))).flatMap(
    ({ result }) => result,
  );
  const season = seasons.find(({ winners }) => winners.length > 0);
  expect(season?.winners.map(({ market, names }) => [market, names.length])).toEqual([
    ['WIN', 1],
    ['REL', 3],
    ['TOP', 1],
  ]);
});

test('search narrows the list and the counts', async () => {
  const { result, sports } = await ask({ day: yesterday, search_filter: 'bundesliga' });
  expect(result.length).toBeGreaterThan(0);
  expect(result.every(({ leagueName }) => leagueName.includes('Bundesliga'))).toBe(true);
  expect(sports.find(({ sport }) => sport === 'F')?.eventsCount).toBe(result.length);
});

test('what a tester ended is marked', async () => {
  const { feed } = server.services;
  const [first, second] = feed.live().filter(({ league }) => league.sport === 'F');
  if (!first || !second) throw new Error('expected two live matches');
  const end = (eventId: string, finish: string) => server.call('/sandbox/v1/match', { eventId, finish });
  await end(first.eventId, '7-0');
  await end(second.eventId, 'abandoned');
  const shown = async (eventId: string, day: string) =>
    (await ask({ day })).result.find((result) => result.eventId === eventId);
  const day = dayOf(new Date(first.startsAt).toISOString());
  expect(await shown(first.eventId, day)).toMatchObject({ ended: 'forced', results: { G: '7-0' } });
  expect(await shown(second.eventId, dayOf(new Date(second.startsAt).toISOString()))).toMatchObject({
    ended: 'abandoned',
  });
});

test.each([
  ['a day that is none', { day: 'yesterday' }],
  ['a month that is none', { day: '2026-13-01' }],
  ['an unknown sport', { sport_code: 'XX' }],
  ['a long search', { search_filter: 'x'.repeat(101) }],
])('%s is refused in words', async (_name, wrong) => {
  const { status, body } = await server.call('/cms/v1/betting/results', {
    sport_code: 'F',
    search_filter: '',
    ...wrong,
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: 'badRequest' });
});
