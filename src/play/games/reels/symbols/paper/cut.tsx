/** @jsxImportSource preact */
import type { ComponentChildren, JSX } from 'preact';

/** A cut sheet: its shade of 3 below it. */
export const Cut = ({ d, fill }: { d: string; fill: string }): JSX.Element => (
  <>
    <path d={d} fill="#000" fill-opacity=".28" transform="translate(0 3.500)" />
    <path d={d} fill={fill} />
  </>
);
export const disc = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0Z`;

/** The same sheet on both sides. */
export const Both = ({ children }: { children: ComponentChildren }): JSX.Element => (
  <>
    {children}
    <g transform="scale(-1 1)">{children}</g>
  </>
);
