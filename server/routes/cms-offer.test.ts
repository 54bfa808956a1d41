import { expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import type { MarketFilter } from '../../contract/entities/offer.ts';
import { tracker } from '../../contract/entities/tracker.ts';
import type { OfferQuery } from '../../contract/http/cms.ts';
import { topCountries } from '../../domain/limits.ts';
import { offeredSports, sports } from '../../domain/sports/sports.ts';
import { offerQueryOf } from '../../test/support/examples/offer-query.ts';
import { offerStand } from '../testing/offer-stand.ts';

const { server, ask } = offerStand();

const everything = offerQueryOf({ table_view: 'timeline', time_filter: 'all' });

interface Page {
  result: Match[];
  totalPages: number;
  total: number;
  special_counts: Record<string, number>;
}
const offer = (query: Partial<OfferQuery>) => ask<Page>('/cms/v1/betting/offer', { ...everything, ...query });
const sorted = <T>(values: readonly T[], order: (a: T, b: T) => number) =>
  expect(values).toEqual(values.toSorted(order));

test('pages of 50 hold every event of the sidebar’s count once', async () => {
  const sidebar = await ask<{ result: Record<string, { sport: string; eventsCount: number }[]> }>(
    '/cms/v1/markets/getAllSports',
    {
      id: 'prematch',
    },
  );
  const count = sidebar.result['12h']?.find(({ sport }) => sport === 'F')?.eventsCount ?? 0;
  const first = await offer({ time_filter: '12h' });
  expect(first.totalPages).toBe(Math.ceil(count / 50));
  const ids: string[] = [];
  for (let page = 1; page <= first.totalPages; page += 1)
    ids.push(...(await offer({ time_filter: '12h', page })).result.map(({ eventId }) => eventId));
  expect(new Set(ids).size).toBe(count);
  expect(ids).toHaveLength(count);
  expect((await offer({ time_filter: '12h', page: first.totalPages + 1 })).result).toEqual([]);
});

test('by time the list follows kick-offs; by league the top countries come first', async () => {
  const byTime = await offer({});
  sorted(byTime.result, (a, b) => Date.parse(a.timeStart) - Date.parse(b.timeStart));
  const byLeague = await offer({ table_view: 'competition' });
  expect(byLeague.result[0]?.groupName).toBe(topCountries[0]);
  const leagues = byLeague.result.map(({ leagueId }) => leagueId);
  expect(leagues.filter((league, index) => leagues.indexOf(league) !== index && leagues[index - 1] !== league)).toEqual(
    [],
  );
});

const hasTable = ({ markets }: Match) => Object.keys(markets).length > 0;

test('a row has the table’s markets and says how many more there are', async () => {
  for (const sport of offeredSports) {
    // An outright has no table: its markets are lists of names.
    const row = (await offer({ sport_code: sport })).result.find(hasTable);
    if (!row) throw new Error(`no ${sport}`);
    const whole = (await ask<Page>('/cms/v1/betting/matchOffer', { eventId: row.eventId })).result[0];
    expect(Object.keys(row.markets)).toEqual([...sports[sport].table]);
    expect(Object.keys(whole?.markets ?? {})).toHaveLength(Object.keys(row.markets).length + (row.moreMarkets ?? 0));
  }
});

test('leagues narrow the list', async () => {
  const { result } = await offer({ league_ids: ['10', '50'] });
  expect(new Set(result.map(({ leagueId }) => leagueId))).toEqual(new Set(['10', '50']));
});

test('search finds host, away, league and country in any script, from three letters on', async () => {
  const all = (await offer({})).totalPages;
  expect((await offer({ search_filter: 'cu' })).totalPages).toBe(all);
  const found = (await offer({ search_filter: 'CUKARICKI' })).result;
  expect(found.length).toBeGreaterThan(0);
  for (const { hostName, awayName } of found) expect(`${hostName} ${awayName}`).toContain('Čukarički');
  expect(
    (await offer({ search_filter: 'bundesliga' })).result.every(({ leagueName }) => leagueName.includes('Bundesliga')),
  ).toBe(true);
  expect((await offer({ search_filter: "'; drop table users; --" })).result).toEqual([]);
  const ids = ({ result }: Page) => result.map(({ eventId }) => eventId);
  expect(ids(await offer({ search_filter: 'Чукарички' }))).toEqual(found.map(({ eventId }) => eventId));
  const code = found[0]?.eventId ?? '';
  expect(ids(await offer({ search_filter: code }))).toContain(code);
});

test('the live list holds matches in play of one sport, by country and league', async () => {
  const { result } = await ask<Page>('/cms/v1/betting/liveOffer', { page: 1, sport_code: 'F', search_filter: '' });
  expect(result.length).toBeGreaterThan(10);
  expect(result.every(({ sport, inPlay }) => sport === 'F' && inPlay)).toBe(true);
  sorted(result, (a, b) => (a.groupName < b.groupName ? -1 : a.groupName > b.groupName ? 1 : 0));
});

test('a match in play is told live, an unknown one is nobody’s', async () => {
  const { result } = await ask<Page>('/cms/v1/betting/liveOffer', { page: 1, sport_code: 'T', search_filter: '' });
  const eventId = result[0]?.eventId;
  expect((await ask<Page>('/cms/v1/betting/liveMatchOffer', { eventId })).result[0]?.eventId).toBe(eventId);
  expect((await ask<Page>('/cms/v1/betting/liveMatchOffer', { eventId: '10245' })).result).toEqual([]);
  const prematch = (await offer({})).result[0]?.eventId;
  expect((await ask<Page>('/cms/v1/betting/liveMatchOffer', { eventId: prematch })).result).toEqual([]);
});

test('the tracker comes with a match in play, and when it is asked for also with one that is over or to come', async () => {
  const live = await ask<Page>('/cms/v1/betting/liveOffer', { page: 1, sport_code: 'F', search_filter: '' });
  expect(live.result.every((row) => row.tracker === undefined)).toBe(true);
  const eventId = live.result[0]?.eventId ?? '';
  expect((await ask<Page>('/cms/v1/betting/liveMatchOffer', { eventId })).result[0]?.tracker).toMatchObject({
    minutes: 90,
  });
  await server().call('/sandbox/v1/match', { eventId, finish: '2-1' });
  expect((await ask<Page>('/cms/v1/betting/liveMatchOffer', { eventId })).result).toEqual([]);
  const [over] = (await ask<Page>('/cms/v1/betting/liveMatchOffer', { eventId, anyState: true })).result;
  expect(over?.matchState).toBe('F');
  const goals = Object.values(tracker.parse(over?.tracker).events).filter(({ kind }) => kind === 'goal');
  expect(goals.map(({ side }) => side).sort()).toEqual(['1', '1', '2']);
  const prematch = (await offer({})).result[0]?.eventId;
  const [ahead] = (await ask<Page>('/cms/v1/betting/liveMatchOffer', { eventId: prematch, anyState: true })).result;
  expect(tracker.parse(ahead?.tracker).situation).toEqual({ state: 'before' });
});

test('a player’s favourites in play are his starred matches and those of his starred leagues, of every sport', async () => {
  const live = async (sport_code: string) =>
    (await ask<Page>('/cms/v1/betting/liveOffer', { page: 1, sport_code, search_filter: '' })).result;
  const [football, ...others] = await live('F');
  const [tennis] = await live('T');
  if (!football || !tennis) throw new Error('nothing in play');
  const { access_token: token } = await server().signIn('player2');
  const favourites = async () => {
    const { status, body } = await server().call('/cms/v1/competitions/getLiveFavorite', undefined, token);
    expect(status).toBe(200);
    return (body as Page).result;
  };
  expect(await favourites()).toEqual([]);
  const save = (object: string, property: string, value: unknown) => ({ object, property, value });
  await server().call(
    '/cms/v1/settings',
    {
      settings: [
        save('live_betting', 'favorite_leagues', { F: [football.leagueId] }),
        save('betting', 'favorite_matches', { T: [tennis.eventId] }),
      ],
    },
    token,
  );
  const starred = [football, ...others].filter(({ leagueId }) => leagueId === football.leagueId);
  expect((await favourites()).map(({ eventId }) => eventId).sort()).toEqual(
    [...starred, tennis].map(({ eventId }) => eventId).sort(),
  );
  expect((await server().call('/cms/v1/competitions/getLiveFavorite')).status).toBe(401);
});

test('favourites lead the prematch list: matches, then leagues, those named and those saved', async () => {
  const list = async (query: Partial<OfferQuery>, token?: string) => {
    const { body } = await server().call('/cms/v1/betting/offer', { ...everything, sport_code: 'H', ...query }, token);
    return body as Page & { starred: string[] };
  };
  const plain = await list({ table_view: 'competition' });
  expect(plain.starred).toEqual([]);
  const [last, one] = plain.result.toReversed();
  const league = plain.result.find(({ leagueId }) => ![last, one].some((match) => match?.leagueId === leagueId));
  if (!last || !one || !league) throw new Error('too few matches');
  const { access_token: token } = await server().signIn('player2');
  const saved = { object: 'betting', property: 'favorite_matches', value: { H: [last.eventId] } };
  await server().call('/cms/v1/settings', { settings: [saved] }, token);
  const named = { favorite_matches: [one.eventId], favorite_leagues: [league.leagueId] };

  const byLeague = await list({ table_view: 'competition', ...named }, token);
  expect(byLeague.starred.toSorted()).toEqual([last.eventId, one.eventId].toSorted());
  expect(byLeague.result.slice(0, 2).map(({ eventId }) => eventId)).toEqual(byLeague.starred);
  expect(byLeague.result[2]?.leagueId).toBe(league.leagueId);
  expect(byLeague.total).toBe(plain.total);
  const byTime = await list({ table_view: 'timeline', ...named });
  expect(byTime.starred).toEqual([one.eventId]);
  expect(byTime.result[0]?.eventId).toBe(one.eventId);
  sorted(byTime.result.slice(1), (a, b) => (a.timeStart < b.timeStart ? -1 : a.timeStart > b.timeStart ? 1 : 0));
});

test('each sport has a table and tabs, football’s table under the spec’s key', async () => {
  const filters = async (type: string) =>
    (
      await ask<{ result: { key: string; sport: string; markets: string[] }[] }>('/cms/v1/markets/getMarketFilters', {
        type,
      })
    ).result;
  const tables = await filters('prematch main');
  expect(tables.find(({ sport }) => sport === 'F')).toMatchObject({
    key: 'f_102bet',
    markets: ['1X2', 'DC', 'OU', 'GG', 'AH'],
  });
  expect(new Set(tables.map(({ sport }) => sport))).toEqual(new Set(offeredSports));
  for (const sport of offeredSports)
    expect((await filters('live match')).filter((tab) => tab.sport === sport)[0]).toMatchObject({
      key: 'f_all',
      markets: [],
    });
});

test.each([
  ['a page before the first', { page: 0 }],
  ['half a page', { page: 1.5 }],
  ['an unknown sport', { sport_code: 'XX' }],
  ['an unknown time filter', { time_filter: '5h' }],
  ['a long search', { search_filter: 'x'.repeat(101) }],
  ['leagues that are no list', { league_ids: '10' }],
  ['a table of another sport', { table: 'b_totals' }],
])('%s is refused in words', async (_name, wrong) => {
  const { status, body } = await server().call('/cms/v1/betting/offer', { ...everything, ...wrong });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: 'badRequest', ErrorText: 'badRequest' });
});

