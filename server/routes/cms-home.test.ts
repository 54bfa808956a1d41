import { expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import type { HomeQuery } from '../../contract/http/cms-home.ts';
import { homeMatches } from '../../domain/limits.ts';
import { seniorTiers } from '../../domain/offer/home-order.ts';
import { offerQueryOf } from '../../test/support/examples/offer-query.ts';
import { allLeagues } from '../feed/simulator/catalogue/leagues.ts';
import { offerStand } from '../testing/offer-stand.ts';

const { ask } = offerStand();

const everything = offerQueryOf({ time_filter: 'all' });

interface HomePage {
  result: Match[];
  count: number;
}
const home = (
  id: 'live' | 'prematch',
  told: Partial<Pick<HomeQuery, 'favorite_matches' | 'favorite_leagues' | 'language'>> = {},
) =>
  ask<HomePage>('/cms/v1/betting/homeOffer', {
    id,
    sport_code: 'F',
    favorite_matches: [],
    favorite_leagues: [],
    ...told,
  });
const ranks = new Map(allLeagues.map(({ leagueId, rank }) => [leagueId, rank]));
const rankOf = ({ leagueId }: Match) => ranks.get(leagueId) ?? Number.NaN;
const byRank = (a: Match, b: Match) => rankOf(a) - rankOf(b);
const isOpen = ({ markets }: Match) =>
  Object.values(markets).some((market) => Object.values(market).some(({ MS }) => MS === 'OPEN'));

test('home begins with the leagues of the highest rank, and counts the whole offer', async () => {
  const live = await home('live');
  const inPlay = (await ask<HomePage>('/cms/v1/betting/liveOffer', { page: 1, sport_code: 'F', search_filter: '' }))
    .result;
  const best = inPlay.filter(isOpen).sort(byRank).slice(0, homeMatches);
  expect(live.result.filter(isOpen).map(rankOf)).toEqual(best.map(rankOf));
  const next = await home('prematch');
  expect(next.result).toHaveLength(homeMatches);
  expect(new Set(next.result.map(rankOf))).toEqual(new Set([1]));
  const starts = next.result.map(({ timeStart }) => Date.parse(timeStart));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  for (const [id, { count }] of [
    ['live', live],
    ['prematch', next],
  ] as const) {
    const { result } = await ask<{ result: Record<string, { eventsCount: number }[]> }>(
      '/cms/v1/markets/getAllSports',
      { id },
    );
    expect(count).toBe(result.all?.reduce((sum, { eventsCount }) => sum + eventsCount, 0));
  }
});

test('favourites lead home: the match, then the league', async () => {
  for (const id of ['live', 'prematch'] as const) {
    const list = id === 'live' ? 'liveOffer' : 'offer';
    const { result } = await ask<HomePage>(
      `/cms/v1/betting/${list}`,
      id === 'live' ? { page: 1, sport_code: 'F', search_filter: '' } : everything,
    );
    const [youngest, younger] = result
      .toSorted((a, b) => byRank(b, a))
      .filter((row, index, rows) => rows.findIndex(({ leagueId }) => leagueId === row.leagueId) === index);
    if (!youngest || !younger) throw new Error('too few leagues');
    const led = await home(id, { favorite_matches: [youngest.eventId], favorite_leagues: [younger.leagueId] });
    expect(led.result[0]?.eventId).toBe(youngest.eventId);
    expect(led.result[1]?.leagueId).toBe(younger.leagueId);
  }
});

test('the leagues of men in the own country lead home with the matches of a day, and with no later ones', async () => {
  const counts: number[] = [];
  for (const [language, country] of [
    ['sq', 'Albania'],
    ['ru', 'Russia'],
    ['de', 'Germany'],
    ['rs', 'Serbia'],
  ] as const) {
    const league_ids = allLeagues
      .filter((league) => league.sport === 'F' && league.country === country && league.rank <= seniorTiers)
      .map(({ leagueId }) => leagueId);
    const today = await ask<HomePage>('/cms/v1/betting/offer', { ...everything, time_filter: '24h', league_ids });
    const own = Math.min(today.result.filter(isOpen).length, homeMatches);
    counts.push(own);
    const { result } = await home('prematch', { language });
    expect(result.slice(0, own).map(({ groupName }) => groupName)).toEqual(Array(own).fill(country));
    expect(result.slice(own).map(rankOf)).toEqual(Array(homeMatches - own).fill(1));
  }
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(await home('prematch', { language: 'en' })).toEqual(await home('prematch'));
});
