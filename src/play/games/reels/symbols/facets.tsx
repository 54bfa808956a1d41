/** @jsxImportSource preact */
import type { JSX } from 'preact';

type Point = readonly [number, number];

const radians = Math.PI / 180;
const at = (radius: number, degrees: number): Point => [
  radius * Math.cos(degrees * radians),
  radius * Math.sin(degrees * radians),
];
const joined = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** Small differences of facets, the same on every screen. */
const wobble = (seed: number) => {
  let value = (seed * 7919) % 2147483647 || 1;
  return () => {
    value = (value * 16807) % 2147483647;
    return value / 2147483647;
  };
};

export type Cut = 'round' | 'cushion' | 'hex' | 'step' | 'pear' | 'marquise' | 'oval';

/** A stone: its cut, hue, saturation, lightness, and how many facets run around it. */
export interface Stone {
  readonly cut: Cut;
  readonly hue: number;
  readonly saturation: number;
  readonly light: number;
  readonly sides: number;
}

const outline = (cut: Cut, radius: number, degrees: number): Point => {
  const [c, s] = at(1, degrees);
  if (cut === 'pear') {
    const width = 0.8 * (1 - 0.52 * Math.max(0, -s) ** 1.3);
    return [radius * c * width, radius * (s < 0 ? s * 1.08 : s * 0.88) + 0.06];
  }
  if (cut === 'marquise') return [radius * Math.sign(c) * Math.abs(c) ** 1.25 * 0.62, radius * s * 1.08];
  if (cut === 'oval') return [radius * c * 0.78, radius * s];
  if (cut === 'cushion') {
    const k = 0.93 * (Math.abs(c) ** 3.4 + Math.abs(s) ** 3.4) ** (-1 / 3.4);
    return [radius * c * k, radius * s * k];
  }
  if (cut === 'hex') {
    const turned = ((((degrees + 30) % 60) + 60) % 60) - 30;
    const k = ((0.98 * Math.cos(30 * radians)) / Math.cos(turned * radians)) * 1.06;
    return [radius * c * k, radius * s * k];
  }
  return [radius * c, radius * s];
};

const facetsOf = ({ hue, saturation, light, sides }: Stone) => {
  const random = wobble(hue + sides);
  return (points: readonly Point[], depth: number, more = 0): JSX.Element => {
    const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
    const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
    const lit = Math.cos(Math.atan2(y, x) + 125 * radians);
    const shade = Math.max(8, Math.min(96, light + lit * depth + (random() - 0.5) * 13 + more));
    const strength = Math.min(96, saturation + (shade > light ? -4 : 6));
    const tone = (hue + (random() - 0.5) * 10).toFixed(1);
    const place = joined(points);
    return <polygon key={place} points={place} fill={`hsl(${tone} ${strength.toFixed(0)}% ${shade.toFixed(1)}%)`} />;
  };
};

const octagon = (k: number, radius: number): Point[] => {
  const [w, h, c] = [0.78 * k, k, 0.3 * k];
  const corners: Point[] = [
    ...([
      [-w + c, -h],
      [w - c, -h],
      [w, -h + c],
      [w, h - c],
    ] as const),
    ...([
      [w - c, h],
      [-w + c, h],
      [-w, h - c],
      [-w, -h + c],
    ] as const),
  ];
  return corners.map(([x, y]) => [x * radius, y * radius] as const);
};

const stepCut = (stone: Stone, radius: number): JSX.Element => {
  const { hue, saturation, light } = stone;
  const facet = facetsOf(stone);
  const steps = [1, 0.82, 0.63, 0.44].map((k) => octagon(k, radius));
  const table = steps[3] ?? [];
  const depths = [24, 17, 26];
  const lifts = [0, 5, -5];
  return (
    <g>
      {[0, 1, 2].map((ring) =>
        (steps[ring] ?? []).map((point, side) => {
          const next = (side + 1) % 8;
          const [outer, inner] = [steps[ring] ?? [], steps[ring + 1] ?? []];
          const quad = [point, outer[next] ?? point, inner[next] ?? point, inner[side] ?? point];
          return facet(quad, depths[ring] ?? 0, lifts[ring]);
        }),
      )}
      <polygon points={joined(table)} fill={`hsl(${hue} ${saturation - 6}% ${light + 17}%)`} />
      <polygon
        points={joined([0, 1, 4, 7].flatMap((corner) => table.slice(corner, corner + 1)))}
        fill={`hsl(${hue} ${saturation - 16}% ${light + 30}%)`}
        fill-opacity=".55"
      />
    </g>
  );
};

/** A cut stone around the origin: flat facets lit from the top left, one white facet. */
export const StoneArt = ({ stone, radius = 60 }: { stone: Stone; radius?: number }): JSX.Element => {
  const { cut, sides } = stone;
  if (cut === 'step') return stepCut(stone, radius);
  const facet = facetsOf(stone);
  const turn = 360 / sides;
  const begin = -90 - turn / 2;
  const ring = (k: number, shift: number) =>
    Array.from({ length: sides }, (_, side) => outline(cut, radius * k, begin + (side + shift) * turn));
  const [table, middle, corners, edges] = [ring(0.52, 0), ring(0.77, 0.5), ring(1, 0), ring(1, 0.5)];
  const pick = (points: Point[], side: number): Point => points[(side + sides) % sides] ?? [0, 0];
  const centre = outline(cut, 0, 0);
  const white = Math.floor(sides * 0.86) % sides;
  return (
    <g>
      {table.map((_, side) => [
        facet([pick(middle, side), pick(corners, side), pick(edges, side)], 20, -8),
        facet([pick(middle, side), pick(edges, side), pick(corners, side + 1)], 20, -2),
        facet([pick(table, side), pick(middle, side - 1), pick(corners, side), pick(middle, side)], 22, 3),
        facet([pick(table, side), pick(table, side + 1), pick(middle, side)], 26, 9),
      ])}
      {table.map((_, side) => {
        const [one, other] = [pick(table, side), pick(table, side + 1)];
        const half: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
        return [
          facet([centre, one, half], -15, side % 2 ? 8 : -4),
          facet([centre, half, other], -13, side % 2 ? -6 : 12),
        ];
      })}
      <polygon
        points={joined([pick(table, white), pick(table, white + 1), pick(middle, white)])}
        fill="#fff"
        fill-opacity=".82"
      />
      <polygon points={joined(table)} fill="none" stroke="#fff" stroke-opacity=".35" />
    </g>
  );
};

/** A star of ten facets around the origin. */
export const StarArt = ({
  hue,
  radius = 62,
  light = 1,
}: {
  hue: number;
  radius?: number;
  light?: number;
}): JSX.Element => (
  <g>
    {[0, 1, 2, 3, 4].map((point) => {
      const angle = -90 + point * 72;
      const [tip, left, right] = [at(radius, angle), at(radius * 0.46, angle - 36), at(radius * 0.46, angle + 36)];
      const lit = Math.cos((angle + 125) * radians);
      return (
        <g key={point}>
          <polygon
            points={joined([[0, 0], left, tip])}
            fill={`hsl(${hue} 70% ${((62 + lit * 16) * light).toFixed(1)}%)`}
          />
          <polygon
            points={joined([[0, 0], tip, right])}
            fill={`hsl(${hue} 62% ${((44 + lit * 14) * light).toFixed(1)}%)`}
          />
        </g>
      );
    })}
  </g>
);
