import { expect, test } from 'vitest';
import { agencyChange, agencySearch, openIn, ticketsQueryOf, usersQueryOf, withOpen } from './agency-search.ts';

const one = '0b6f3c7e-9f0a-4c55-8a8e-2f4f0a3f8d11';
const other = '6f1f7a3e-58a1-4c1e-9d4b-0d9f5f0b9a01';

test('an address keeps what makes sense and leaves out what is the default', () => {
  expect(
    agencySearch({
      q: 'kos',
      show: 'agents',
      sort: 'credit',
      rank: 'turnover',
      up: 'true',
      page: '3',
      wallet: '2',
      user: one,
      day: '2026-03-01',
    }),
  ).toEqual({
    q: 'kos',
    show: 'agents',
    sort: 'credit',
    rank: 'turnover',
    up: true,
    page: 3,
    wallet: 2,
    user: one,
    day: '2026-03-01',
  });
  expect(
    agencySearch({
      q: 'ko',
      show: 'all',
      sort: 'name',
      rank: 'number',
      page: 1,
      wallet: 1,
      user: "' or 1=1",
      day: 'x',
      state: 'gone',
      open: 'x',
    }),
  ).toEqual({});
});

test('days of tickets are days, and do not end before they begin', () => {
  expect(agencySearch({ from: '2026-03-01', to: '2026-03-02' })).toEqual({ from: '2026-03-01', to: '2026-03-02' });
  expect(agencySearch({ from: '2026-03-03', to: '2026-03-02' })).toEqual({ from: '2026-03-03' });
  expect(agencySearch({ from: '2026-02-30', to: 'today' })).toEqual({});
});

test('a change begins at the first page, and keeps the rest', () => {
  expect(agencyChange({ q: 'kos', page: 4 }, { show: 'players' })).toEqual({ q: 'kos', show: 'players' });
});

test('rows of agents are opened and closed one by one, and no more than eight', () => {
  const both = withOpen(withOpen({}, one), other);
  expect(openIn(both)).toEqual([one, other]);
  expect(withOpen(both, one)).toEqual({ open: other });
  expect(openIn({ open: Array.from({ length: 20 }, () => one).join('~') })).toHaveLength(8);
});

test('names are asked for from a to z, figures the largest first, and both the other way round', () => {
  expect(usersQueryOf({})).toMatchObject({ order: 'asc', currency_id: 1, page: 1 });
  expect(usersQueryOf({ up: true })).toMatchObject({ order: 'desc' });
  expect(usersQueryOf({ sort: 'credit' })).toMatchObject({ sort: 'credit', order: 'desc' });
  expect(usersQueryOf({ sort: 'credit', up: true })).toMatchObject({ order: 'asc' });
});

test('an address holds every filter of tickets, and they are asked for as text', () => {
  const address = {
    q: 'derby',
    state: 'won~single~gone',
    stake: '20',
    win: 'much',
    match: ' 1024 ',
    by: 'win',
    up: 'true',
  };
  const search = agencySearch({ ...address, user: one, from: '2026-03-01', page: '2' });
  expect(search).toMatchObject({ state: 'won~single', stake: 20, match: '1024', by: 'win', up: true });
  expect(search).not.toHaveProperty('win');
  expect(ticketsQueryOf(search)).toEqual({
    page: 2,
    rejected: 'false',
    won: 'true',
    single: 'true',
    search_filter: 'derby',
    min_pay_in: 20,
    match_code: '1024',
    sortField: 'win',
    sortOrderDesc: 'false',
    userId: one,
    date_from: '2026-03-01',
  });
  expect(ticketsQueryOf(agencySearch({ state: 'rejected' }))).toEqual({ page: 1, rejected: 'true' });
  expect(ticketsQueryOf(agencySearch({ by: 'createdAt', stake: -1 }))).toEqual({ page: 1, rejected: 'false' });
});
