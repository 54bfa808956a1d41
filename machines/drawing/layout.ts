import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import Elk from 'elkjs/lib/elk.bundled.js';
import type { Diagram, DiagramEdge, DiagramState } from './diagram.ts';
import { type Dot, dotSize, type Geometry, letter, type PlacedState, textBox, titleHeight } from './geometry.ts';

const padding = 16;

const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
};

const headOf = ({ key, lines }: DiagramState) => {
  const text = textBox([`${key}   `, ...lines.map(({ text }) => text)]);
  return { width: Math.ceil(text.width) + 2 * padding, height: titleHeight + lines.length * letter.line + 10 };
};

const initialOf = (id: string) => `${id} initial`;
/** Where arrows begin that lead from a state into itself: at its border they would cross its text. */
const anywhereIn = (id: string) => `${id} anywhere`;

const small = (id: string): ElkNode => ({
  id,
  width: dotSize,
  height: dotSize,
  layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
});

const everyState = (state: DiagramState): DiagramState[] => [state, ...state.states.flatMap(everyState)];

const holds = (outer: DiagramState, id: string) =>
  everyState(outer).some((state) => state !== outer && state.id === id);

const boxOf = (state: DiagramState, inward: ReadonlySet<string>): ElkNode => {
  const head = headOf(state);
  if (state.states.length === 0) return { id: state.id, ...head };
  return {
    id: state.id,
    layoutOptions: {
      ...layoutOptions,
      'elk.padding': `[top=${head.height + 12},left=${padding},bottom=${padding},right=${padding}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${head.width},${head.height})`,
    },
    children: [
      ...(inward.has(state.id) ? [small(anywhereIn(state.id))] : []),
      ...state.states.flatMap((child) => [
        ...(child.initial ? [small(initialOf(child.id))] : []),
        boxOf(child, inward),
      ]),
    ],
  };
};

const arrowOf = ({ id, source, target, lines }: DiagramEdge, inward: boolean): ElkExtendedEdge => ({
  id,
  sources: [inward ? anywhereIn(source) : source],
  targets: [target],
  labels: [{ id: `${id} label`, text: lines.join('\n'), ...textBox(lines) }],
});

const statesIn = (diagram: Diagram, root: ElkNode): PlacedState[] => {
  const known = new Map(everyState(diagram.root).map((state) => [state.id, state]));
  const below = (node: ElkNode, parents: string[]): PlacedState[] => {
    const state = known.get(node.id);
    if (!state) return [];
    const { states: _, ...rest } = state;
    const { x = 0, y = 0, width = 0, height = 0 } = node;
    const inside = [...parents, node.id];
    return [
      { ...rest, x, y, width, height, depth: parents.length, parents },
      ...(node.children ?? []).flatMap((child) => below(child, inside)),
    ];
  };
  return below(root, []);
};

const dotsIn = ({ id, x = 0, y = 0, children = [] }: ElkNode): Dot[] => {
  const [, kind] = / (initial|anywhere)$/.exec(id) ?? [];
  const center = { x: x + dotSize / 2, y: y + dotSize / 2 };
  return [
    ...(kind === 'initial' || kind === 'anywhere' ? [{ ...center, kind } as const] : []),
    ...children.flatMap(dotsIn),
  ];
};

/** Places a diagram by layers. Pure but for the layout engine, which is heavy: never in a player's bundle. */
export const layOut = async (diagram: Diagram): Promise<Geometry> => {
  const initial = everyState(diagram.root)
    .filter((state) => state.initial)
    .map(({ id }): DiagramEdge => ({ id: initialOf(id), source: initialOf(id), target: id, lines: [] }));
  const edges = [...initial, ...diagram.edges];
  const states = new Map(everyState(diagram.root).map((state) => [state.id, state]));
  const isInward = ({ source, target }: DiagramEdge) => {
    const outer = states.get(source);
    return outer !== undefined && holds(outer, target);
  };
  const inward = new Set(edges.filter(isInward).map(({ source }) => source));
  const known = new Map(edges.map((edge) => [edge.id, edge]));
  const graph: ElkNode = {
    id: 'drawing',
    layoutOptions,
    children: [boxOf(diagram.root, inward)],
    edges: edges.map((edge) => arrowOf(edge, isInward(edge))),
  };
  const { width = 0, height = 0, children, edges: placed } = await new Elk().layout(graph);
  return {
    width,
    height,
    dots: (children ?? []).flatMap(dotsIn),
    states: (children ?? []).flatMap((root) => statesIn(diagram, root)),
    edges: (placed ?? []).flatMap(({ id, sections, labels }) => {
      const edge = known.get(id);
      const [section] = sections ?? [];
      if (!edge || !section) return [];
      const [label] = labels ?? [];
      const { x = 0, y = 0, width: wide = 0, height: high = 0 } = label ?? {};
      return {
        ...edge,
        points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
        label: edge.lines.length > 0 && label ? { x, y, width: wide, height: high } : null,
      };
    }),
  };
};
