import { expect, test } from 'vitest';
import { mostRetries, type Outcome, summaryOf } from './figures.ts';

const outcome = (change: Partial<Outcome>): Outcome => ({
  name: 'unit',
  seconds: 10,
  budget: 10,
  passed: 3,
  skipped: 0,
  failures: [],
  retries: [],
  outOfTime: [],
  files: [],
  ...change,
});

test('a run that is in order ends in its sum', () => {
  const types = outcome({ name: 'types', passed: 0, seconds: 2 });
  expect(summaryOf([types, outcome({ skipped: 1 })])).toEqual({
    failed: 0,
    lines: [
      'ok     types: 2.0 s',
      'ok     unit: 3 passed, 0 failed, 1 skipped, 10.0 s',
      '0 retried',
      '3 passed, 0 failed, 1 skipped',
    ],
  });
});

test('as many retries as may be are named, one more fails the run', () => {
  const names = Array.from({ length: mostRetries }, (_, index) => `r${index}`);
  const allowed = summaryOf([outcome({ retries: names })]);
  expect([allowed.failed, allowed.lines]).toEqual([
    0,
    expect.arrayContaining([`${mostRetries} retried`, '  retried: r0', '3 passed, 0 failed']),
  ]);
  const more = summaryOf([outcome({ retries: names }), outcome({ name: 'journeys', retries: ['c'] })]);
  expect([more.failed, more.lines.at(-2), more.lines.at(-1)]).toEqual([
    1,
    `  failed: ${mostRetries + 1} tests agreed at the second try only`,
    '6 passed, 1 failed',
  ]);
});

test('a step is over its budget when it takes more than half as long again, and does not fail for it', () => {
  expect(summaryOf([outcome({ seconds: 15 })]).lines[0]).toBe('ok     unit: 3 passed, 0 failed, 0 skipped, 15.0 s');
  const over = summaryOf([outcome({ seconds: 15.1 })]);
  expect([over.failed, over.lines[0]]).toEqual([
    0,
    'ok     unit: 3 passed, 0 failed, 0 skipped, 15.1 s, over its budget of 10 s',
  ]);
});

test('what the run had no time for is named', () => {
  const { failed, lines } = summaryOf([outcome({ skipped: 2, outOfTime: ['test/journeys/late.test.ts'] })]);
  expect([failed, ...lines.slice(-2)]).toEqual([
    0,
    '  out of time: test/journeys/late.test.ts',
    '3 passed, 0 failed, 2 skipped',
  ]);
});

test('the ten slowest files are listed, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ name: `f${index}`, seconds: index }));
  const { lines } = summaryOf([outcome({ files })]);
  expect(lines.slice(1, 11)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `${`${n}.0`.padStart(8)} s f${n}`));
});
