import { expect, test } from 'vitest';
import { isLobby, sectionOfPage } from './lobby-pages.ts';

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
