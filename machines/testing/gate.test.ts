import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign, createActor, setup } from 'xstate';
import type { MachineEntry } from '../machine-cases.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';
import { gate } from './gate.ts';

/** A door with a lock: small, but with a guard, an actor, a timer and a placeholder. */
const sample = (
  change: (config: Config) => void = () => undefined,
  guards: Partial<typeof soundGuards> = {},
  delays = soundDelays,
): MachineEntry => {
  const config = soundConfig();
  change(config);
  const machine = setup({
    types: {} as { context: { locked: boolean }; events: DoorEvent },
    actors: { ring: answerToProvide<boolean>('ring') },
    actions: { tell: actionToProvide('tell'), lock: assign({ locked: true }), unlock: assign({ locked: false }) },
    guards: { ...soundGuards, ...guards },
    delays,
  }).createMachine(config as never) as unknown as AnyStateMachine;
  return {
    id: 'door',
    machine,
    cases: {
      input: undefined,
      events: {
        'door.pushed': [{ type: 'door.pushed' }],
        'key.turned': [{ type: 'key.turned' }],
        'bell.pressed': [{ type: 'bell.pressed' }],
      },
      answers: { ring: { done: [true, false], errors: ['broken'] } },
      facet: ({ locked }: { locked: boolean }) => locked,
    },
  };
};

type DoorEvent = { type: 'door.pushed' } | { type: 'key.turned' } | { type: 'bell.pressed' };

const soundGuards = {
  isLocked: ({ context }: { context: { locked: boolean } }) => context.locked,
  isOpened: (_: unknown, answer: boolean) => answer,
};

const soundDelays = { patience: 1_000 };

const soundConfig = () => ({
  id: 'door',
  context: { locked: true } as Record<string, unknown>,
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.pushed': [{ guard: 'isLocked', actions: ['tell'] }, { target: 'open' }] as unknown[],
        'key.turned': { actions: 'unlock' },
        'bell.pressed': 'ringing',
      } as Record<string, unknown>,
    },
    ringing: {
      invoke: {
        id: 'ring',
        src: 'ring',
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }: { event: { output: boolean } }) => event.output },
            target: 'open',
          },
          { target: 'shut' },
        ],
        onError: 'shut',
      } as Record<string, unknown>,
      after: { patience: 'shut' } as Record<string, unknown>,
    },
    open: { on: { 'door.pushed': { target: 'shut', actions: 'lock' } } },
  } as Record<string, Record<string, unknown>>,
});

type Config = ReturnType<typeof soundConfig>;

const findings = (entry: MachineEntry) => {
  const { paths, cover, ...report } = gate(entry);
  return Object.fromEntries(Object.entries(report).filter(([, list]) => list.length > 0));
};

describe('The gate', () => {
  test('lets a sound machine pass, with a cover shorter than its paths', () => {
    expect(findings(sample())).toEqual({});
    const { paths, cover } = gate(sample());
    expect(cover.length).toBeLessThan(paths);
  });

  test('finds a guard that is stuck on yes', () => {
    expect(findings(sample(undefined, { isLocked: () => true }))).toMatchObject({
      transitionsNotTaken: ['door.shut door.pushed [1] -> door.open'],
      guardsOneWay: ['isLocked is always true'],
    });
  });

  test('finds a guard that is stuck on no', () => {
    expect(findings(sample(undefined, { isOpened: () => false }))).toMatchObject({
      transitionsNotTaken: ['door.ringing xstate.done.actor.ring [0] -> door.open'],
      guardsOneWay: ['isOpened is always false'],
    });
  });

  test('finds a guard that is stuck although no other branch stands beside it', () => {
    const stuck = sample(
      (config) => {
        const { shut } = config.states;
        if (shut) shut.on = { ...(shut.on as object), 'door.pushed': { guard: 'isLocked', actions: 'tell' } };
      },
      { isLocked: () => true },
    );
    expect(findings(stuck)).toMatchObject({ guardsOneWay: ['isLocked is always true'] });
  });

  test('finds a state that nothing leads to', () => {
    expect(findings(sample((config) => (config.states.ajar = {})))).toEqual({ statesNotVisited: ['door.ajar'] });
  });

  test('finds a branch behind an unguarded one', () => {
    const dead = sample((config) => {
      const { open } = config.states;
      if (open) open.on = { 'door.pushed': [{ target: 'shut', actions: 'lock' }, { target: 'ringing' }] };
    });
    expect(findings(dead)).toEqual({ transitionsNotTaken: ['door.open door.pushed [1] -> door.ringing'] });
  });

  test('finds an action, a guard and a delay that are not declared', () => {
    const unknown = sample((config) => {
      const { open, ringing } = config.states;
      if (open) open.on = { 'door.pushed': { target: 'shut', actions: ['lock', 'slam'] } };
      if (ringing) ringing.after = { patience: 'shut', eternity: 'open' };
    });
    expect(findings(unknown).habitsBroken).toEqual([
      'the action slam is not declared',
      'the delay eternity is not declared',
    ]);
  });

  test('finds an invoke that does not say what happens when its actor fails', () => {
    const careless = sample((config) => {
      const { ringing } = config.states;
      if (ringing) ringing.invoke = { id: 'ring', src: 'ring', onDone: 'open' };
    });
    expect(findings(careless).habitsBroken).toEqual([
      'the guard isOpened is not used',
      'the invoke ring of door.ringing has no onError',
    ]);
  });

  test('finds a function in the config', () => {
    const inline = sample((config) => {
      const { open } = config.states;
      if (open) open.on = { 'door.pushed': { target: 'shut', actions: () => undefined } };
    });
    expect(findings(inline).habitsBroken).toEqual([
      'door.states.open.on.door.pushed.actions is a function',
      'the action lock is not used',
    ]);
  });

  test('finds what JSON would lose', () => {
    expect(findings(sample((config) => (config.context.since = new Date(0)))).contextNotJson).toEqual([
      'context.since is an instance',
    ]);
  });
});

/** What the gate cannot see, for it compares a machine with itself: these two are read by a person. */
describe('Beside the gate', () => {
  const differingDelays = ({ machine }: MachineEntry) =>
    Object.entries(soundDelays).filter(([name, delay]) => machine.implementations.delays[name] !== delay);
  const turnedAndPushed = ({ machine }: MachineEntry) => {
    const actor = createActor(machine.provide({ actions: { tell: () => undefined } })).start();
    actor.send({ type: 'key.turned' });
    actor.send({ type: 'door.pushed' });
    return actor.getSnapshot().value;
  };

  test('a table of the delays finds one that was changed', () => {
    const impatient = sample(undefined, {}, { patience: 1_001 });
    expect(findings(impatient)).toEqual({});
    expect(differingDelays(sample())).toEqual([]);
    expect(differingDelays(impatient)).toEqual([['patience', 1_000]]);
  });

  test('a journey written by hand finds a transition with a wrong target', () => {
    const misled = sample(({ states: { shut } }) => {
      if (shut)
        shut.on = { ...(shut.on as object), 'door.pushed': [{ guard: 'isLocked', actions: 'tell' }, 'ringing'] };
    });
    expect(findings(misled)).toEqual({});
    expect(turnedAndPushed(sample())).toBe('open');
    expect(turnedAndPushed(misled)).not.toBe('open');
  });
});
