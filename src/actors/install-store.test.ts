import { describe, expect, test } from 'vitest';
import { storedInstall } from '../../contract/storage/install.ts';
import { createStored } from '../browser/stored.ts';
import { createInstallStore } from './install-store.ts';

const day = 86_400_000;

/** A browser's storage, with another tab's changes as events of the window. */
const browser = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  let at = 1_000 * day;
  const page = () => {
    const stored = createStored({ key: 'install', schema: storedInstall, storage: () => storage });
    const told: boolean[] = [];
    const store = createInstallStore({ ...stored, watch: () => () => undefined }, () => at);
    store.watch((welcome) => void told.push(welcome));
    store.noteLoad();
    return { ...store, told };
  };
  const pass = (time: number) => {
    at += time;
  };
  return { kept, page, pass };
};

const regular = () => {
  const visitor = browser();
  visitor.page();
  visitor.pass(day);
  return visitor;
};

describe('What a browser remembers of the offer', () => {
  test('is the visits: the second is welcome, the first is not', () => {
    const { page, pass } = browser();
    expect(page().told).toEqual([false]);
    pass(day);
    expect(page().told).toEqual([true]);
  });

  test('is the refusal, for 90 days', () => {
    const { page, pass } = regular();
    const { keep, told } = page();
    keep('refused');
    expect(told).toEqual([true, false]);
    pass(89 * day);
    expect(page().isWelcome()).toBe(false);
    pass(day);
    expect(page().isWelcome()).toBe(true);
  });

  test('is the installation, for good', () => {
    const { page, pass } = regular();
    page().keep('installed');
    pass(1_000 * day);
    expect(page().isWelcome()).toBe(false);
  });

  test('is a break until somebody signs in, also where no page was counted', () => {
    const { page } = regular();
    const { noteBreak, told } = page();
    noteBreak(false);
    noteBreak(true);
    noteBreak(true);
    expect(page().isWelcome()).toBe(false);
    noteBreak(false);
    expect(told).toEqual([true, false, true]);
  });

  test('is dropped when it is in another shape', () => {
    const { page, kept } = regular();
    kept.set('install', '{"version":1,"visits":"many"}');
    expect(page().isWelcome()).toBe(false);
  });
});
