/** @jsxImportSource preact */

/** A colour for every eighth number. */
const colours = ['#D2563F', '#2F79B9', '#E0A43A', '#3C9466', '#7A58B0', '#D07A2B', '#2D9AA0', '#B84C79'];

/** A moulded ball with its number on a white disc, 48 by 48. */
export const Ball = ({ number }: { number: number }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="23" fill={colours[(number - 1) % 8]} />
    <path d="M24 1a23 23 0 0 1 0 46A34 34 0 0 0 24 1Z" fill="#000" fill-opacity=".2" />
    <ellipse cx="17" cy="9" rx="8" ry="4" fill="#fff" fill-opacity=".45" transform="rotate(-24 17 9)" />
    <circle cx="24" cy="24" r="14" fill="#FBFAF6" />
    <text x="24" y="24" dy=".36em" text-anchor="middle" font-size="16" font-weight="700" fill="#15171A">
      {number}
    </text>
  </svg>
);
