import { describe, expect, test } from 'vitest';
import { inOnlyTab } from './only-tab.ts';

/** The browser's locks as far as they are used here: one holder a name, waiting ends with the signal. */
const createLocks = () => {
  let queue = Promise.resolve();
  const request = async (_: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    const turn = queue;
    let release = () => {};
    queue = new Promise((done) => {
      release = done;
    });
    const gaveUp = new Promise<never>((_turn, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    try {
      await Promise.race([turn, gaveUp]);
      return await work();
    } finally {
      release();
    }
  };
  return { request: request as LockManager['request'] };
};

describe('Work that only one tab does at a time', () => {
  test('waits for the tab that is at it', async () => {
    const locks = createLocks();
    const order: string[] = [];
    let finish = () => {};
    const first = inOnlyTab(
      'x',
      5_000,
      () => new Promise<void>((done) => (finish = done)).then(() => void order.push('first')),
      locks,
    );
    const second = inOnlyTab('x', 5_000, async () => void order.push('second'), locks);
    await Promise.resolve();
    await Promise.resolve();
    finish();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  test('goes ahead when the other tab hangs', async () => {
    const locks = createLocks();
    inOnlyTab('x', 5_000, () => new Promise(() => {}), locks);
    expect(await inOnlyTab('x', 20, async () => 'done', locks)).toBe('done');
  });

  test('is not done twice because it failed', async () => {
    let times = 0;
    const failing = async () => {
      times += 1;
      throw new Error('refused');
    };
    await expect(inOnlyTab('x', 5_000, failing, createLocks())).rejects.toThrow('refused');
    expect(times).toBe(1);
  });

  test('is done in a browser without locks', async () => {
    expect(await inOnlyTab('x', 20, async () => 'done', undefined)).toBe('done');
  });
});
