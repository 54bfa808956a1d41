/** Bands of colour across (h) or along (v) with their widths, a cross, or drawn shapes on a 16 × 12 field. */
export type FlagDesign =
  | { h: readonly string[] }
  | { v: readonly string[] }
  | { field: string; cross: readonly string[]; nordic?: boolean }
  | { field: string; shapes: readonly (readonly [path: string, fill: string])[] };

const red = '#d52b1e';
const white = '#fff';
const blue = '#1e4aa8';
const green = '#11843f';
const yellow = '#fcd116';
const black = '#1b1b1b';
const disc = 'M8 3a3 3 0 1 1 0 6a3 3 0 0 1 0-6';
const hoist = 'M0 0l7 6l-7 6';
const canton = 'M0 0h7v6h-7';

const czech: FlagDesign = {
  field: white,
  shapes: [
    ['M0 6h16v6h-16', red],
    [hoist, blue],
  ],
};

const turkish: FlagDesign = {
  field: '#e30a17',
  shapes: [['M6.6 3.2a2.8 2.8 0 1 0 1.4 5.2a3.2 3.2 0 1 1 0-4.8a2.8 2.8 0 0 0-1.4-.4M9.6 5.2h1.8v1.6h-1.8', white]],
};

/** The flags of the offer's countries, simplified to what 16 × 12 pixels can show. Named as the feed names the country. */
export const flagDesigns: Readonly<Record<string, FlagDesign>> = {
  Albania: { field: '#d8131b', shapes: [['M8 2.5l3 2.2l-1 2.8l-2 2l-2-2l-1-2.8', black]] },
  Argentina: { h: ['#74acdf', white, '#74acdf'] },
  Australia: {
    field: '#10318b',
    shapes: [
      ['M3 0h1.4v6h-1.4M0 2.3h7.4v1.4h-7.4', white],
      ['M3.4 0h.6v6h-.6M0 2.7h7.4v.6h-7.4', red],
      ['M12 2h1.4v1.4h-1.4M10.6 6h1.2v1.2h-1.2M13.6 5.4h1.2v1.2h-1.2M12.2 9h1.2v1.2h-1.2M3 8.2h1.8v1.8h-1.8', white],
    ],
  },
  Austria: { h: [red, white, red] },
  Belarus: { h: [red, red, green] },
  Belgium: { v: [black, yellow, red] },
  'Bosnia and Herzegovina': { field: '#163a8c', shapes: [['M5 0h8v12', yellow]] },
  Brazil: {
    field: '#0b9b3c',
    shapes: [
      ['M8 1.4l6.6 4.6l-6.6 4.6l-6.6-4.6', yellow],
      ['M8 3.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4', '#20368c'],
    ],
  },
  Bulgaria: { h: [white, green, red] },
  Canada: {
    field: white,
    shapes: [
      ['M0 0h4v12h-4M12 0h4v12h-4', red],
      ['M8 2.4l1.2 1.8l1.6.2l-1 2.4l-1.4.6v1.6h-.8v-1.6l-1.4-.6l-1-2.4l1.6-.2', red],
    ],
  },
  Chile: {
    field: white,
    shapes: [
      ['M0 6h16v6h-16', red],
      ['M0 0h6v6h-6', blue],
      ['M2.2 2.2h1.6v1.6h-1.6', white],
    ],
  },
  China: { field: '#de2910', shapes: [['M2 2h3v3h-3M6.4 1.2h1v1h-1M7.6 3h1v1h-1M6.4 5h1v1h-1', yellow]] },
  Colombia: { h: [yellow, yellow, blue, red] },
  Croatia: {
    field: white,
    shapes: [
      ['M0 0h16v4h-16', red],
      ['M0 8h16v4h-16', '#171796'],
      ['M6.4 3h3.2v5l-1.6 1.4l-1.6-1.4', red],
    ],
  },
  Cyprus: {
    field: white,
    shapes: [
      ['M4 5l4-1.4l4.4-.8l-2.2 2.4l-3.4 1.6', '#d57800'],
      ['M5.6 8.4h4.8v.9h-4.8', '#4e5b31'],
    ],
  },
  Czechia: czech,
  'Czech Republic': czech,
  Denmark: { field: '#c8102e', cross: [white], nordic: true },
  Egypt: {
    field: white,
    shapes: [
      ['M0 0h16v4h-16', red],
      ['M0 8h16v4h-16', black],
      ['M7 4.8h2v2.4h-2', '#c09300'],
    ],
  },
  England: { field: white, cross: ['#ce1124'] },
  Estonia: { h: ['#0072ce', black, white] },
  Europe: {
    field: '#039',
    shapes: [
      ['M7.5 2h1v1h-1M7.5 9h1v1h-1M4 5.5h1v1h-1M11 5.5h1v1h-1M5 3h1v1h-1M10 3h1v1h-1M5 8h1v1h-1M10 8h1v1h-1', '#fc0'],
    ],
  },
  Finland: { field: white, cross: ['#003580'], nordic: true },
  France: { v: [blue, white, '#ef4135'] },
  Germany: { h: [black, '#dd0000', '#ffce00'] },
  Greece: {
    field: '#0d5eaf',
    shapes: [
      ['M0 1.4h16v1.4h-16M0 4.1h16v1.4h-16M0 6.8h16v1.4h-16M0 9.5h16v1.4h-16', white],
      ['M0 0h6.6v6.6h-6.6', '#0d5eaf'],
      ['M2.6 0h1.4v6.6h-1.4M0 2.6h6.6v1.4h-6.6', white],
    ],
  },
  Hungary: { h: ['#cd2a3e', white, '#436f4d'] },
  Iceland: { field: '#02529c', cross: [white, '#dc1e35'], nordic: true },
  India: {
    field: white,
    shapes: [
      ['M0 0h16v4h-16', '#ff9933'],
      ['M0 8h16v4h-16', '#138808'],
      ['M8 4.6a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 0 1 0-2.8', '#000080'],
    ],
  },
  International: {
    field: '#2a6fb5',
    shapes: [
      ['M7.5 1h1v10h-1M2 5.5h12v1h-12', white],
      ['M8 1.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 0 1 0-8.8m0 1a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 0 0 0-6.8', white],
    ],
  },
  Indonesia: { h: ['#ce1126', white] },
  Ireland: { v: ['#169b62', white, '#ff883e'] },
  Israel: { field: white, shapes: [['M0 1.4h16v1.6h-16M0 9h16v1.6h-16M8 4l2 3.4h-4M8 8.2l-2-3.4h4', '#0038b8']] },
  Italy: { v: ['#009246', white, '#ce2b37'] },
  Japan: { field: white, shapes: [[disc, '#bc002d']] },
  Kazakhstan: {
    field: '#00afca',
    shapes: [['M8 3.4a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 0 1 0-4.8M4.4 9h7.2l-3.6 1.6', '#fec50c']],
  },
  Kosovo: {
    field: '#244aa5',
    shapes: [
      ['M5.6 6l2.4-2.4l2.6 2l-2.2 3.8', '#d0a650'],
      ['M4 2.2h1v1h-1M7.5 1.6h1v1h-1M11 2.2h1v1h-1', white],
    ],
  },
  Latvia: { h: ['#9e3039', '#9e3039', white, '#9e3039', '#9e3039'] },
  Lithuania: { h: ['#fdb913', '#006a44', '#c1272d'] },
  Mexico: {
    field: white,
    shapes: [
      ['M0 0h5.3v12h-5.3', '#006847'],
      ['M10.7 0h5.3v12h-5.3', '#ce1126'],
      ['M7 5h2v2h-2', '#8f5b26'],
    ],
  },
  Montenegro: {
    field: '#c40308',
    shapes: [['M0 0h16v1h-16M0 11h16v1h-16M0 0h1v12h-1M15 0h1v12h-1M6 3.4h4l-1 4.6h-2', '#d3ae3b']],
  },
  Morocco: { field: '#c1272d', shapes: [['M8 2.8l2 6.2l-5.2-3.8h6.4l-5.2 3.8', '#006233']] },
  Netherlands: { h: ['#ae1c28', white, '#21468b'] },
  'New Zealand': {
    field: '#00247d',
    shapes: [
      ['M3 0h1.4v6h-1.4M0 2.3h7.4v1.4h-7.4', white],
      ['M12 2h1.4v1.4h-1.4M10.4 5h1.3v1.3h-1.3M13.4 5h1.3v1.3h-1.3M12 8.6h1.4v1.4h-1.4', '#cc142b'],
    ],
  },
  'North Macedonia': {
    field: '#d20000',
    shapes: [
      [
        'M0 0l8 5l8-5h-2l-12 12h-2zM16 12l-8-5l-8 5h2l12-12h2zM7 0h2l-1 5zM7 12h2l-1-5zM0 5v2l8-1zM16 5v2l-8-1',
        '#ffe600',
      ],
      [disc, '#ffe600'],
    ],
  },
  Norway: { field: '#ba0c2f', cross: [white, '#00205b'], nordic: true },
  Peru: { v: ['#d91023', white, '#d91023'] },
  Philippines: {
    field: '#0038a8',
    shapes: [
      ['M0 6h16v6h-16', '#ce1126'],
      [hoist, white],
      ['M2.2 5.2h1.6v1.6h-1.6', yellow],
    ],
  },
  Poland: { h: [white, '#dc143c'] },
  Portugal: {
    field: '#da291c',
    shapes: [
      ['M0 0h6.4v12h-6.4', '#046a38'],
      ['M6.4 4a2 2 0 1 1 0 4a2 2 0 0 1 0-4', '#ffe900'],
    ],
  },
  'Puerto Rico': {
    field: white,
    shapes: [
      ['M0 0h16v2.4h-16M0 4.8h16v2.4h-16M0 9.6h16v2.4h-16', '#ed1c24'],
      [hoist, '#0050f0'],
      ['M1.6 5.2h1.8v1.6h-1.8', white],
    ],
  },
  Romania: { v: ['#002b7f', yellow, '#ce1126'] },
  Russia: { h: [white, '#0039a6', '#d52b1e'] },
  'Saudi Arabia': { field: '#165d31', shapes: [['M4 4h8v1.4h-8M4.6 7.4h6.8v.9h-6.8', white]] },
  Scotland: {
    field: '#0065bd',
    shapes: [['M0 0h1.8l14.2 10.6v1.4h-1.8l-14.2-10.6M16 0h-1.8l-14.2 10.6v1.4h1.8l14.2-10.6', white]],
  },
  Serbia: { h: ['#c6363c', '#0c4076', white] },
  Slovakia: {
    field: white,
    shapes: [
      ['M0 4h16v4h-16', '#0b4ea2'],
      ['M0 8h16v4h-16', '#ee1c25'],
      ['M3 3h4v4l-2 2l-2-2', '#ee1c25'],
      ['M4.6 4h.8v3.6h-.8M3.8 5h2.4v.8h-2.4', white],
    ],
  },
  Slovenia: {
    field: white,
    shapes: [
      ['M0 4h16v4h-16', '#005da4'],
      ['M0 8h16v4h-16', '#ed1c24'],
      ['M3 2.4h3.4v3.2l-1.7 1.6l-1.7-1.6', '#005da4'],
    ],
  },
  'South Africa': {
    field: white,
    shapes: [
      ['M0 0h16v4.4h-10', '#e03c31'],
      ['M0 12h16v-4.4h-10', '#001489'],
      ['M0 0h2.4l5 4.8h8.6v2.4h-8.6l-5 4.8h-2.4', '#007749'],
      ['M0 2.4l4 3.6l-4 3.6', black],
    ],
  },
  'South Korea': {
    field: white,
    shapes: [
      ['M5.2 6a2.8 2.8 0 0 1 5.6 0', '#cd2e3a'],
      ['M5.2 6a2.8 2.8 0 0 0 5.6 0', '#0047a0'],
      ['M2 2h2v1.4h-2M12 2h2v1.4h-2M2 8.6h2v1.4h-2M12 8.6h2v1.4h-2', black],
    ],
  },
  Spain: { h: ['#aa151b', '#f1bf00', '#f1bf00', '#aa151b'] },
  Sweden: { field: '#006aa7', cross: ['#fecc00'], nordic: true },
  Switzerland: { field: '#da291c', shapes: [['M7 2.6h2v6.8h-2M4.6 5h6.8v2h-6.8', white]] },
  Thailand: { h: ['#a51931', white, '#2d2a4a', '#2d2a4a', white, '#a51931'] },
  Turkey: turkish,
  Türkiye: turkish,
  Ukraine: { h: ['#0057b7', '#ffd700'] },
  Uruguay: {
    field: white,
    shapes: [
      ['M0 2h16v1.4h-16M0 5h16v1.4h-16M0 8h16v1.4h-16M0 10.8h16v1.2h-16', '#0038a8'],
      ['M0 0h6v6.4h-6', white],
      ['M3 1.4a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 0 1 0-3.2', '#fcd116'],
    ],
  },
  USA: {
    field: '#b22234',
    shapes: [
      ['M0 1.7h16v1.7h-16M0 5.1h16v1.7h-16M0 8.5h16v1.7h-16', white],
      [canton, '#3c3b6e'],
    ],
  },
  Wales: {
    field: white,
    shapes: [
      ['M0 6h16v6h-16', '#00b140'],
      ['M5 4l3-1l3 2l-1 3l-4 1', '#c8102e'],
    ],
  },
  World: { field: '#2a6fb5', shapes: [[disc, white]] },
};
