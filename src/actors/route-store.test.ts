import { describe, expect, test } from 'vitest';
import type { Stored } from '../browser/stored.ts';
import { createRouteStore } from './route-store.ts';

const inMemory = <Value>(): Stored<Value> => {
  let kept: Value | null = null;
  return {
    read: () => kept,
    write: (value) => {
      kept = value;
    },
    remove: () => {
      kept = null;
    },
    watch: () => () => undefined,
  };
};

describe('The last route', () => {
  test('is kept for the tab and for the device', () => {
    const device = inMemory<{ version: 1; path: string; at: number }>();
    const one = createRouteStore(inMemory(), device);
    const other = createRouteStore(inMemory(), device);
    expect([one.ofTab(), one.ofDevice()]).toEqual([null, null]);
    one.keep('/betting');
    other.keep('/live_betting');
    expect([one.ofTab(), one.ofDevice()]).toEqual(['/betting', '/live_betting']);
  });

  test('of the device is gone an hour after it was left, not before', () => {
    let now = 0;
    const store = createRouteStore(inMemory(), inMemory(), () => now);
    store.keep('/betting');
    now = 3_600_000;
    expect(store.ofDevice()).toBe('/betting');
    now += 1;
    expect([store.ofDevice(), store.ofTab()]).toEqual([null, '/betting']);
  });
});