test('each table of the prematch list has its own rows, and its markets are offered and called by names', async () => {
  for (const sport of offeredSports) {
    const tables = await ask<{ result: MarketFilter[] }>('/cms/v1/markets/getMarketFilters', {
      type: 'prematch main',
      sport_code: sport,
    });
    expect(tables.result[0]).toMatchObject({ sport, markets: [...sports[sport].table] });
    for (const { key, markets } of tables.result) {
      const [row] = (await offer({ sport_code: sport, table: key })).result;
      if (!row) throw new Error(`no ${sport}`);
      const whole = (await ask<Page>('/cms/v1/betting/matchOffer', { eventId: row.eventId })).result[0];
      expect([sport, key, Object.keys(row.markets).sort()]).toEqual([sport, key, [...markets].sort()]);
      expect(Object.keys(whole?.markets ?? {})).toHaveLength(markets.length + (row.moreMarkets ?? 0));
      expect(row.markets).toEqual(Object.fromEntries(markets.map((code) => [code, whole?.markets[code]])));
    }
  }
});

test('each table of the live list has its own rows, and its markets are offered in play', async () => {
  for (const sport of ['F', 'B', 'T', 'IH', 'V', 'BB'] as const) {
    const { result: tables } = await ask<{ result: MarketFilter[] }>('/cms/v1/markets/getMarketFilters', {
      type: 'live main',
      sport_code: sport,
    });
    expect(tables.length).toBeGreaterThan(2);
    expect(tables[0]).toMatchObject({ key: `${sport.toLowerCase()}_102bet`, markets: [...sports[sport].table] });
    for (const { key, markets } of tables) {
      const offeredNow = async () => {
        const query = { page: 1, sport_code: sport, search_filter: '', table: key };
        const { result } = await ask<Page>('/cms/v1/betting/liveOffer', query);
        return new Set(result.flatMap((row) => Object.keys(row.markets)));
      };
      let offered = await offeredNow();
      // Every match in play may be past the part that a table is about: another one begins.
      for (let later = 0; later < 24 && !offered.has(markets[0] ?? ''); later += 1) {
        server().clock.advance(15 * 60_000);
        offered = await offeredNow();
      }
      expect([sport, key, [...offered].filter((code) => !markets.includes(code))]).toEqual([sport, key, []]);
      // Its first market is the one a phone has room for.
      expect([sport, key, offered.has(markets[0] ?? '')]).toEqual([sport, key, true]);
    }
  }
  const { status, body } = await server().call('/cms/v1/betting/liveOffer', {
    page: 1,
    sport_code: 'F',
    search_filter: '',
    table: 'b_totals',
  });
  expect([status, body]).toEqual([400, expect.objectContaining({ error: 'badRequest' })]);
});

test('a list says how many matches it has on all pages, and how many each special filter would list', async () => {
  for (const league_ids of [[], ['10', '50']]) {
    const next = await offer({ time_filter: '3h', league_ids });
    expect(next.totalPages).toBe(Math.ceil(next.total / 50));
    for (const special_filter of ['NextMatches', 'Today', 'Tomorrow'] as const)
      expect((await offer({ time_filter: '3h', league_ids, special_filter })).total).toBe(
        next.special_counts[special_filter],
      );
  }
});

test('the sidebar counts a day when it is asked for', async () => {
  const sidebar = (body: object) =>
    ask<{ result: Record<string, { sport: string; eventsCount: number }[]> }>('/cms/v1/markets/getAllSports', {
      id: 'prematch',
      ...body,
    });
  expect(Object.keys((await sidebar({})).result)).toEqual(['1h', '3h', '12h', '24h', '72h', 'all']);
  const { result } = await sidebar({ special_filter: 'Tomorrow' });
  const football = result.Tomorrow?.find(({ sport }) => sport === 'F');
  expect(football?.eventsCount).toBe((await offer({ special_filter: 'Tomorrow' })).total);
});
