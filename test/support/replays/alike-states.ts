import type { AnyStateMachine } from 'xstate';
import { type AnyNode, nodesOf } from '../../../machines/testing/state-nodes.ts';
import type { Sight } from './driver.ts';

/** The states of a region that exclude each other: leaves, and whatever holds regions of its own. */
const alternatives = (region: AnyNode): AnyNode[] =>
  Object.values<AnyNode>(region.states).flatMap((state) => (state.type === 'compound' ? alternatives(state) : [state]));

const regionsOf = (machine: AnyStateMachine): AnyNode[] => {
  const nodes = nodesOf(machine);
  const inside = nodes
    .filter(({ type }) => type === 'parallel')
    .flatMap(({ states }) => Object.values<AnyNode>(states));
  return machine.root.type === 'parallel' ? inside : [machine.root, ...inside];
};

const pathOf = ({ path }: AnyNode) => path.join('.');

/** Which of the sights are to be seen throughout a state, by their places in the list. */
const looksOf = (sights: readonly Sight[], state: string): string =>
  sights
    .flatMap(({ states }, index) =>
      states.some((seen) => state === seen || state.startsWith(`${seen}.`)) ? index : [],
    )
    .join(' ');

/** States of a machine that a player cannot tell apart, each list of them of one region. */
export const alikeStates = (machine: AnyStateMachine, sights: readonly Sight[]): string[][] =>
  regionsOf(machine).flatMap((region) => {
    const states = alternatives(region).map(pathOf);
    const looks = new Set(states.map((state) => looksOf(sights, state)));
    return [...looks]
      .map((look) => states.filter((state) => looksOf(sights, state) === look))
      .filter((alike) => alike.length > 1);
  });
