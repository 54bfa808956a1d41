import { expect, test } from 'vitest';
import { addressOf } from './first-files.ts';

test.each([
  ['/a/src/routes/_default/betting.tsx?tsr-split=component', '/betting'],
  ['/a/src/routes/_default/index.tsx', '/'],
  ['/a/src/routes/_default/documents/$doc.tsx', '/documents/$doc'],
  ['/a/src/routes/_game/games/$provider/$game.tsx', '/games/$provider/$game'],
  ['/a/src/routes/_default/account/bonuses/index.tsx', '/account/bonuses'],
  ['/a/src/routes/match3.tsx', '/match3'],
  ['/a/src/routes/_default/$.tsx', null],
  ['/a/src/routes/-lobby.tsx', null],
  ['/a/src/features/home/home-page.tsx', null],
])('%s is at %s', (id, address) => {
  expect(addressOf(id)).toBe(address);
});
