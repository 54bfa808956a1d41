import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';

/** Questions that wait until the test answers them. */
const desk = (width?: number) => {
  const asked: { keys: readonly string[]; answer(): void; fail(): void }[] = [];
  const find = gathered<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const answer = () => resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `${key}!`])));
        asked.push({ keys, answer, fail: () => reject(new Error('away')) });
      }),
    width,
  );
  return { find, asked };
};
const settled = () => new Promise(setImmediate);

test('who comes alone is asked for at once; who comes meanwhile goes together, each with his own answer', async () => {
  const { find, asked } = desk(1);
  const first = find('a');
  const others = ['b', 'c', 'b', 'none'].map(find);
  expect(asked.map(({ keys }) => keys)).toEqual([['a']]);
  asked[0]?.answer();
  expect(await first).toBe('a!');
  await settled();
  expect(asked[1]?.keys).toEqual(['b', 'c', 'none']);
  asked[1]?.answer();
  expect(await Promise.all(others)).toEqual(['b!', 'c!', 'b!', undefined]);
});

test('a question asked before is no answer for who came after it', async () => {
  const { find, asked } = desk(1);
  const [early, late] = [find('a'), find('a')];
  asked[0]?.answer();
  await early;
  await settled();
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['a']]);
  asked[1]?.answer();
  expect(await late).toBe('a!');
});

test('one that fails fails for those who were in it alone, and one that hangs holds nobody up', async () => {
  const { find, asked } = desk(2);
  void find('hangs');
  const failing = find('a');
  const next = find('b');
  asked[1]?.fail();
  await expect(failing).rejects.toThrow('away');
  await settled();
  asked[2]?.answer();
  expect(await next).toBe('b!');
});
