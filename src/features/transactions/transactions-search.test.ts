import { expect, test } from 'vitest';
import { shownDays } from '../../i18n/dates/calendar.ts';
import { transactionsChange, transactionsQueryOf, transactionsSearch } from './transactions-search.ts';

const evening = new Date(2026, 10, 21, 20, 14);

test('a plain address asks for the month until today, in the zone of the reader', () => {
  expect(transactionsQueryOf({}, evening, 'Europe/Belgrade')).toEqual({
    page: 1,
    date_from: '2026-11-01',
    date_to: '2026-11-21',
    time_zone: 'Europe/Belgrade',
  });
});

test('every filter reaches the server', () => {
  const search = { from: '2026-10-03', to: '2026-10-05', kind: 'win~stake', wallet: 2, q: ' spabc ', page: 3 };
  expect(transactionsQueryOf(transactionsSearch(search), evening, 'UTC')).toEqual({
    page: 3,
    date_from: '2026-10-03',
    date_to: '2026-10-05',
    time_zone: 'UTC',
    kinds: ['stake', 'win'],
    currency_id: 2,
    search_filter: 'spabc',
  });
});

test.each([
  [{ from: '2026-02-30', to: 'today', kind: 'theft', wallet: 'x', q: 'ab', page: 0 }],
  [{ from: 20261101, kind: '', wallet: '', q: '', page: 1.5 }],
  [{ wallet: -1, page: '99999999' }],
  [{}],
])('what makes no sense is left out: %j', (search) => {
  expect(transactionsSearch(search)).toEqual({});
});

test('a change begins at the first page', () => {
  expect(transactionsChange({ page: 4, wallet: 1 }, { kind: 'win' })).toEqual({ wallet: 1, kind: 'win' });
  expect(transactionsChange({ page: 4, wallet: 1 }, { wallet: undefined })).toEqual({});
});

test('days that end earlier begin with their own month', () => {
  expect(shownDays({ to: '2026-09-12' }, evening)).toEqual({ from: '2026-09-01', to: '2026-09-12' });
});
