/** @jsxImportSource preact */

export type FieldFace = 'covered' | 'safe' | 'struck' | 'mine' | 'left';

const Mine = () => (
  <g stroke="#FF6F5E" stroke-width="3" stroke-linecap="round">
    <path d="M20 4v32M4 20h32M9 9l22 22M31 9 9 31" stroke-width="2.500" />
    <circle cx="20" cy="20" r="10" fill="#FF6F5E" />
    <path d="M15 16a6 6 0 0 1 4-3" stroke="#fff" fill="none" stroke-width="2" />
  </g>
);

/** What a field shows once it is turned over. */
export const Field = ({ face }: { face: FieldFace }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    {face === 'safe' && (
      <path
        d="M10 21l7 7 13-15"
        fill="none"
        stroke="#14171B"
        stroke-width="4.500"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    )}
    {(face === 'struck' || face === 'mine') && <Mine />}
  </svg>
);
