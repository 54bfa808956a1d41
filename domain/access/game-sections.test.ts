import { expect, test } from 'vitest';
import { gameSections, isGameSectionOpen } from './game-sections.ts';

const openWith = (...keys: string[]) =>
  gameSections.filter((section) =>
    isGameSectionOpen(
      keys.map((key) => ({ key, value: 'true' })),
      section,
    ),
  );

test('every lobby is open while nothing is known of it, or its status makes no sense', () => {
  expect(openWith()).toEqual(gameSections);
  expect(isGameSectionOpen([{ key: 'disableCasinoPage', value: 'yes' }], 'slots')).toBe(true);
});

test.each([
  ['casinoIndefiniteDisabled', []],
  ['disableCasinoPage', ['casino_live', 'virtuals']],
  ['disableCasinoLivePage', gameSections.filter((section) => section !== 'casino_live')],
  ['disableVirtualsPage', gameSections.filter((section) => section !== 'virtuals')],
])('%s leaves these open: %j', (key, open) => {
  expect(openWith(key)).toEqual(open);
});
