import type { DiagramEdge, DiagramState } from './diagram.ts';

/** All lengths in pixels, all points from the drawing's top left corner, boxes also when they lie in another. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Parents come before their children, so that they are painted below them. */
export interface PlacedState extends Box, Omit<DiagramState, 'states'> {
  depth: number;
  /** The states it lies in, outermost first. */
  parents: string[];
}

export interface PlacedEdge extends DiagramEdge {
  points: Point[];
  /** Positions of the lines of text; null without any. */
  label: Box | null;
}

/** Where an arrow begins that leaves no box: into an initial state, or from wherever inside a state into one of its own. */
export interface Dot extends Point {
  kind: 'initial' | 'anywhere';
}

export interface Geometry {
  width: number;
  height: number;
  dots: Dot[];
  states: PlacedState[];
  edges: PlacedEdge[];
}

/** The font has one width, so that a text can be measured without a screen. */
export const letter = { font: 11, width: 6.65, line: 15 };
export const titleHeight = 24;
export const dotSize = 10;

export const textBox = (lines: readonly string[]) => ({
  width: Math.max(0, ...lines.map(({ length }) => length)) * letter.width,
  height: lines.length * letter.line,
});
