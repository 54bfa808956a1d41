import { expect, test } from 'vitest';
import { match } from '../../../contract/entities/match.ts';
import { feedLists, feedResult, listedMatch } from '../../../contract/feed/feed-values.ts';
import { createStillClock } from '../../testing/start-test-server.ts';
import { createHeardFeed } from '../stream/heard-feed.ts';
import { writeValue } from '../stream/values.ts';
import { importOdds } from './the-odds-api.ts';

const now = Date.parse('2026-03-07T16:00:00.000Z');
const derby = {
  id: 'e912304de2b2ce35b473ce2ecd3d1502',
  sport_key: 'soccer_germany_bundesliga',
  sport_title: 'Bundesliga - Germany',
  commence_time: '2026-03-07T17:30:00Z',
  home_team: 'Union Berlin',
  away_team: 'VfL Bochum',
};
const h2h = (...prices: [string, number][]) => ({
  key: 'h2h',
  last_update: '2026-03-07T15:58:12Z',
  outcomes: prices.map(([name, price]) => ({ name, price })),
});
const begun = [
  { key: 'pinnacle', title: 'Pinnacle', markets: [h2h(['Union Berlin', 1.1], ['VfL Bochum', 20], ['Draw', 9])] },
];
const odds = [
  {
    ...derby,
    bookmakers: [
      {
        key: 'other',
        title: 'Another',
        last_update: '2026-03-07T15:58:12Z',
        markets: [h2h(['Union Berlin', 9.9], ['VfL Bochum', 9.9], ['Draw', 9.9])],
      },
      {
        key: 'pinnacle',
        title: 'Pinnacle',
        last_update: '2026-03-07T15:58:12Z',
        markets: [
          h2h(['Union Berlin', 1.62], ['VfL Bochum', 6.5], ['Draw', 3.9]),
          {
            key: 'totals',
            last_update: '2026-03-07T15:58:12Z',
            outcomes: [
              { name: 'Over', price: 1.91, point: 2.5 },
              { name: 'Under', price: 1.93, point: 2.5 },
            ],
          },
          {
            key: 'spreads',
            last_update: '2026-03-07T15:58:12Z',
            outcomes: [{ name: 'Union Berlin', price: 2, point: -1 }],
          },
        ],
      },
    ],
  },
  {
    ...derby,
    id: 'aa11',
    sport_key: 'basketball_euroleague',
    sport_title: 'Euroleague',
    home_team: 'Partizan',
    away_team: 'Zalgiris',
    bookmakers: [
      { key: 'pinnacle', title: 'Pinnacle', markets: [h2h(['Partizan', 1.8], ['Zalgiris', 2.05], ['Draw', 15])] },
    ],
  },
  { ...derby, id: 'bb22', commence_time: '2026-03-07T15:30:00Z', bookmakers: begun },
  { ...derby, id: 'cc33', sport_key: 'cricket_odi', bookmakers: [] },
  { ...derby, id: 'not an id', bookmakers: [] },
  { id: 'dd44' },
];
const scores = [
  {
    ...derby,
    id: 'ee55',
    commence_time: '2026-03-07T13:30:00Z',
    completed: true,
    last_update: '2026-03-07T15:25:40Z',
    scores: [
      { name: 'VfL Bochum', score: '1' },
      { name: 'Union Berlin', score: '2' },
    ],
  },
  { ...derby, id: 'bb22', commence_time: '2026-03-07T15:30:00Z', completed: false, last_update: null, scores: null },
];
const imported = importOdds({ odds, scores, bookmaker: 'pinnacle', now });

test('every value is one of the contract', () => {
  const schemas = { listed: listedMatch, match, result: feedResult, lists: feedLists };
  for (const [key, value] of imported.values) {
    expect(schemas[key.split('.')[0] as keyof typeof schemas].safeParse(value), key).toMatchObject({ success: true });
  }
  expect(imported.values.at(-1)?.[0]).toBe('lists');
  expect(imported.leftOut).toBe(3);
});

test('a feed that hears it sells the prices of one bookmaker before the start, and settles by the score', () => {
  const clock = createStillClock(now);
  const nonsense: string[] = [];
  const feed = createHeardFeed({ clock, onNonsense: (key) => nonsense.push(key) });
  for (const [key, value] of imported.values) feed.hear(key, writeValue(value));
  feed.hear('beat', writeValue({ version: 1, at: now }));
  expect(nonsense).toEqual([]);
  expect(feed.prematch().map(({ eventId }) => eventId)).toEqual([derby.id, 'aa11']);
  expect(feed.quote(derby.id, '1X2', 'X')).toMatchObject({ odd: 3.9, status: 'OPEN', sport: 'F' });
  expect(feed.quote(derby.id, 'OU', 'under')).toMatchObject({ odd: 1.93, band: '2.5' });
  expect(feed.markets('aa11')).toEqual({ ML: { '1': { O: 1.8, MS: 'OPEN' }, '2': { O: 2.05, MS: 'OPEN' } } });
  // Begun, and nobody says how it stands: it is not sold.
  expect(feed.markets('bb22')).toEqual({});
  expect(feed.result('bb22')).toBeNull();
  expect(feed.result('ee55')).toMatchObject({ results: { G: '2-1' }, endedAt: Date.parse('2026-03-07T15:25:40Z') });
});

test('an event that its bookmaker does not price is listed and not sold', () => {
  const other = importOdds({ odds, scores, bookmaker: 'nobody', now });
  expect(other.values.find(([key]) => key === `match.${derby.id}`)?.[1]).toMatchObject({ markets: {} });
});
