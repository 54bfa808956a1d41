import type { AnyStateMachine } from 'xstate';

/** One change of a machine for the worse. */
export interface Mutation {
  /** Where and what, the same as long as the place is: `ping.course.waiting after pingInterval: is dropped`. */
  name: string;
  /** A longer delay is noticed by the table of delays too. */
  kind?: 'delay';
  /** Makes the machine wrong, and answers with the way back. */
  make(): () => void;
}

type Config = Record<string, unknown>;

interface Place {
  machine: AnyStateMachine;
  /** Keys from the root. */
  path: readonly string[];
  name: string;
}

/** More microsteps than any event needs: a machine that was made to run in circles fails, rather than for ever. */
const mostSteps = 500;

const isRecord = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list in which nothing is left is not there at all. */
const orNothing = (list: unknown[]) => (list.length > 0 ? list : undefined);

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

const fullTransition = (value: unknown): Config => (isRecord(value) ? value : { target: value });

const statesOf = (config: Config): Record<string, Config> => (config.states ?? {}) as Record<string, Config>;

const configAt = (root: Config, path: readonly string[]): Config | undefined =>
  path.reduce<Config | undefined>((config, key) => config && statesOf(config)[key], root);

/** Tests hold the machine object itself, so it is rebuilt in place from the changed config. */
const rebuild = (machine: AnyStateMachine) => Object.assign(machine, machine.provide({}));

const put = (machine: AnyStateMachine, holder: Config, key: string, value: unknown) => () => {
  const before = holder[key];
  const set = (to: unknown) => {
    if (to === undefined) delete holder[key];
    else holder[key] = to;
    rebuild(machine);
  };
  set(value);
  return () => set(before);
};

const without = <Item>(list: readonly Item[], index: number) => list.filter((_, place) => place !== index);

const swapped = <Item>(list: readonly Item[], index: number) => {
  const copy = [...list];
  copy.splice(index, 2, ...list.slice(index, index + 2).reverse());
  return copy;
};

const nameOf = (action: unknown) => (isRecord(action) ? String(action.type) : String(action));

/** Whether an action changes context, and whether it hangs on it. */
const traits = (machine: AnyStateMachine, action: unknown) => {
  const known: unknown = machine.implementations.actions?.[nameOf(action)];
  const assigns = typeof known === 'function' && 'type' in known && known.type === 'xstate.assign';
  const params = isRecord(action) ? String(action.params) : '';
  return { assigns, reads: /\bcontext\b/.test(params) };
};

/** Order matters for two of the same name, and where one changes what the other reads. */
const orderTells = (machine: AnyStateMachine, one: unknown, other: unknown) => {
  if (nameOf(one) === nameOf(other)) return true;
  const [first, second] = [traits(machine, one), traits(machine, other)];
  return (first.assigns && second.reads) || (second.assigns && first.reads);
};

/** A list of actions with one of them dropped, or two in each other's place. */
const worseActions = (machine: AnyStateMachine, value: unknown): { what: string; worse: unknown[] }[] => {
  const actions = listOf(value);
  return actions.flatMap((action, index) => {
    const name = actions.length > 1 ? `${nameOf(action)} [${index}]` : nameOf(action);
    const dropped = { what: `${name} is dropped`, worse: without(actions, index) };
    if (index + 1 === actions.length || !orderTells(machine, action, actions[index + 1])) return [dropped];
    return [dropped, { what: `${name} comes after the next`, worse: swapped(actions, index) }];
  });
};

/** The path of the state that a transition leads to, as a config writes it. */
const targetPath = (source: readonly string[], target: string): string[] => {
  if (target.startsWith('#')) return target.split('.').slice(1);
  if (target.startsWith('.')) return [...source, ...target.slice(1).split('.')];
  return [...source.slice(0, -1), ...target.split('.')];
};

const otherTarget = ({ machine, path }: Place, target: string): string | undefined => {
  const aimed = targetPath(path, target);
  const beside = Object.keys(statesOf(configAt(machine.config as Config, aimed.slice(0, -1)) ?? {}));
  if (beside.length < 2) return undefined;
  const other = beside[(beside.indexOf(aimed.at(-1) ?? '') + 1) % beside.length];
  return `#${[machine.config.id, ...aimed.slice(0, -1), other].join('.')}`;
};

