import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { mutationsOf } from './mutations.ts';

const lampOf = () =>
  setup({
    types: {} as { context: { broken: boolean }; events: { type: 'pressed' } },
    actions: { click: () => undefined },
    guards: { isWhole: ({ context }) => !context.broken },
    delays: { evening: 1_000 },
  }).createMachine({
    id: 'lamp',
    context: { broken: false },
    initial: 'dark',
    states: {
      dark: { entry: 'click', on: { pressed: [{ guard: 'isWhole', target: 'lit' }, { target: 'lost' }] } },
      lit: { after: { evening: { target: 'dark' } } },
      lost: {},
    },
  });

const pressed = (lamp: ReturnType<typeof lampOf>) => {
  const actor = createActor(lamp.provide({})).start();
  actor.send({ type: 'pressed' });
  const { value } = actor.getSnapshot();
  actor.stop();
  return value;
};

test('Every place of a machine is made wrong in each way, and put right again', () => {
  const lamp = lampOf();
  const config = JSON.stringify(lamp.config);
  const found = mutationsOf(lamp as never).map(({ name, make }) => {
    const mend = make();
    const value = pressed(lamp);
    mend();
    expect([pressed(lamp), lamp.implementations.delays.evening]).toEqual(['lit', 1_000]);
    return [name, value];
  });
  expect(JSON.parse(JSON.stringify(lamp.config))).toMatchObject(JSON.parse(config));
  expect(Object.fromEntries(found)).toEqual({
    'lamp.dark pressed [0]: is dropped': 'lost',
    'lamp.dark pressed [0]: the guard is dropped': 'lit',
    'lamp.dark pressed [0]: the guard is negated': 'lost',
    'lamp.dark pressed [0]: leads elsewhere': 'lost',
    'lamp.dark pressed [0]: comes after the next': 'lost',
    'lamp.dark pressed [1]: is dropped': 'lit',
    'lamp.dark pressed [1]: leads elsewhere': 'lit',
    'lamp.dark entry: click is dropped': 'lit',
    'lamp.lit after evening: is dropped': 'lit',
    'lamp.lit after evening: leads elsewhere': 'lit',
    'lamp: the delay evening is doubled': 'lit',
  });
});
