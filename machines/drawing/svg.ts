import { dotSize, type Geometry, letter, type PlacedEdge, type PlacedState, titleHeight } from './geometry.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const at = (value: number) => Math.round(value * 10) / 10;

const words = (lines: readonly { text: string; className: string }[], x: number, y: number): string =>
  lines
    .map(
      ({ text, className }, index) =>
        `<text class="${className}" x="${at(x)}" y="${at(y + (index + 0.75) * letter.line)}">${escaped(text)}</text>`,
    )
    .join('');

const state = ({ id, key, kind, lines, depth, x, y, width, height }: PlacedState): string =>
  [
    `<g class="state ${kind} depth-${depth % 4}" data-state="${escaped(id)}">`,
    `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="8"/>`,
    `<text class="title" x="${at(x + 12)}" y="${at(y + 17)}">${escaped(key)}</text>`,
    words(
      lines.map(({ kind: line, text }) => ({ text, className: line })),
      x + 12,
      y + titleHeight,
    ),
    '</g>',
  ].join('');

/** Bends are rounded, so that crossings differ from corners. */
const track = (points: PlacedEdge['points']): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  const bends = rest.slice(0, -1).map((bend, index) => {
    const before = points[index] ?? bend;
    const after = points[index + 2] ?? bend;
    const towards = (other: typeof bend) => {
      const distance = Math.hypot(other.x - bend.x, other.y - bend.y) || 1;
      const part = Math.min(6, distance / 2) / distance;
      return `${at(bend.x + (other.x - bend.x) * part)} ${at(bend.y + (other.y - bend.y) * part)}`;
    };
    return `L${towards(before)}Q${at(bend.x)} ${at(bend.y)} ${towards(after)}`;
  });
  const last = points.at(-1) ?? first;
  return `M${at(first.x)} ${at(first.y)}${bends.join('')}L${at(last.x)} ${at(last.y)}`;
};

const edge = ({ id, points, label, lines }: PlacedEdge, arrow: string): string => {
  const text = label
    ? words(
        lines.map((line, index) => ({ text: line, className: index === 0 ? 'event' : 'detail' })),
        label.x,
        label.y,
      )
    : '';
  return `<g class="edge" data-edge="${escaped(id)}"><path d="${track(points)}" marker-end="url(#${arrow})"/>${text}</g>`;
};

/** Colours come from variables of the page that shows the drawing, so that it follows its dark or light mode. */
const style = `
.machine text { font: ${letter.font}px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: var(--diagram-text, #222); }
.machine .state rect { fill: var(--diagram-state, #fff); stroke: var(--diagram-line, #99a); }
.machine .state.depth-0 rect, .machine .state.depth-2 rect { fill: var(--diagram-back, #f4f5f8); }
.machine .state.parallel > rect { stroke-dasharray: 6 4; }
.machine .state.final > rect { stroke-width: 3; }
.machine .title { font-weight: 700; font-size: 13px; }
.machine .invoke { fill: var(--diagram-actor, #06c); }
.machine .tag { fill: var(--diagram-tag, #a0a); }
.machine .entry, .machine .exit, .machine .inner, .machine .detail { fill: var(--diagram-text-2, #667); }
.machine .edge path { fill: none; stroke: var(--diagram-edge, #678); stroke-width: 1.2; }
.machine .initial, .machine marker path { fill: var(--diagram-edge, #678); }
.machine .anywhere { fill: none; stroke: var(--diagram-edge, #678); stroke-width: 1.5; }
.machine .edge .event { font-weight: 600; }
.machine .edge text { paint-order: stroke; stroke: var(--diagram-halo, #fff8); stroke-width: 3px; }`;

/** The drawing as SVG text. States carry `data-state` (node id), arrows `data-edge` (the transition's name). */
export const svgOf = ({ width, height, dots, states, edges }: Geometry, name: string): string => {
  const arrow = `arrow-${name}`;
  return [
    `<svg class="machine" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escaped(name)}"`,
    ` width="${Math.ceil(width)}" height="${Math.ceil(height)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}">`,
    `<style>${style}</style>`,
    `<defs><marker id="${arrow}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse">`,
    '<path d="M0 0L10 5L0 10z"/></marker></defs>',
    ...states.map(state),
    ...dots.map(({ x, y, kind }) => `<circle class="${kind}" cx="${at(x)}" cy="${at(y)}" r="${dotSize / 2 - 1}"/>`),
    ...edges.map((one) => edge(one, arrow)),
    '</svg>',
  ].join('');
};
