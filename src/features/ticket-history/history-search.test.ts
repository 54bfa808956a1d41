import { describe, expect, it } from 'vitest';
import { isDay, monthOf, shownDays } from '../../i18n/dates/calendar.ts';
import { historyChange, historyQueryOf, historySearch, withFacet } from './history-search.ts';

const now = new Date(2026, 10, 21, 20, 14);

describe('the address of the history', () => {
  it('reads back what it says', () => {
    const said = {
      from: '2026-10-01',
      to: '2026-10-31',
      show: 'won~single~live',
      stake: 100,
      win: 20.5,
      match: '10245',
      q: 'partizan',
      sort: 'win',
      up: true,
      page: 2,
    };
    expect(historySearch(said)).toEqual(said);
  });

  it.each([
    [{ from: '2026-02-30', to: 'yesterday' }],
    [{ from: 20261101, show: 'everything~<b>' }],
    [{ stake: -5, win: 'NaN', page: 1.5, sort: 'createdAt', up: 'no' }],
    [{ stake: 1e300, q: 'ab', match: '   ', sort: 'password' }],
  ])('leaves out what makes no sense: %j', (search) => {
    expect(historySearch(search)).toEqual({});
  });

  it('names a whole month by one word, and asks for it by that', () => {
    const days = { from: '2026-02-01', to: '2026-02-28' };
    expect(historySearch({ month: '2026-02' })).toEqual(days);
    expect(historySearch({ month: '2026-02', from: '2026-02-10' })).toEqual({ ...days, from: '2026-02-10' });
    expect(historySearch({ month: '2026-13' })).toEqual({});
    expect(historyQueryOf(days, now, 'UTC')).toMatchObject({ month: '2026-02' });
    expect(historyQueryOf(days, now, 'UTC')).not.toHaveProperty('date_from');
    expect(historyQueryOf({ ...days, to: '2026-02-27' }, now, 'UTC')).not.toHaveProperty('month');
  });

  it('shows the month until today unless it says other days', () => {
    expect(shownDays({}, now)).toEqual({ from: '2026-11-01', to: '2026-11-21' });
    expect(shownDays({ from: '2025-12-24' }, now)).toEqual({ from: '2025-12-24', to: '2026-11-21' });
    expect(shownDays({ to: '2026-09-15' }, now)).toEqual({ from: '2026-09-01', to: '2026-09-15' });
  });

  it('asks the server in its words', () => {
    expect(historyQueryOf({}, now, 'Europe/Belgrade')).toEqual({
      page: 1,
      date_from: '2026-11-01',
      date_to: '2026-11-21',
      time_zone: 'Europe/Belgrade',
      rejected: false,
    });
    const search = historySearch({
      show: 'lost~freebet',
      stake: 50,
      win: 9,
      match: '7',
      q: 'novi',
      sort: 'odd',
      up: true,
    });
    expect(historyQueryOf({ ...search, page: 3 }, now, 'UTC')).toEqual({
      page: 3,
      date_from: '2026-11-01',
      date_to: '2026-11-21',
      time_zone: 'UTC',
      rejected: false,
      lost: true,
      freebet: true,
      min_pay_in: 50,
      min_win: 9,
      match_code: '7',
      search_filter: 'novi',
      sortField: 'odd',
      sortOrderDesc: false,
    });
  });

  it('begins at the first page again when a filter changes', () => {
    expect(withFacet({ show: 'won', page: 4 }, 'live', true)).toEqual({ show: 'won~live' });
    expect(withFacet({ show: 'won~live', q: 'abc' }, 'won', false)).toEqual({ show: 'live', q: 'abc' });
    expect(historyChange({ stake: 20, page: 2 }, { stake: undefined })).toEqual({});
  });
});

describe('days', () => {
  it('knows which exist', () => {
    expect(['2024-02-29', '2026-02-29', '2026-13-01', '2026-1-1', '', null].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('steps from month to month over the end of a year', () => {
    expect(monthOf('2026-01-31', -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(monthOf('2026-01-31', 1)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });
});
