import { expect, test } from 'vitest';
import type { Match } from '../../../contract/entities/match.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { rankedOrder } from './ranked-order.ts';

const heads = ['1', '2', '3', '4', '5', '6'].map((eventId) => ({ eventId, leagueId: `league ${eventId}` }) as Match);
const records = heads.map((head) => ({ head }) as unknown as MatchRecord);

test('favourites lead, then the matches as they were told, then what began since', () => {
  const order = rankedOrder(heads.filter(({ eventId }) => eventId < '5').reverse());
  const shown = (matches: string[], leagues: string[]) =>
    order(records, { matches: new Set(matches), leagues: new Set(leagues) }).map(({ head }) => head.eventId);
  expect(shown([], [])).toEqual(['4', '3', '2', '1', '5', '6']);
  expect(shown(['2', '6'], ['league 1'])).toEqual(['2', '6', '1', '4', '3', '5']);
});
