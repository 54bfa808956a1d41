import { expect, test } from 'vitest';
import { RefusedCall } from './refusal.ts';
import { createTurnstile } from './turnstile.ts';

test('a turnstile lets one in after the other, and sends away who would wait behind too many', async () => {
  const turn = createTurnstile(1, { mostWaiting: 2 });
  const done: number[] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const enter = (nth: number, key = 'door') =>
    turn(key, async () => {
      await gate;
      done.push(nth);
    }).catch((error: unknown) => (error instanceof RefusedCall ? error.status : Promise.reject(error)));
  const tasks = [enter(1), enter(2), enter(3), enter(4), enter(5, 'another')];
  expect(await tasks[3]).toBe(503);
  let isIdle = false;
  const idle = turn.idle().then(() => {
    isIdle = true;
  });
  expect(isIdle).toBe(false);
  open();
  expect(await Promise.all(tasks)).toEqual([undefined, undefined, undefined, 503, undefined]);
  expect(done).toEqual([1, 5, 2, 3]);
  await idle;
  expect(await enter(6)).toBeUndefined();
  await turn.idle();
});

test('who waited too long is sent away as from a busy server, and his task is not begun', async () => {
  const turn = createTurnstile(1, { mostWaiting: 2, longestWait: 20 });
  let open: () => void = () => undefined;
  const first = turn('door', () => new Promise<void>((resolve) => (open = resolve)));
  let begun = false;
  const second = turn('door', async () => {
    begun = true;
  });
  await expect(second).rejects.toMatchObject({ status: 503, key: 'busy', values: { code: 102 } });
  open();
  await first;
  expect(begun).toBe(false);
  expect(await turn('door', async () => 'in')).toBe('in');
});
