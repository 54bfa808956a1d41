import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { NoticeRequest } from './notice.ts';
import { noticesMachine } from './notices.machine.ts';

const text = { namespace: 'common', key: 'notice.reloadHeld' } as const;

const start = () => {
  const clock = new SimulatedClock();
  const actor = createActor(noticesMachine, { clock }).start();
  const raise = (notice: Partial<NoticeRequest> = {}) =>
    actor.send({ type: 'notice.raised', notice: { text, ...notice } });
  const shown = () => actor.getSnapshot().context.notices.map(({ id }) => id);
  return { actor, clock, raise, shown };
};

describe('Notices', () => {
  test('are green, centred and gone after 3 s, not before', () => {
    const { actor, clock, raise, shown } = start();
    raise({ id: 'saved' });
    expect(actor.getSnapshot().context.notices).toEqual([
      { id: 'saved', text, color: 'success', timeout: 3_000, centered: true },
    ]);
    clock.increment(2_999);
    expect(shown()).toEqual(['saved']);
    clock.increment(1);
    expect(shown()).toEqual([]);
    expect(actor.getSnapshot().value).toBe('empty');
  });

  test('stand in the order in which they came, each for its own time', () => {
    const { clock, raise, shown } = start();
    raise({ id: 'first' });
    clock.increment(1_000);
    raise({ id: 'second' });
    clock.increment(2_000);
    expect(shown()).toEqual(['second']);
  });

  test('stay without a timeout until they are dismissed', () => {
    const { actor, clock, raise, shown } = start();
    raise({ id: 'blocked', timeout: null });
    clock.increment(3_600_000);
    expect(shown()).toEqual(['blocked']);
    actor.send({ type: 'notice.dismissed', id: 'blocked' });
    expect(shown()).toEqual([]);
  });

  test('take the place of an earlier one with the same id and start its time anew', () => {
    const { clock, raise, shown } = start();
    raise({ id: 'saved' });
    clock.increment(2_000);
    raise({ id: 'saved' });
    clock.increment(2_000);
    expect(shown()).toEqual(['saved']);
    clock.increment(1_000);
    expect(shown()).toEqual([]);
  });

  test('get ids of their own when they bring none', () => {
    const { raise, shown } = start();
    raise();
    raise();
    expect(new Set(shown()).size).toBe(2);
  });
});
