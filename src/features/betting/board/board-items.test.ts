import { expect, test } from 'vitest';
import type { Match } from '../../../../contract/entities/match.ts';
import { dayOf } from '../../../i18n/dates/calendar.ts';
import { boardItems, type Heads } from './board-items.ts';

const match = (eventId: string, leagueId: string, timeStart: string) =>
  ({ eventId, leagueId, groupName: 'Serbia', leagueName: `League ${leagueId}`, timeStart }) as Match;

const matches = [
  match('1', '10', '2026-03-01T12:00:00.000Z'),
  match('2', '10', '2026-03-02T12:00:00.000Z'),
  match('3', '11', '2026-03-01T13:00:00.000Z'),
];

const keys = (heads: Heads, folded: string[] = []) => boardItems(matches, heads, new Set(folded)).map(({ key }) => key);

test('matches stand under their leagues in the order of the list', () => {
  expect(keys('leagues')).toEqual(['league 10', '1', '2', 'league 11', '3']);
});

test('in the timeline they stand under their days', () => {
  const [first, second] = [dayOf('2026-03-01T12:00:00.000Z'), dayOf('2026-03-02T12:00:00.000Z')];
  expect(keys('days')).toEqual([`day ${first}`, '1', '3', `day ${second}`, '2']);
});

test('a day counts the matches of all pages, where the list says how many', () => {
  const [first, second] = [dayOf('2026-03-01T12:00:00.000Z'), dayOf('2026-03-02T12:00:00.000Z')];
  const counts = (days?: Record<string, number>) =>
    boardItems(matches, 'days', new Set(), days).flatMap((item) => (item.kind === 'head' ? item.count : []));
  expect(counts()).toEqual([2, 1]);
  expect(counts({ [first]: 120, [second]: 31 })).toEqual([120, 31]);
});

test('favourite matches lead by kick-off under a head of their own, then favourite leagues; by time leagues do not', () => {
  const leading = { matches: new Set(['3', '2']), leagues: new Set(['11']) };
  const others = [...matches, match('4', '11', '2026-03-01T14:00:00.000Z')];
  const shown = (heads: Heads) => boardItems(others, heads, new Set(), {}, leading);
  expect(shown('leagues').map(({ key }) => key)).toEqual(['favourites', '3', '2', 'league 11', '4', 'league 10', '1']);
  expect(shown('leagues').map((item) => (item.kind === 'row' ? item.far : item.key))).toEqual([
    'favourites',
    true,
    true,
    'league 11',
    false,
    'league 10',
    false,
  ]);
  const [first, second] = [dayOf('2026-03-01T12:00:00.000Z'), dayOf('2026-03-02T12:00:00.000Z')];
  expect(shown('days').map(({ key }) => key)).toEqual(['favourites', '3', '2', `day ${first}`, '1', '4']);
  expect(shown('leagues and days').map(({ key }) => key)).toContain('day of 3');
  expect(second).not.toBe(first);
});

test('a day counts no match that leads the list: it stands under another head', () => {
  const leading = { matches: new Set(['3']), leagues: new Set<string>() };
  const [first, second] = [dayOf('2026-03-01T12:00:00.000Z'), dayOf('2026-03-02T12:00:00.000Z')];
  const counts = (days?: Record<string, number>) =>
    boardItems(matches, 'days', new Set(), days, leading).flatMap((item) => (item.kind === 'head' ? item.count : []));
  expect(counts({ [first]: 120, [second]: 31 })).toEqual([1, 119, 31]);
  expect(counts()).toEqual([1, 1, 1]);
});

test('a folded head keeps its count and hides its rows', () => {
  expect(keys('leagues', ['league 10'])).toEqual(['league 10', 'league 11', '3']);
  expect(boardItems(matches, 'leagues', new Set(['league 10']))[0]).toMatchObject({ count: 2, folded: true });
});

test('where rows do not name their day, each day of a league has a line', () => {
  expect(keys('leagues and days')).toEqual([
    'league 10',
    'day of 1',
    '1',
    'day of 2',
    '2',
    'league 11',
    'day of 3',
    '3',
  ]);
  expect(keys('leagues and days', ['league 10'])).toEqual(['league 10', 'league 11', 'day of 3', '3']);
});
