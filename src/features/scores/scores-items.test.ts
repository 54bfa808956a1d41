import { expect, test } from 'vitest';
import type { MatchResult } from '../../../contract/http/cms-results.ts';
import { scoresItems } from './scores-items.ts';

const nothing: ReadonlySet<string> = new Set();
const none = { matches: nothing, leagues: nothing };

const result = (eventId: string, leagueId: string, winners: MatchResult['winners'] = []): MatchResult => ({
  eventId,
  sport: 'F',
  leagueId,
  leagueName: `League ${leagueId}`,
  groupName: 'Serbia',
  hostName: 'Host',
  awayName: 'Away',
  timeStart: '2026-03-01T17:30:00.000Z',
  results: { G: '1-0' },
  ended: 'played',
  winners,
});
const keys = (...arguments_: Parameters<typeof scoresItems>) => scoresItems(...arguments_).map(({ key }) => key);
const day = [result('1', '10'), result('2', '10'), result('3', '20'), result('4', '30')];

test('results stand under their leagues in the order they came', () => {
  expect(keys([], day, none, nothing)).toEqual([
    'finished',
    'finished:10',
    '1',
    '2',
    'finished:20',
    '3',
    'finished:30',
    '4',
  ]);
  expect(keys([], [], none, nothing)).toEqual([]);
});

test('a starred match leads, with its league; then starred leagues', () => {
  const starred = { matches: new Set(['2']), leagues: new Set(['30']) };
  const turned = [result('3', '20'), ...day.slice(0, 2), result('4', '30')];
  expect(keys([], turned, starred, nothing)).toEqual([
    'finished',
    'finished:10',
    '2',
    '1',
    'finished:30',
    '4',
    'finished:20',
    '3',
  ]);
});

test('heads fold what is below them', () => {
  expect(keys([], day, none, new Set(['finished:10']))).toEqual([
    'finished',
    'finished:10',
    'finished:20',
    '3',
    'finished:30',
    '4',
  ]);
  expect(keys([], day, none, new Set(['finished']))).toEqual(['finished']);
});

test('an outright has a row for each of its markets', () => {
  const season = result('9', '90', [
    { market: 'WIN', names: ['Arsenal'] },
    { market: 'REL', names: ['Burnley', 'Leeds', 'Sunderland'] },
  ]);
  expect(keys([], [season], none, nothing)).toEqual(['finished', 'finished:90', '9 WIN', '9 REL']);
});
