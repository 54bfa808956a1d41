/** What a title's stage is painted with, alike for operators and modes. */
export interface Look {
  readonly set: 'stones' | 'paper' | 'enamel' | 'letterpress';
  /** Ground behind the reels, from top to bottom, and around a great win. */
  readonly top: string;
  readonly floor: string;
  readonly win: string;
  /** Edge of the frame, ground of the reels, a framed cell, text on the stage. */
  readonly edge: string;
  readonly well: string;
  readonly lit: string;
  readonly ink: string;
}

const stones = (top: string, floor: string, win: string): Look => ({
  set: 'stones',
  top,
  floor,
  win,
  edge: '#E7C987',
  well: '#1D0C18',
  lit: '#3B1A30',
  ink: '#F3E8EF',
});
const paper = (top: string, floor: string, win: string, well: string, lit: string): Look => ({
  set: 'paper',
  top,
  floor,
  win,
  edge: '#EEF3FA33',
  well,
  lit,
  ink: '#EEF3FA',
});
const enamel = (top: string, floor: string, win: string): Look => ({
  set: 'enamel',
  top,
  floor,
  win,
  edge: '#D9B36A',
  well: '#EFE3C8',
  lit: '#FFF7E2',
  ink: '#F6ECD6',
});
const letterpress = (top: string, floor: string, win: string): Look => ({
  set: 'letterpress',
  top,
  floor,
  win,
  edge: '#D9A93F',
  well: '#EFE7D6',
  lit: '#FFFBEF',
  ink: '#F3EBDB',
});

/** By the code of a title: its studio's craft on a ground of its own. */
export const looks: Readonly<Record<string, Look>> = {
  'ten-stones': stones('#2A1222', '#12060F', '#5A2444'),
  'gem-cascade': { ...stones('#0E4452', '#04141A', '#17697C'), well: '#07222A', lit: '#12414D' },
  starlight: { ...stones('#35235F', '#0C0719', '#4D3690'), well: '#120B26', lit: '#2A1C52' },
  'moon-wolves': paper('#0F1B3A', '#0A1427', '#3E5F92', '#142446', '#27437A'),
  'nile-secrets': paper('#7A3B1D', '#2C1409', '#B0632C', '#42200F', '#8A4A22'),
  'fjord-night': paper('#062B3A', '#061F27', '#1E7A7A', '#08303C', '#12606A'),
  'burning-seven': enamel('#7E201B', '#2C0807', '#A52A22'),
  'inferno-reels': enamel('#2A2320', '#0E0B0A', '#7A3A1E'),
  'royal-crown': letterpress('#3B3168', '#191432', '#5A4690'),
  'golden-bells': letterpress('#20493D', '#0C211B', '#2F6B4F'),
  'emerald-steps': { ...stones('#14512F', '#061B10', '#1F7A49'), well: '#0A2416', lit: '#16482B' },
  'three-rubies': { ...stones('#4E2A12', '#1B0D05', '#7A431D'), well: '#241208', lit: '#4A2912' },
  'owl-hollow': paper('#1E3B2A', '#0C1A13', '#3F7A56', '#14291E', '#27523A'),
  'harbour-lights': paper('#2B2350', '#110D24', '#5A4BA0', '#1A1534', '#3A3070'),
  'copper-bells': enamel('#1F3D5C', '#0A1624', '#2C5A88'),
  'orchard-five': enamel('#7A5A1C', '#2B1E07', '#9A7428'),
  'lucky-clover': letterpress('#1E3F66', '#0B1A2C', '#2F6096'),
  'joker-27': letterpress('#6E2620', '#2A0E0B', '#A2392F'),
};
