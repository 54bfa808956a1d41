import { expect, test } from 'vitest';
import { noFavourites, toggleFavourite } from '../../../domain/offer/favourites.ts';
import { liveFavourites } from '../../../domain/offer/live-favourites.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { isListed, type LiveItem, liveItems, liveOrder } from './live-items.ts';

const record = (eventId: string, groupName: string, leagueName: string, timeStart: string) =>
  ({ head: { eventId, groupName, leagueName, leagueId: `${groupName} ${leagueName}`, timeStart } }) as MatchRecord;

const none = liveFavourites(noFavourites, 'F');

const records = [
  record('1', 'Spain', 'LaLiga', '2026-03-01T18:00:00.000Z'),
  record('2', 'England', 'Premier League', '2026-03-01T18:00:00.000Z'),
  record('3', 'England', 'Championship', '2026-03-01T18:00:00.000Z'),
  record('4', 'England', 'Premier League', '2026-03-01T17:00:00.000Z'),
];

const nameOf = (item: LiveItem) => ('leagueName' in item ? item.leagueName : item.key);

test('the live list goes by group, league and kick-off', () => {
  expect(liveOrder(records, none).map(({ head }) => head.eventId)).toEqual(['3', '4', '2', '1']);
});

test('each league has its head and count, and a folded one no rows', () => {
  const items = liveItems(liveOrder(records, none), new Set(['England Premier League']), none);
  expect(items.map((item) => (item.kind === 'head' ? `${nameOf(item)} ${item.count}` : item.key))).toEqual([
    'Championship 1',
    '3',
    'Premier League 2',
    'LaLiga 1',
    '1',
  ]);
});

test('favourite matches come first under a head of their own, then favourite leagues', () => {
  const starred = { page: 'live_betting', sport: 'F' } as const;
  const withLeague = toggleFavourite(noFavourites, { ...starred, kind: 'favorite_leagues', id: 'Spain LaLiga' });
  const favourites = liveFavourites(
    toggleFavourite(withLeague, { ...starred, page: 'betting', kind: 'favorite_matches', id: '2' }),
    'F',
  );
  const items = liveItems(liveOrder(records, favourites), new Set(), favourites);
  expect(items.map((item) => (item.kind === 'head' ? `${nameOf(item)} ${item.count}` : item.key))).toEqual([
    'favourites 1',
    '2',
    'LaLiga 1',
    '1',
    'Championship 1',
    '3',
    'Premier League 1',
    '4',
  ]);
});

test('a match that is pushed before it is in play, of another sport or of a league that was not chosen, stays out of the list', () => {
  const pushed = (matchState: string, sport: string) =>
    ({ head: { matchState, sport, leagueId: '10' } }) as MatchRecord;
  const all = new Set<string>();
  expect(isListed(pushed('LIVE', 'F'), 'F', all)).toBe(true);
  expect(isListed(pushed('F', 'F'), 'F', all)).toBe(true);
  expect(isListed(pushed('NSY', 'F'), 'F', all)).toBe(false);
  expect(isListed(pushed('LIVE', 'T'), 'F', all)).toBe(false);
  expect(isListed(pushed('LIVE', 'F'), 'F', new Set(['10', '11']))).toBe(true);
  expect(isListed(pushed('LIVE', 'F'), 'F', new Set(['11']))).toBe(false);
});
