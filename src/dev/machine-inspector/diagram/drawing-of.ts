import { diagramOf } from '../../../../machines/drawing/diagram.ts';
import type { PlacedState } from '../../../../machines/drawing/geometry.ts';
import { layOut } from '../../../../machines/drawing/layout.ts';
import { svgOf } from '../../../../machines/drawing/svg.ts';
import type { MachineEntry } from '../../../../machines/machine-cases.ts';

/** Transitions that leave no state are lines in its box: named here, so that they can be marked like arrows. */
const nameInnerLines = (svg: Element, states: readonly PlacedState[]): void => {
  for (const { id, lines } of states) {
    const texts = svg.querySelectorAll(`[data-state="${CSS.escape(id)}"] > text:not(.title)`);
    for (const [index, { transition }] of lines.entries())
      if (transition !== undefined) texts[index]?.setAttribute('data-edge', transition);
  }
};

const drawings = new Map<string, Promise<Element>>();

/** The drawing of a machine, made once and then kept. */
export const drawingOf = (machine: MachineEntry['machine']): Promise<Element> => {
  const known = drawings.get(machine.id);
  if (known) return known;
  const made = layOut(diagramOf(machine)).then((geometry) => {
    const { documentElement } = new DOMParser().parseFromString(svgOf(geometry, machine.id), 'image/svg+xml');
    nameInnerLines(documentElement, geometry.states);
    return documentElement;
  });
  drawings.set(machine.id, made);
  return made;
};
