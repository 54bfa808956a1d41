import { describe, expect, test } from 'vitest';
import { createActor, sendTo, setup } from 'xstate';
import { createRecording } from './recording.ts';

const child = setup({ types: {} as { events: { type: 'asked' } } }).createMachine({
  id: 'child',
  initial: 'resting',
  states: { resting: { on: { asked: 'busy' } }, busy: { always: 'resting' } },
});

const parent = setup({
  types: {} as { events: { type: 'pressed' } | { type: 'ignored' } },
  actors: { child },
  actions: { ask: sendTo('child', { type: 'asked' }) },
}).createMachine({ id: 'parent', invoke: { id: 'child', src: 'child' }, on: { pressed: { actions: 'ask' } } });

const start = (size?: number) => {
  const told: (() => void)[] = [];
  let tells = 0;
  const recording = createRecording({ soon: (tell) => told.push(tell), now: () => 7, ...(size ? { size } : {}) });
  recording.subscribe(() => {
    tells += 1;
  });
  const actor = createActor(parent, { inspect: recording.inspect }).start();
  const tell = () => {
    for (const each of told.splice(0)) each();
  };
  return { recording, actor, tell, tells: () => tells };
};

describe('A recording', () => {
  test('notes what each machine received, from whom, and which way it went', () => {
    const { recording, actor, tell } = start();
    actor.send({ type: 'pressed' });
    actor.send({ type: 'ignored' });
    tell();
    const rows = recording
      .records()
      .map((record) => [record.machine, record.event.type, record.from, record.transitions]);
    expect(rows.slice(2)).toEqual([
      ['parent', 'pressed', null, ['parent pressed -> stays']],
      ['child', 'asked', actor.sessionId, ['child.resting asked -> child.busy', 'child.busy always -> child.resting']],
      ['parent', 'ignored', null, []],
    ]);
    expect(rows.slice(0, 2).map(([machine, event]) => [machine, event])).toEqual([
      ['parent', 'xstate.init'],
      ['child', 'xstate.init'],
    ]);
    expect(recording.actorOf('parent')).toBe(actor);
  });

  test('tells of all that happened in a moment at once, and of nothing without news', () => {
    const { recording, actor, tell, tells } = start();
    tell();
    const before = recording.records();
    for (let nth = 0; nth < 50; nth += 1) actor.send({ type: 'ignored' });
    expect(recording.records()).toBe(before);
    tell();
    expect(tells()).toBe(2);
    expect(recording.records()).toHaveLength(before.length + 50);
  });

  test('keeps the newest, and the last of a machine that has been quiet', () => {
    const { recording, actor, tell } = start(10);
    for (let nth = 0; nth < 500; nth += 1) actor.send({ type: 'ignored' });
    tell();
    expect(recording.records()).toHaveLength(10);
    expect(recording.records().at(-1)?.event.type).toBe('ignored');
    expect(recording.records().some(({ machine }) => machine === 'child')).toBe(false);
    expect(recording.latest().get('child')?.snapshot.value).toBe('resting');
  });
});
