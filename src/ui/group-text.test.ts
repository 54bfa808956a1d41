import { expect, test } from 'vitest';
import { conditionsText, groupLetter } from './group-text.ts';

test('Groups are lettered, and conditions that follow one another stand as one', () => {
  expect([0, 25, 26, 53].map(groupLetter)).toEqual(['A', 'Z', 'A2', 'B3']);
  expect([[2], [2, 3], [4, 2, 3], [1, 3, 4, 6]].map(conditionsText)).toEqual(['2', '2–3', '2–4', '1, 3–4, 6']);
});
