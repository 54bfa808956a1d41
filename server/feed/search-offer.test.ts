import { expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import type { FoundOffer, OfferSearch } from '../../contract/http/search.ts';
import { searchText } from '../../domain/offer/search-text.ts';
import { offerStand } from '../testing/offer-stand.ts';

const { server, ask } = offerStand();

const search = (body: OfferSearch) => ask<FoundOffer>('/cms/v1/markets/search', body);
const live = async (sport_code: string): Promise<Match[]> => {
  const query = { page: 1, sport_code, search_filter: '' };
  return ((await server().call('/cms/v1/betting/liveOffer', query)).body as { result: Match[] }).result;
};
const prematch = async (sport_code: string, change: object = {}): Promise<{ result: Match[]; total: number }> => {
  const query = { page: 1, table_view: 'timeline', time_filter: 'all', special_filter: 'NextMatches', league_ids: [] };
  const asked = { ...query, sport_code, search_filter: '', ...change };
  return (await server().call('/cms/v1/betting/offer', asked)).body as { result: Match[]; total: number };
};
const first = <T>(list: readonly T[]): T => {
  const [item] = list;
  if (item === undefined) throw new Error('none');
  return item;
};

test('a player of another sport is found with his next match, and so is that match', async () => {
  const { hostName, eventId } = first((await prematch('T')).result);
  const { teams, matches, sports } = await search({ words: hostName, listed: { id: 'prematch', sport_code: 'F' } });
  const inPlay = (await live('T')).find((match) => [match.hostName, match.awayName].includes(hostName));
  expect(first(teams)).toMatchObject({ name: hostName, sport: 'T', next: { eventId: inPlay?.eventId ?? eventId } });
  expect(matches.map((match) => match.eventId)).toContain(eventId);
  expect(sports.find(({ sport }) => sport === 'T')?.prematch).toBeGreaterThan(0);
});

test('what is in play comes first and says its minute or phase', async () => {
  const playing = first(await live('F'));
  const { teams, matches } = await search({ words: playing.hostName });
  expect(first(teams).next).toMatchObject({ eventId: playing.eventId, inPlay: true, matchPhase: playing.matchPhase });
  expect(first(matches)).toMatchObject({ eventId: playing.eventId, inPlay: true });
  for (const match of matches) expect(match.matchPhase !== undefined).toBe(match.inPlay);
});

test('a league says how many matches it has before the start and in play', async () => {
  const { leagueId, leagueName, groupName } = first((await prematch('B')).result);
  const { leagues } = await search({ words: `${groupName} ${leagueName}` });
  const league = leagues.find((one) => one.leagueId === leagueId);
  const inPlay = (await live('B')).filter((match) => match.leagueId === leagueId).length;
  const { total } = await prematch('B', { league_ids: [leagueId] });
  expect(league).toEqual({ sport: 'B', leagueId, leagueName, groupName, prematch: total, live: inPlay });
});

test('what the page lists itself is no other match', async () => {
  const all = await search({ words: 'Partizan' });
  expect(all.matches.some(({ sport, inPlay }) => sport === 'F' && !inPlay)).toBe(true);
  const { matches, sports } = await search({ words: 'Partizan', listed: { id: 'prematch', sport_code: 'F' } });
  expect(matches.filter(({ sport, inPlay }) => sport === 'F' && !inPlay)).toEqual([]);
  expect(matches.length).toBeGreaterThan(0);
  expect(sports).toEqual(all.sports);
});

test.each(['cukaricki', 'ČUKARIČKI', 'Чукарички', '  cukaricki '])(
  '%s is found in any script and case',
  async (words) => {
    expect(first((await search({ words })).teams).name).toBe('Čukarički');
  },
);

test('names that begin with the words come before those that hold them', async () => {
  const { teams } = await search({ words: 'real' });
  const rank = (name: string) => {
    const folded = searchText(name);
    return folded.startsWith('real') ? 0 : ` ${folded}`.includes(' real') ? 1 : 2;
  };
  expect(teams.length).toBeGreaterThan(1);
  expect(teams.map(({ name }) => rank(name))).toEqual(teams.map(({ name }) => rank(name)).sort());
});

test.each(['Kaizer Chiefs', 'Rapid București', 'Ässät'])(
  'of %s the first team stands before its youth',
  async (words) => {
    const { teams } = await search({ words });
    expect(teams.length).toBeGreaterThan(1);
    expect(first(teams).name).toBe(words);
  },
);

test('an answer is short, also for words that are everywhere', async () => {
  const { leagues, teams, matches } = await search({ words: 'liga' });
  expect([leagues.length, teams.length <= 8, matches.length]).toEqual([8, true, 10]);
});

test.each(["'; drop table users; --", '%%%', '___', '<script>'])('%s finds nothing', async (words) => {
  expect(await search({ words })).toEqual({ sports: [], leagues: [], teams: [], matches: [] });
});

test.each([
  ['two letters', { words: 'pa' }],
  ['blanks', { words: '     ' }],
  ['a hundred and one letters', { words: 'x'.repeat(101) }],
  ['no words', {}],
  ['words that are a list', { words: ['partizan'] }],
  ['a sport that is none', { words: 'partizan', listed: { id: 'live', sport_code: 'XX' } }],
])('%s are refused in words', async (_name, body) => {
  const answer = await server().call('/cms/v1/markets/search', body);
  expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ error: 'badRequest' })]);
});

test('is in the OpenAPI text', async () => {
  const { body } = await server().call('/openapi.json', undefined);
  expect(body).toHaveProperty(['paths', '/cms/v1/markets/search', 'post']);
});

test.each([
  ['Frauen', 'W'],
  ['женщины', 'W'],
  ['γυναίκες', 'W'],
  ['žene', 'W'],
  ['Κ21', 'U21'],
])('%s finds the sides that the feed marks with %s', async (word, mark) => {
  const { teams, leagues } = await search({ words: word });
  expect(teams.length).toBeGreaterThan(0);
  for (const { name } of teams) expect(name).toMatch(new RegExp(` ${mark}$`));
  for (const { leagueName } of leagues) expect(leagueName).toMatch(mark === 'W' ? / Women$/ : / U21$/);
});
