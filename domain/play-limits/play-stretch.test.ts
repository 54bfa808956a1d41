import { expect, test } from 'vitest';
import { isCheckDue, type PlayStretch, stretchAt } from './play-stretch.ts';

const now = Date.parse('2026-03-02T09:00:00.000Z');
const minute = 60_000;
const kept: PlayStretch = { userId: 'a', startedAt: now, checkedAt: now, seenAt: now };

test('a stretch of play goes on after a reload, and begins anew after half an hour away or with another player', () => {
  expect(stretchAt(kept, 'a', now + 30 * minute - 1)).toEqual({ ...kept, seenAt: now + 30 * minute - 1 });
  const anew = (userId: string, at: number) => ({ userId, startedAt: at, checkedAt: at, seenAt: at });
  expect(stretchAt(kept, 'a', now + 30 * minute)).toEqual(anew('a', now + 30 * minute));
  expect(stretchAt(kept, 'b', now + minute)).toEqual(anew('b', now + minute));
  expect(stretchAt(null, 'a', now)).toEqual(kept);
});

test('a clock far behind what was kept begins a new one', () => {
  expect(stretchAt(kept, 'a', now - 60 * minute).startedAt).toBe(now - 60 * minute);
});

test('a check is due when its minutes have passed, and not before', () => {
  expect([isCheckDue(kept, 15, now + 15 * minute - 1), isCheckDue(kept, 15, now + 15 * minute)]).toEqual([false, true]);
});
