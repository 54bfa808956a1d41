import { type AnyActorLogic, type AnyStateMachine, fromCallback } from 'xstate';
import { placeholderKind } from '../to-provide.ts';

const silent = fromCallback(() => undefined);

export type GuardAnswers = Map<string, Set<boolean>>;

const isPredicate = (guard: unknown): guard is (...args: unknown[]) => boolean =>
  typeof guard === 'function' && !('check' in guard);

/** The machine with every actor silent and every placeholder action without effect; notes what each guard answers. */
export const testable = (machine: AnyStateMachine): { machine: AnyStateMachine; guardAnswers: GuardAnswers } => {
  const guardAnswers: GuardAnswers = new Map();
  const { actors, actions, guards } = machine.implementations;
  const noted = Object.entries(guards ?? {}).map(([name, guard]) => {
    guardAnswers.set(name, new Set());
    if (!isPredicate(guard)) return [name, guard];
    const answering = (...args: unknown[]) => {
      const answer = guard(...args);
      guardAnswers.get(name)?.add(answer);
      return answer;
    };
    return [name, answering];
  });
  return {
    guardAnswers,
    machine: machine.provide({
      actors: Object.fromEntries(Object.keys(actors ?? {}).map((name) => [name, silent as AnyActorLogic])),
      actions: Object.fromEntries(
        Object.entries(actions ?? {}).flatMap(([name, action]) =>
          placeholderKind(action) ? [[name, () => undefined]] : [],
        ),
      ),
      guards: Object.fromEntries(noted),
    }),
  };
};
