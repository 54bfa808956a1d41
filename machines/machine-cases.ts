import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  StateMachine,
} from 'xstate';

type ActorsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never;

type AnswersOf<Actor extends ProvidedActor> = {
  [Each in Actor as Each['src']]: {
    /** One answer per way in which a guard tells answers apart; a listener or a lasting child has none. */
    done: readonly OutputFrom<Each['logic']>[];
    errors: readonly unknown[];
  };
};

/**
 * What a machine has to be shown so that every transition can be taken: an event for each payload that makes a guard
 * answer differently, the answers and errors of its actors, and the facet, the facts of context that guards can see.
 * Exhaustive by type: a new event or actor does not compile without its case.
 */
export interface CasesOf<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  events: {
    [Type in EventFromLogic<Machine>['type']]: readonly Extract<EventFromLogic<Machine>, { type: Type }>[];
  };
  answers: AnswersOf<ActorsOf<Machine>>;
  facet(context: ContextFrom<Machine>): unknown;
}

/** Cases of any machine, as the tests read them. */
export interface MachineCases {
  input: unknown;
  events: Readonly<Record<string, readonly EventObject[]>>;
  answers: Readonly<Record<string, { done: readonly unknown[]; errors: readonly unknown[] }>>;
  facet(context: never): unknown;
}

export interface MachineEntry {
  id: string;
  machine: AnyStateMachine;
  cases: MachineCases;
}
