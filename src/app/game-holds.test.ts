import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { Hold } from '../../machines/game-session/game-session-event.ts';
import type { OnDemand, PlayerMachines, Running } from '../running/running.tsx';
import { watchHolds } from './game-holds.ts';

/** A machine of that kind as far as a game asks it. */
const flagOf = (states: [string, string]) =>
  createActor(
    createMachine({
      initial: states[0],
      states: { [states[0]]: { on: { turned: states[1] } }, [states[1]]: { on: { turned: states[0] } } },
    }),
  ).start();

test('machines that come late are followed once, however often they are spoken of before and after', () => {
  const betLimit = flagOf(['closed', 'open']);
  let here = false;
  const listeners = new Set<() => void>();
  const player = {
    started: () => (here ? ({ betLimit, maintenance: flagOf(['down', 'up']) } as unknown as PlayerMachines) : null),
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as OnDemand<PlayerMachines>;
  const app = { getSnapshot: () => ({ children: {} }) } as unknown as Running['app'];
  const told: (readonly Hold[])[] = [];
  watchHolds({ app, player, playLimits: { ...player, started: () => null } as never }, (holds) => told.push(holds));
  for (const listener of listeners) listener();
  here = true;
  for (const listener of [...listeners]) listener();
  expect(listeners.size).toBe(1);
  betLimit.send({ type: 'turned' });
  betLimit.send({ type: 'turned' });
  expect(told).toEqual([['dialog'], []]);
});
