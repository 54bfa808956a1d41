import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
  type EventObject,
  type InputFrom,
  matchesState,
  type StateValue,
} from 'xstate';

/** A machine in the state in which most visits leave it: what can be known and heard of it without its code. */
export interface AtRest<Context, Event, Input> {
  /** No effect runs in it. */
  value: StateValue;
  context(input: Input): Context;
  /** The context after an event that keeps the machine at rest; null for one that the machine itself must hear. */
  hear(context: Context, event: Event): Context | null;
  /** The context that an event leads to which the machine itself must hear, as far as it is to be seen before the machine is there. */
  foresee?(context: Context, event: Event): Context;
}

export type RestOf<Machine extends AnyStateMachine> = AtRest<
  ContextFrom<Machine>,
  EventFrom<Machine>,
  InputFrom<Machine>
>;

const arrived = 'machine.arrived';

const resting = (value: StateValue, context: object) => ({
  status: 'active',
  value,
  context,
  children: {},
  matches: (pattern: StateValue) => matchesState(pattern, value),
  hasTag: () => false,
});

/**
 * Stands for a machine until the first event that it must hear: then the machine is fetched and goes on from there with
 * that event and what came meanwhile. Until it is there its context is shown as it is going to be. `fetch` does not give up.
 */
export const asleep = <Machine extends AnyStateMachine>(
  { value, context, hear, foresee }: RestOf<Machine>,
  fetch: () => Promise<Machine>,
): Machine => {
  let machine: Machine | null = null;
  let waiting: EventObject[] = [];
  /** The context before what waits. */
  let rested: ContextFrom<Machine> | null = null;

  const wake = ({ self }: AnyActorScope) => {
    fetch().then((fetched) => {
      machine = fetched;
      self.send({ type: arrived });
    });
  };

  const transition = (
    snapshot: ReturnType<typeof resting> | AnyMachineSnapshot,
    event: EventObject,
    scope: AnyActorScope,
  ): unknown => {
    if (machine) {
      const awake = machine;
      const events = [...waiting, ...(event.type === arrived ? [] : [event])];
      const before = rested ?? snapshot.context;
      waiting = [];
      rested = null;
      return events.reduce<AnyMachineSnapshot>(
        (state, each) => awake.transition(state, each, scope),
        'machine' in snapshot ? snapshot : awake.resolveState({ value, context: before }),
      );
    }
    const now = snapshot.context as ContextFrom<Machine>;
    const heard = hear(now, event as EventFrom<Machine>);
    if (heard === null || waiting.length > 0) {
      rested ??= now;
      waiting.push(event);
      if (waiting.length === 1) wake(scope);
    }
    const shown = heard ?? foresee?.(now, event as EventFrom<Machine>) ?? now;
    return shown === now ? snapshot : resting(value, shown);
  };

  return {
    transition,
    getInitialSnapshot: (_: AnyActorScope, input: InputFrom<Machine>) => resting(value, context(input)),
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
  } as unknown as Machine;
};
