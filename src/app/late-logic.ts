import type { AnyStateMachine } from 'xstate';

/** A machine whose code comes late, as its parent names it: `machine` is asked when the parent starts it, not before. */
export const lateLogic = <Machine extends AnyStateMachine>(machine: () => Machine): Machine =>
  new Proxy({} as Machine, { get: (_, key) => Reflect.get(machine(), key) });
