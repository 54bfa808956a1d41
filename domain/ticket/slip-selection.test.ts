import { expect, test } from 'vitest';
import { selectionId } from './slip-selection.ts';

test.each([
  ['1X2', '1', '10245'],
  ['OU_2.5', 'over', '10245'],
  ['PP_h3', 'over', '10245_h3'],
  ['H1_1X2', 'X', '10245_H1'],
  ['S2_OU_9.5', 'under', '10245_S2'],
])('a selection of %s is identified by its event and what of it the market is about', (market, selection, id) => {
  expect(selectionId('10245', market, selection)).toBe(id);
});
