import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { createStored } from './stored.ts';

const schema = z.object({ version: z.literal(1), at: z.number() });
const value = { version: 1, at: 5 } as const;

const memory = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
};

const storedIn = (storage: () => Storage) => createStored({ key: 'value', schema, storage });

describe('A stored value', () => {
  test('is read back until it is removed', () => {
    const storage = memory();
    storedIn(() => storage).write(value);
    const stored = storedIn(() => storage);
    expect(stored.read()).toEqual(value);
    stored.remove();
    expect(stored.read()).toBeNull();
  });

  test.prop([fc.oneof(fc.string(), fc.json())])(
    'is absent when what is stored is corrupt or of another version',
    (text) => {
      const storage = memory();
      storage.setItem('value', text);
      expect(storedIn(() => storage).read()).toBeNull();
    },
  );

  test('lasts as long as the page when the storage is full', () => {
    const storage = memory();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const stored = storedIn(() => storage);
    stored.write(value);
    expect(stored.read()).toEqual(value);
    stored.remove();
    expect(stored.read()).toBeNull();
  });

  test('lasts as long as the page when the storage is forbidden', () => {
    const stored = storedIn(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(stored.read()).toBeNull();
    stored.write(value);
    expect(stored.read()).toEqual(value);
  });

  test('does not hide behind an older value when the storage becomes full', () => {
    const storage = memory();
    const stored = storedIn(() => storage);
    stored.write(value);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    stored.write({ ...value, at: 6 });
    expect(stored.read()).toEqual({ ...value, at: 6 });
  });
});
