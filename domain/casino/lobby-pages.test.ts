import { expect, test } from 'vitest';
import { titles } from '../games/titles.ts';
import { isLobby, sectionOfPage, stockedLobbies } from './lobby-pages.ts';

test('the lobbies that have games are those of the titles', () => {
  expect([...new Set(titles.flatMap(({ lobbies }) => lobbies))].toSorted()).toEqual(stockedLobbies.toSorted());
});

test.each([
  ['/casino', undefined, null],
  ['/slots', undefined, 'slots'],
  ['/casino_live', undefined, 'casino_live'],
  ['/casino_section', 'number_games', 'number_games'],
  ['/casino_section', 'no-such-section', null],
  ['/betting', undefined, undefined],
])('%s with %j shows %j', (page, chosen, section) => expect(sectionOfPage(page, chosen)).toBe(section));

test.each(['/casino', '/games', '/games/oakspin', '/virtuals'])('%s is a lobby', (page) => {
  expect(isLobby(page)).toBe(true);
});

test.each(['/games/oakspin/ten-stones', '/', '/betting'])('%s is none', (page) => {
  expect(isLobby(page)).toBe(false);
});
