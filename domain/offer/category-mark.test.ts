import { expect, test } from 'vitest';
import { categoryMark } from './category-mark.ts';

test.each([
  ['Partizan W', { name: 'Partizan', mark: 'W' }],
  ['Premier League Women', { name: 'Premier League', mark: 'Women' }],
  ['Mladost Lučani U21', { name: 'Mladost Lučani', mark: 'U21' }],
  ['Partizan', { name: 'Partizan', mark: '' }],
  ['Women’s Series', { name: 'Women’s Series', mark: '' }],
  ['W', { name: 'W', mark: '' }],
])('the mark of %s', (name, mark) => {
  expect(categoryMark(name)).toEqual(mark);
});
