/** @jsxImportSource preact */

/** Line icons, 24 by 24, stroke 1.75. */
const paths = {
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8h.01M11 12h1v4h1',
  list: 'M9 6h11M9 12h11M9 18h11M5 6h.01M5 12h.01M5 18h.01',
  shield: 'M12 3c2.5 2 5.5 3 8.5 3 .6 6-2 12.5-8.5 15C5.500 18.500 2.900 12 3.500 6 6.500 6 9.500 5 12 3M9 12l2 2 4-4',
  eye: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7M12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5',
  check: 'M5 12l5 5L20 7',
  cross: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 14l-4-4 4-4M5 10h9a5 5 0 0 1 0 10h-3',
  warning: 'M12 4 2.500 20h19zM12 10v4M12 17h.01',
} as const;

export const Icon = ({ name, size = 18 }: { name: keyof typeof paths; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
