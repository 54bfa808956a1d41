import { expect, test } from 'vitest';
import { gameOfPage } from './game-of-page.ts';

test.each([
  ['/fullgame?gc=book-of-sand', 'book-of-sand'],
  ['/games/acme/book-of-sand', 'book-of-sand'],
  ['/de/games/acme/book%20of%20sand?from=slots#top', 'book of sand'],
  ['/games/acme', null],
  ['/betting?event=1', null],
  ['/fullgame?gc=', null],
])('the game of %s is %s', (path, game) => {
  expect(gameOfPage(path)).toBe(game);
});
