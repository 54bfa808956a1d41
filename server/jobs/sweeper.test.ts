import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSweeper, type Loop } from './sweeper.ts';

const silent = pino({ level: 'silent' });
let turns: number;
let loop: Loop;

beforeEach(() => {
  vi.useFakeTimers();
  turns = 0;
});
afterEach(async () => {
  await loop.close();
  vi.useRealTimers();
});

const started = (turn: () => Promise<unknown>): void => {
  loop = createSweeper('test', 1_000, turn, silent);
  loop.start();
};
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('comes again after its pause, and at once while there is more to do', async () => {
  started(async () => {
    turns += 1;
    return turns < 5;
  });
  await after(10);
  expect(turns).toBe(5);
  await after(989);
  expect(turns).toBe(5);
  await after(10);
  expect(turns).toBe(6);
});

test('waits longer after each failure, a few seconds at most, and is itself again when all is well', async () => {
  let away = true;
  const at: number[] = [];
  const from = Date.now();
  started(async () => {
    at.push(Date.now() - from);
    if (away) throw new Error('away');
  });
  await after(12_000);
  expect(at).toEqual([0, 2_000, 6_000, 11_000]);
  away = false;
  await after(7_000);
  expect(at.slice(4)).toEqual([16_000, 17_000, 18_000, 19_000]);
});

test('never has two turns at once, and its end waits for the one under way', async () => {
  let finish = (): void => undefined;
  started(() => {
    turns += 1;
    return new Promise<void>((done) => {
      finish = done;
    });
  });
  await after(5_000);
  expect(turns).toBe(1);
  let closed = false;
  const closing = loop.close().then(() => {
    closed = true;
  });
  await after(1_000);
  expect(closed).toBe(false);
  finish();
  await closing;
  await after(5_000);
  expect(turns).toBe(1);
});
