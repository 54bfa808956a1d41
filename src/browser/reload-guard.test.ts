import { describe, expect, test } from 'vitest';
import { createReloadGuard } from './reload-guard.ts';

interface LastReload {
  version: 1;
  at: number;
}

const start = () => {
  let now = 1_000_000;
  let kept: LastReload | null = null;
  let reloads = 0;
  const guard = createReloadGuard(
    () => now,
    () => (reloads += 1),
    {
      read: () => kept,
      write: (last) => (kept = last),
      remove: () => (kept = null),
      watch: () => () => undefined,
    },
  );
  return { guard, pass: (milliseconds: number) => (now += milliseconds), reloads: () => reloads };
};

describe('The reload guard', () => {
  test('allows the first reload and the next one a minute later, not before', () => {
    const { guard, pass, reloads } = start();
    expect(guard.reloadableIn()).toBe(0);
    guard.reload();
    expect(reloads()).toBe(1);
    pass(59_999);
    expect(guard.reloadableIn()).toBe(1);
    pass(1);
    expect(guard.reloadableIn()).toBe(0);
  });

  test('is not held for hours by a clock that was set back', () => {
    const { guard, pass } = start();
    guard.reload();
    pass(-3_600_000);
    expect(guard.reloadableIn()).toBe(0);
  });
});
