import { expect, test } from 'vitest';
import { gameOfPage } from './game-of-page.ts';

test.each([
  ['/games?gc=book-of-sand', 'book-of-sand'],
  ['/de/games?gc=book-of-sand', 'book-of-sand'],
  ['/games/acme/roulette?gc=book-of-sand', 'roulette'],
  ['/betting?gc=book-of-sand', null],
  ['/casino?gc=book-of-sand', null],
  ['/games/acme/book-of-sand', 'book-of-sand'],
  ['/de/games/acme/book%20of%20sand?from=slots#top', 'book of sand'],
  ['/games/acme', null],
  ['/betting?event=1', null],
  ['/games?gc=', null],
])('the game of %s is %s', (path, game) => {
  expect(gameOfPage(path)).toBe(game);
});
