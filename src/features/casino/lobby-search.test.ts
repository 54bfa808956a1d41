import { expect, test } from 'vitest';
import { isNarrowed, lobbyChange, lobbySearch } from './lobby-search.ts';

test('what an address says is read, and what makes no sense left out', () => {
  const search = {
    part: 'last',
    provider: 'oakspin',
    tag: 'classic',
    volatility: '3',
    sort: 'rtp',
    as: 'list',
    page: '2',
  };
  expect(lobbySearch(search)).toEqual({ ...search, volatility: 3, page: 2 });
  expect(
    lobbySearch({ part: 'nowhere', provider: '<b>', volatility: 9, sort: 'luck', as: 'cloud', page: 1, game: '' }),
  ).toEqual({});
});

test('a choice begins at the first page, its details closed', () => {
  expect(lobbyChange({ provider: 'oakspin', page: 3, game: 'ten-stones' }, { tag: 'classic' })).toEqual({
    provider: 'oakspin',
    tag: 'classic',
  });
  expect(lobbyChange({ provider: 'oakspin' }, { provider: undefined })).toEqual({});
});

test.each([
  [{}, false],
  [{ as: 'list', part: 'all' } as const, false],
  [{ volatility: 2 }, true],
])('%j narrows what is shown: %j', (search, narrowed) => expect(isNarrowed(search)).toBe(narrowed));
