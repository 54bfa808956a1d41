import { afterEach, expect, test, vi } from 'vitest';
import { nextTask } from './next-task.ts';

afterEach(() => vi.unstubAllGlobals());

const orderOf = async (): Promise<string[]> => {
  const done: string[] = [];
  setTimeout(() => done.push('what waited'));
  Promise.resolve().then(() => done.push('the rest of this task'));
  await nextTask();
  return [...done, 'what comes after'];
};

test('what waits comes before the next task, in a browser that cannot be asked for its turn', async () => {
  vi.stubGlobal('window', {});
  expect(await orderOf()).toEqual(['the rest of this task', 'what waited', 'what comes after']);
});

test("the browser's own turn is taken where there is one", async () => {
  const yielded = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve)));
  vi.stubGlobal('scheduler', { yield: yielded });
  vi.stubGlobal('window', globalThis);
  expect(await orderOf()).toEqual(['the rest of this task', 'what waited', 'what comes after']);
  expect(yielded).toHaveBeenCalledOnce();
});
