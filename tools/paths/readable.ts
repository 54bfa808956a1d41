import type { StateValue } from 'xstate';
import { eventName } from '../../machines/drawing/event-name.ts';
import type { Step } from '../../machines/testing/explore.ts';

export interface ReadableStep {
  /** What happened. */
  event: string;
  /** With which payload; empty without one. */
  payload: string;
  /** The states after it: `composing.prices.checking`. */
  states: string[];
  /** The facts of context that guards can see, after it. */
  facts: string;
}

const leaves = (value: StateValue, path: string): string[] =>
  typeof value === 'string'
    ? [`${path}${value}`]
    : Object.entries(value).flatMap(([key, inner]) =>
        inner === undefined || (typeof inner === 'object' && Object.keys(inner).length === 0)
          ? [`${path}${key}`]
          : leaves(inner, `${path}${key}.`),
      );

/** The active leaf states of a state value: `{signedIn: {ping: 'asking'}}` is `signedIn.ping.asking`. */
export const leavesOf = (value: StateValue): string[] => leaves(value, '');

/** State and facet of the machine after an explored step. */
export const afterOf = ({ after }: Step): { value: StateValue; facet: unknown } => {
  const [value, facet] = JSON.parse(after) as [StateValue, unknown];
  return { value, facet };
};

const payloadOf = ({ event: { type: _, actorId: __, ...payload } }: Step): string => {
  const [only, ...others] = Object.entries(payload).filter(([, value]) => value !== undefined);
  if (only === undefined) return '';
  const plain = others.length === 0 && ['output', 'error'].includes(only[0]);
  return JSON.stringify(plain ? only[1] : payload);
};

export const readable = (step: Step): ReadableStep => {
  const { value, facet } = afterOf(step);
  return {
    event: eventName(step.event.type),
    payload: payloadOf(step),
    states: leavesOf(value),
    facts: JSON.stringify(facet),
  };
};
