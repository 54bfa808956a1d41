/** @jsxImportSource preact */

/** Paper of each trap's dog, and its jacket with the ink of its number. */
const coats = ['#F3ECDD', '#8E6B52', '#C08A5A', '#D9D6D2', '#5A4A48', '#D2A679'];
const jackets: readonly [string, string][] = [
  ['#C8302F', '#fff'],
  ['#2458B8', '#fff'],
  ['#F8F6F0', '#15171A'],
  ['#15171A', '#fff'],
  ['#E07B20', '#15171A'],
  ['url(#stripes)', '#15171A'],
];
const shape =
  'M119 20c-4-1-8-3-12-6-3-3-8-4-12-3l-5-3c1 3 0 6-3 9-6 5-14 4-22 2-12-3-22-3-30 2-6 4-14 8-22 8-5 0-9-1-12-4 2 5 7 8 13 8 5 0 9 0 12-1-1 5-5 9-11 11-5 2-10 2-14 1l-1 3c6 2 13 2 19-1 7-3 12-7 19-9 2 3 1 6-2 9l-9 9 3 3c6-4 12-9 15-15 9-3 19-3 29-1 8 2 15 5 20 10 4 4 8 6 14 6l1-3c-5-1-8-3-11-6 5-1 10-1 15 1l2-3c-5-3-11-4-18-4-4-3-6-6-5-10 6-3 11-7 14-11 5 1 9 1 13-1Z';

/** A running dog of cut paper with the jacket of its trap, 124 by 60. */
export const Dog = ({ trap }: { trap: number }) => {
  const [cloth, ink] = jackets[trap - 1] ?? ['#fff', '#000'];
  return (
    <svg viewBox="0 0 124 60" aria-hidden="true">
      <pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 0h6v6H0Z" fill="#F8F6F0" />
        <path d="M0 0h3v6H0Z" fill="#15171A" />
      </pattern>
      <path d={shape} fill="#000" fill-opacity=".25" transform="translate(0 3)" />
      <path d={shape} fill={coats[trap - 1]} />
      <path d="M52 11.5l25 2.5-2 14-21 0Z" fill={cloth} />
      {trap === 6 && <circle cx="64.5" cy="20.5" r="7" fill="#F8F6F0" />}
      <text x="64.5" y="20.5" dy=".36em" text-anchor="middle" font-size="12" font-weight="700" fill={ink}>
        {trap}
      </text>
    </svg>
  );
};
