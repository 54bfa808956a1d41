/** @jsxImportSource preact */

/** Spades, hearts, clubs, diamonds, around a middle of 0. */
const shapes = [
  'M0-11C3-5 11-1 11 5c0 4-3 6-6 6-2 0-3-1-4-2 0 3 1 5 3 7h-8c2-2 3-4 3-7-1 1-2 2-4 2-3 0-6-2-6-6C-11-1-3-5 0-11Z',
  'M0 12C-8 6-12 1-12-4c0-4 3-7 6-7 3 0 5 2 6 4 1-2 3-4 6-4 3 0 6 3 6 7 0 5-4 10-12 16Z',
  'M0-12a5.6 5.6 0 0 1 4.6 8.800A5.6 5.6 0 1 1 1.2 4.6C1.2 8 2 10 4 12h-8c2-2 2.800-4 2.800-7.400A5.6 5.6 0 1 1-4.600-3.200 5.6 5.6 0 0 1 0-12Z',
  'M0-13 9.500 0 0 13-9.500 0Z',
] as const;

/** A card seen from above, 84 by 118: its rank as printed, its suit from 0 (spades, hearts, clubs, diamonds). */
export const Card = ({ rank, suit }: { rank: string; suit: number }) => {
  const ink = suit % 2 === 1 ? '#B3202A' : '#15171A';
  const shape = shapes[suit];
  return (
    <svg viewBox="0 0 84 118" aria-hidden="true">
      <rect width="84" height="118" rx="8" fill="#F8F6F0" />
      <rect x=".5" y=".5" width="83" height="117" rx="7.500" fill="none" stroke="#000" stroke-opacity=".14" />
      <text x="9" y="28" font-size="25" font-weight="700" letter-spacing="-1" fill={ink}>
        {rank}
      </text>
      <path d={shape} fill={ink} transform="translate(18 43) scale(.72)" />
      <path d={shape} fill={ink} transform="translate(50.400 78) scale(1.950)" />
    </svg>
  );
};

/** The back of a card, hatched in the colour of its deck. */
export const CardBack = ({ colour }: { colour: string }) => (
  <svg viewBox="0 0 84 118" aria-hidden="true">
    <defs>
      <pattern id="hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 5H10M5 0V10" stroke="#F8F6F0" stroke-opacity=".35" />
      </pattern>
    </defs>
    <rect width="84" height="118" rx="8" fill="#F8F6F0" />
    <rect x="6" y="6" width="72" height="106" rx="4" fill={colour} />
    <rect x="6" y="6" width="72" height="106" rx="4" fill="url(#hatch)" />
  </svg>
);
