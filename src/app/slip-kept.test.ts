import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedSlip } from '../../contract/storage/slip.ts';
import { selectionOf } from '../../machines/ticket/ticket-examples.ts';
import { isSlipKept, keepPressed } from './slip-kept.ts';

const storage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => void vi.unstubAllGlobals());

test('what is pressed before the slip is there is kept as a slip, and nothing once it is taken back', () => {
  expect(isSlipKept()).toBe(false);
  keepPressed([selectionOf('10245')]);
  expect(isSlipKept()).toBe(true);
  const kept = storedSlip.parse(JSON.parse(sessionStorage.getItem('ticket') ?? ''));
  expect([kept.selections, kept.userId, kept.tickets]).toEqual([[selectionOf('10245')], null, []]);
  keepPressed([]);
  expect(isSlipKept()).toBe(false);
});

test('a browser that stores nothing forgets, and goes on', () => {
  const refuse = () => {
    throw new Error('storage is off');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepPressed([selectionOf('10245')]);
  expect(isSlipKept()).toBe(false);
});
