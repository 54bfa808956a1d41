import type { Marks } from '../shown.ts';

const turn = (element: Element, name: string, on: boolean): void => {
  // Unchanged marks are left alone: fifty events a second must not restyle a drawing of a thousand pieces.
  if (element.hasAttribute(name) !== on) element.toggleAttribute(name, on);
};

/** Lights the active states of a drawing and marks the transitions that led there. */
export const markDrawing = (drawing: Element, { active, taken }: Marks): void => {
  const states = new Set(active);
  const transitions = new Set(taken);
  for (const state of drawing.querySelectorAll('[data-state]'))
    turn(state, 'data-active', states.has(state.getAttribute('data-state') ?? ''));
  for (const edge of drawing.querySelectorAll('[data-edge]')) {
    // A transition with several targets is drawn as several arrows, numbered.
    const name = edge.getAttribute('data-edge') ?? '';
    turn(edge, 'data-taken', transitions.has(name) || transitions.has(name.replace(/ \d+$/, '')));
  }
};
