import { expect, test } from 'vitest';
import { explored } from './support/conversation/explored.ts';

test.each([
  { losses: 1, reloads: 0 },
  { losses: 0, reloads: 1 },
])('with $losses of it lost and $reloads reloads of the page it stays so', (broken) => {
  const { worlds, lie, stuck } = explored(broken);
  expect({ lie, stuck }).toEqual({ lie: null, stuck: null });
  expect(worlds).toBeGreaterThan(50_000);
});
