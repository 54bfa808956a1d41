import type { SportCode } from '../../../contract/entities/sport.ts';

/** Width and height of every ground in its own units; the host plays from left to right. */
export const groundSize = { width: 188, height: 100 } as const;

/** Where a sport is played: its lines, and what moves on it. */
export interface Ground {
  /** An SVG path. */
  lines: string;
  /** `ball` runs over it from end to end; `server` marks the side that serves. */
  moves: 'ball' | 'server';
  /** Places of host and visitor when it is their turn, x and y. */
  places: readonly [readonly [number, number], readonly [number, number]];
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Lines of the left half and the same mirrored; absolute commands are capitals. */
const bothEnds = (half: string): string =>
  `${half}${half.replace(/([MLQC ])(-?[\d.]+) (-?[\d.]+)/g, (_all, before: string, x: string, y: string) => `${before}${groundSize.width - Number(x)} ${y}`)}`;

const ends = [
  [14, 50],
  [174, 50],
] as const;
const ball = (lines: string): Ground => ({ lines, moves: 'ball', places: ends });
const server = (lines: string, places: Ground['places'] = ends): Ground => ({ lines, moves: 'server', places });

const middle = 'M94 0L94 100';

const pitch = ball(
  `${middle}${circle(94, 50, 16)}${circle(94, 50, 0.6)}${bothEnds('M0 20.5L29.5 20.5L29.5 79.5L0 79.5M0 36.5L9.8 36.5L9.8 63.5L0 63.5M29.5 37.4Q37 50 29.5 62.6M0 43L-3 43L-3 57L0 57')}`,
);
const hall = ball(
  `${middle}${bothEnds('M0 18C22 18 30 30 30 44L30 56C30 70 22 82 0 82M0 6C36 6 46 24 46 44L46 56C46 76 36 94 0 94M0 42L-3 42L-3 58L0 58')}`,
);
const court = ball(
  `${middle}${circle(94, 50, 12)}${bothEnds('M0 33L38 33L38 67L0 67M38 37Q52 50 38 63M0 7L20 7C62 10 62 90 20 93L0 93M7 44L7 56')}`,
);
const rink = ball(
  `${middle}${circle(94, 50, 14)}${bothEnds('M14 0L14 100M66 0L66 100M14 42Q24 50 14 58')}${[36, 152].flatMap((x) => [26, 74].map((y) => circle(x, y, 11))).join('')}`,
);
const pool = ball(`${middle}${bothEnds('M14 0L14 100M36 0L36 100M0 38L-3 38L-3 62L0 62')}`);
const yards = Array.from({ length: 11 }, (_, line) => `M${15.7 + 15.66 * line} 0L${15.7 + 15.66 * line} 100`).join('');
const gridiron = ball(`${yards}M94 34L94 66`);

const tennis = server(
  'M12 10L176 10L176 90L12 90ZM12 22L176 22M12 78L176 78M53 22L53 78M135 22L135 78M53 50L135 50M94 3L94 97',
);
const sand = server('M20 12L168 12L168 88L20 88ZM94 4L94 96');
const volley = server('M20 12L168 12L168 88L20 88ZM94 4L94 96M68 12L68 88M120 12L120 88');
const table = server('M24 14L164 14L164 86L24 86ZM24 50L164 50M94 7L94 93', [
  [12, 50],
  [176, 50],
]);
const home = [94, 88] as const;
const diamond = server(`M94 90L128 56L94 24L60 56ZM94 90L26 24M94 90L162 24M26 24Q94 -20 162 24${circle(94, 57, 4)}`, [
  home,
  home,
]);
const besideBoard = [
  [26, 50],
  [162, 50],
] as const;
const board = server(
  `${[46, 40, 25, 21, 5, 2].map((r) => circle(94, 50, r)).join('')}${Array.from({ length: 20 }, (_, spoke) => {
    const angle = (Math.PI * (2 * spoke + 1)) / 20;
    const at = (r: number) => `${(94 + r * Math.cos(angle)).toFixed(1)} ${(50 + r * Math.sin(angle)).toFixed(1)}`;
    return `M${at(5)}L${at(40)}`;
  }).join('')}`,
  besideBoard,
);
const cloth = server(
  `M14 8L174 8L174 92L14 92ZM52 8L52 92M52 34Q34 36 34 50Q34 64 52 66${[14, 94, 174].flatMap((x) => [8, 92].map((y) => circle(x, y, 3.4))).join('')}${circle(140, 50, 1)}${circle(94, 50, 1)}`,
);
const cage = server(`M66 6L122 6L150 34L150 66L122 94L66 94L38 66L38 34Z${circle(94, 50, 10)}`);
const ring = server('M44 4L144 4L144 96L44 96ZM50 10L138 10L138 90L50 90ZM55 15L133 15L133 85L55 85Z');
const map = server(`${bothEnds('M0 34L30 34L30 66L0 66M30 50L62 50')}${circle(94, 50, 20)}M94 0L94 30M94 70L94 100`);

const grounds: Partial<Record<SportCode, Ground>> = {
  F: pitch,
  VF: pitch,
  FU: hall,
  H: hall,
  B: court,
  VB: court,
  IH: rink,
  WP: pool,
  AF: gridiron,
  RL: gridiron,
  T: tennis,
  VT: tennis,
  BT: sand,
  V: volley,
  TT: table,
  BB: diamond,
  D: board,
  S: cloth,
  MMA: cage,
  BO: ring,
  E: map,
};

/** The ground of a sport; bets without a match have none. */
export const groundOf = (sport: SportCode): Ground | undefined => grounds[sport];
