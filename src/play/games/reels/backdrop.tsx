/** @jsxImportSource preact */
import classes from './reels.module.css';

/** Ridges of cut paper behind the reels, the farthest first, and the disc of light. */
const ridges: Readonly<
  Record<string, { disc: readonly [number, number, number, string]; sheets: readonly (readonly [string, string])[] }>
> = {
  'moon-wolves': {
    disc: [160, 40, 26, '#EEF3FA'],
    sheets: [
      ['M0 110 30 84 56 104 84 78 112 102 150 80 200 108V140H0Z', '#1B3058'],
      [
        'M0 124 10 104 20 124 34 98 46 124 70 108 92 126 120 104 134 126 152 100 170 124 186 106 200 124V140H0Z',
        '#101D3A',
      ],
    ],
  },
  'nile-secrets': {
    disc: [150, 44, 22, '#FFE3AE'],
    sheets: [
      ['M-10 140 46 74 102 140Z', '#8E4A22'],
      ['M84 140 134 92 184 140Z', '#6E3519'],
      ['M0 124Q60 108 110 124T200 118V140H0Z', '#3B1B0C'],
    ],
  },
  'owl-hollow': {
    disc: [52, 38, 20, '#F1E9C9'],
    sheets: [
      ['M0 108C30 84 60 96 92 82S158 76 200 96V140H0Z', '#2A5A40'],
      ['M0 124 14 86 28 124 42 92 56 126 78 80 98 126 116 96 132 126 152 84 172 126 186 98 200 124V140H0Z', '#173324'],
    ],
  },
  'harbour-lights': {
    disc: [150, 52, 9, '#FFE3AE'],
    sheets: [
      ['M144 58H156L161 124H139Z', '#453A85'],
      ['M0 112H60V96H84V112H120V102H140V112H200V140H0Z', '#2A2258'],
      ['M0 126Q26 118 50 126T100 126T150 126T200 126V140H0Z', '#1A1538'],
    ],
  },
  'fjord-night': {
    disc: [46, 38, 12, '#F4F7E6'],
    sheets: [
      ['M0 20C60 2 110 50 200 12V38C120 72 70 30 0 50Z', '#8DF0C122'],
      ['M0 110 40 66 76 104 114 58 158 106 200 74V140H0Z', '#0F4C58'],
      ['M0 124 50 100 92 122 140 98 200 122V140H0Z', '#0A343F'],
    ],
  },
};

/** What is behind the reels of a title; most have only their ground. */
export const Backdrop = ({ code }: { code: string }) => {
  const ridge = ridges[code];
  if (!ridge) return null;
  const [x, y, r, light] = ridge.disc;
  return (
    <svg class={classes.backdrop} viewBox="0 0 200 140" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx={x} cy={y} r={r + 10} fill={light} fill-opacity=".1" />
      <circle cx={x} cy={y} r={r} fill={light} />
      {ridge.sheets.map(([d, fill]) => (
        <g key={d}>
          <path d={d} fill="#000" fill-opacity=".2" transform="translate(0 -2)" />
          <path d={d} fill={fill} />
        </g>
      ))}
    </svg>
  );
};
