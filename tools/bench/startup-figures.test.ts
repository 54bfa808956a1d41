import { describe, expect, test } from 'vitest';
import { quantile } from './quantile.ts';
import { judgePress, judgeReturn, judgeStartup, type Load } from './startup-figures.ts';

const load = (lcp: number, blocking = 0, cls = 0): Load => ({ fcp: 0, lcp, blocking, cls });

test('a quantile lies between its neighbours in proportion, whatever their order', () => {
  expect([0, 0.25, 0.5, 0.9, 1].map((share) => quantile([5, 1, 3, 2, 4], share))).toEqual([1, 2, 3, 4.6, 5]);
});

describe('A start', () => {
  const eager = [load(1000, 100), load(1000, 100), load(1000, 100), load(1000, 100), load(1000, 100)];

  test('is judged by its ratio to the eager build round by round, and its shift as it is', () => {
    const ours = [load(360, 50, 0.01), load(370, 60), load(380, 70), load(390, 80), load(400, 90)];
    expect(judgeStartup('/', ours, eager)).toEqual([
      { page: '/', goal: 'LCP, of eager', median: 0.38, better: 0.37, must: 0.4, reached: true },
      { page: '/', goal: 'blocking, of eager', median: 0.7, better: 0.6, must: 0.75, reached: true },
      { page: '/', goal: 'CLS', median: 0, better: 0, must: 0.02, reached: true },
    ]);
  });

  test('has missed a goal only when the better quartile misses it too', () => {
    const slow = (best: number) => [load(best), load(best), load(900), load(900), load(900)];
    expect(judgeStartup('/', slow(400), eager)[0]).toMatchObject({ median: 0.9, better: 0.4, reached: true });
    expect(judgeStartup('/', slow(410), eager)[0]).toMatchObject({ better: 0.41, reached: false });
  });

  test('that blocks nothing has reached its goal, one that alone blocks has not', () => {
    const blocking = (ours: number, other: number) =>
      judgeStartup('/', [load(1, ours)], [load(1, other)]).find(({ goal }) => goal.startsWith('blocking'));
    expect(blocking(0, 0)).toMatchObject({ median: 0, reached: true });
    expect(blocking(0, 10)).toMatchObject({ median: 0, reached: true });
    expect(blocking(10, 0)).toMatchObject({ reached: false });
  });
});

test('a first press is judged by how long the odd takes to be chosen, not by when it came', () => {
  const presses = [40, 60, 120].map((took) => ({ chosen: 3_000 + took, took }));
  expect(judgePress('/', presses)).toEqual([
    { page: '/', goal: 'press to chosen, ms', median: 60, better: 50, must: 100, reached: true },
  ]);
  expect(judgePress('/', [{ chosen: 300, took: 101 }])).toMatchObject([{ reached: false }]);
});

test('a second visit is judged by the first one of the same visitor', () => {
  const visits = [300, 400, 600].map((second) => ({ first: load(1000), second: load(second) }));
  expect(judgeReturn('/', visits)).toEqual([
    { page: '/', goal: 'LCP, of first visit', median: 0.4, better: 0.35, must: 0.5, reached: true },
  ]);
  expect(judgeReturn('/', [{ first: load(1000), second: load(501) }])).toMatchObject([{ reached: false }]);
});