const transitionMutations = (place: Place, holder: Config, key: string): Mutation[] => {
  const { machine, name } = place;
  const candidates = listOf(holder[key]);
  return candidates.flatMap((candidate, index) => {
    const transition = fullTransition(candidate);
    const here = candidates.length > 1 ? `${name} [${index}]` : name;
    const instead = (change: Config) => put(machine, holder, key, candidates.with(index, { ...transition, ...change }));
    const { guard, target } = transition;
    return [
      { name: `${here}: is dropped`, make: put(machine, holder, key, orNothing(without(candidates, index))) },
      ...(guard === undefined
        ? []
        : [
            { name: `${here}: the guard is dropped`, make: instead({ guard: undefined }) },
            { name: `${here}: the guard is negated`, make: negated(machine, guard, (not) => instead({ guard: not })) },
          ]),
      ...(typeof target === 'string'
        ? [{ name: `${here}: leads elsewhere`, make: instead({ target: otherTarget(place, target) }) }]
        : []),
      ...(transition.reenter ? [{ name: `${here}: does not reenter`, make: instead({ reenter: undefined }) }] : []),
      ...(index + 1 < candidates.length
        ? [{ name: `${here}: comes after the next`, make: put(machine, holder, key, swapped(candidates, index)) }]
        : []),
      ...worseActions(machine, transition.actions).map(({ what, worse }) => ({
        name: `${here}: ${what}`,
        make: instead({ actions: worse }),
      })),
    ];
  });
};

/** The guard of this one transition is negated: under a name of its own, with the same params. */
const negated = (machine: AnyStateMachine, guard: unknown, put: (guard: unknown) => () => () => void) => () => {
  const name = nameOf(guard);
  const predicate = machine.implementations.guards?.[name];
  if (typeof predicate !== 'function') throw new Error(`The guard ${name} is no predicate`);
  const other = `not ${name}`;
  Object.assign(machine.implementations.guards, {
    [other]: (...args: Parameters<typeof predicate>) => !predicate(...args),
  });
  const back = put(isRecord(guard) ? { ...guard, type: other } : other)();
  return () => {
    back();
    delete machine.implementations.guards[other];
  };
};

const stateMutations = (machine: AnyStateMachine, config: Config, path: readonly string[]): Mutation[] => {
  const id = [String(machine.config.id), ...path].join('.');
  const at = (words: string): Place => ({ machine, path, name: words ? `${id} ${words}` : id });
  const held = (group: string, word = '') =>
    Object.keys((config[group] ?? {}) as Config).flatMap((key) =>
      transitionMutations(at(`${word}${key}`), config[group] as Config, key),
    );
  const invokes = listOf(config.invoke) as Config[];
  return [
    ...held('on'),
    ...held('after', 'after '),
    ...transitionMutations(at('always'), config, 'always'),
    ...transitionMutations(at('done'), config, 'onDone'),
    ...['entry', 'exit'].flatMap((key) =>
      worseActions(machine, config[key]).map(({ what, worse }) => ({
        name: `${id} ${key}: ${what}`,
        make: put(machine, config, key, worse),
      })),
    ),
    ...invokes.flatMap((invoke, index) => [
      {
        name: `${id} ${invoke.id}: is not invoked`,
        make: put(machine, config, 'invoke', orNothing(without(invokes, index))),
      },
      ...transitionMutations(at(`${invoke.id} done`), invoke, 'onDone'),
      ...transitionMutations(at(`${invoke.id} failed`), invoke, 'onError'),
    ]),
    ...Object.entries(statesOf(config)).flatMap(([key, below]) => stateMutations(machine, below, [...path, key])),
  ];
};

const delayMutations = (machine: AnyStateMachine): Mutation[] => {
  // Read each time: a rebuilt machine has delays of its own.
  const delays = () => machine.implementations.delays as Config;
  return Object.entries(delays()).map(([name, delay]) => ({
    name: `${machine.config.id}: the delay ${name} is doubled`,
    kind: 'delay',
    make: () => {
      const doubled = typeof delay === 'function' ? (...args: unknown[]) => 2 * delay(...args) : 2 * Number(delay);
      put(machine, delays(), name, doubled)();
      return put(machine, delays(), name, delay);
    },
  }));
};

/** Every single mutation of a machine that its tests should notice. */
export const mutationsOf = (machine: AnyStateMachine): Mutation[] => {
  const config = machine.config as Config;
  config.options = { maxIterations: mostSteps };
  rebuild(machine);
  return [...stateMutations(machine, config, []), ...delayMutations(machine)];
};
