import { expect, test } from 'vitest';
import { keptReading } from './kept-reading.ts';

test('a list of settings is read again when a value, a key or their number changes, and only then', () => {
  let readings = 0;
  const read = keptReading((list) => {
    readings += 1;
    return list.map(({ key, value }) => `${key}=${value}`).join();
  });
  const list = (...values: string[]) => values.map((value, index) => ({ key: `k${index}`, value }));
  expect([read(list('a', 'b')), read(list('a', 'b')), readings]).toEqual(['k0=a,k1=b', 'k0=a,k1=b', 1]);
  expect([read(list('a', 'c')), read(list('a', 'c')), readings]).toEqual(['k0=a,k1=c', 'k0=a,k1=c', 2]);
  expect([read(list('a')), read([]), read([]), readings]).toEqual(['k0=a', '', '', 4]);
  const own = list('a', 'b');
  expect(read(own)).toBe('k0=a,k1=b');
  own[1] = { key: 'k9', value: 'b' };
  expect(read(own)).toBe('k0=a,k9=b');
});
