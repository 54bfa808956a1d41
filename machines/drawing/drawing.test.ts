import { beforeAll, describe, expect, test } from 'vitest';
import { machines } from '../index.ts';
import { nameOf, nodesOf, transitionsOf } from '../testing/state-nodes.ts';
import { diagramOf } from './diagram.ts';
import { eventName } from './event-name.ts';
import type { Box, Geometry } from './geometry.ts';
import { layOut } from './layout.ts';
import { svgOf } from './svg.ts';

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(machines)('The drawing of $id', ({ id, machine }) => {
  let drawing: Geometry;
  beforeAll(async () => {
    drawing = await layOut(diagramOf(machine));
  });

  test('shows every state, and every transition as an arrow or as a line in its box', () => {
    const { states, edges } = drawing;
    expect(states.map((state) => state.id).sort()).toEqual(
      nodesOf(machine)
        .map((node) => node.id)
        .sort(),
    );
    const lines = states.flatMap((state) => state.lines.flatMap(({ transition }) => transition ?? []));
    const arrows = edges.map((edge) => edge.id).filter((edge) => edge.includes(' -> '));
    expect([...lines, ...arrows].sort()).toEqual(transitionsOf(machine).map(nameOf).sort());
  });

  test('lays no box over another that does not hold it, and no words over a box', () => {
    const { states, edges } = drawing;
    const overlaps = states.flatMap((one) =>
      states
        .filter(
          (other) =>
            one.id < other.id &&
            !one.parents.includes(other.id) &&
            !other.parents.includes(one.id) &&
            overlap(one, other),
        )
        .map((other) => `${one.id} and ${other.id}`),
    );
    const leaves = states.filter((state) => !states.some(({ parents }) => parents.includes(state.id)));
    const covered = edges.flatMap(({ id: edge, label }) =>
      leaves.filter((leaf) => label && overlap(leaf, label)).map((leaf) => `${edge} over ${leaf.id}`),
    );
    expect([...overlaps, ...covered]).toEqual([]);
  });

  test('is text that stands by itself', () => {
    const svg = svgOf(drawing, id);
    expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+"/);
    expect(svg.match(/<g /g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});

test('Timers, answers and failures are named as a reader says them', () => {
  expect(
    ['', 'xstate.after.pingInterval.session.signedIn', 'xstate.done.actor.ping', 'xstate.error.actor.ping', 'a.b'].map(
      eventName,
    ),
  ).toEqual(['always', 'after pingInterval', 'ping answered', 'ping failed', 'a.b']);
});
