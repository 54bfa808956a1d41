/** @jsxImportSource preact */
import type { ComponentChildren, JSX } from 'preact';
import type { SymbolSet } from '../symbol-set.ts';

/** Flat fill within an edge of brass. */
const Enamel = ({ d, fill, children }: { d: string; fill: string; children?: ComponentChildren }): JSX.Element => (
  <>
    <path
      d={d}
      transform="translate(2 4)"
      fill="#000"
      stroke="#000"
      stroke-width="9"
      stroke-linejoin="round"
      opacity=".35"
    />
    <path d={d} fill="#C79A52" stroke="#C79A52" stroke-width="9" stroke-linejoin="round" />
    <path
      d={d}
      fill="none"
      stroke="#F0DAA4"
      stroke-width="2.500"
      stroke-linejoin="round"
      transform="translate(-1.500 -2)"
    />
    <path d={d} fill={fill} stroke="#00000055" stroke-width="1.500" stroke-linejoin="round" />
    {children}
  </>
);
const disc = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0Z`;
const shine = (d: string) => (
  <path d={d} fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round" />
);
const leaf = 'M4-34C8-58 32-62 46-56 40-38 22-30 4-34Z';

/** Redwell: enamel on brass. */
export const symbols: SymbolSet = {
  seven: () => (
    <Enamel d="M-44-54H44V-26L4 56H-30L8-22H-44Z" fill="#C2332B">
      {shine('M-38-46H30')}
    </Enamel>
  ),
  bell: () => (
    <>
      <Enamel d="M-14 42a14 14 0 0 0 28 0Z" fill="#8A2A20" />
      <Enamel d="M0-56C30-56 38-30 38-4 38 16 48 26 54 36H-54C-48 26-38 16-38-4-38-30-30-56 0-56Z" fill="#E9B23F">
        {shine('M-26 6C-26-18-20-34-8-42')}
      </Enamel>
    </>
  ),
  melon: () => (
    <Enamel d="M-60-24H60C60 16 34 48 0 48S-60 16-60-24Z" fill="#2F7A45">
      <path d="M-50-20H50C50 12 28 38 0 38S-50 12-50-20Z" fill="#F0E6C8" />
      <path d="M-43-20H43C43 8 24 31 0 31S-43 8-43-20Z" fill="#D5392F" />
      <path
        d="M-22-6v8M-6-6v8M10-6v8M26-6v8M-14 12v7M2 14v7M18 12v7"
        stroke="#2A1210"
        stroke-width="5"
        stroke-linecap="round"
      />
    </Enamel>
  ),
  plum: () => (
    <>
      <Enamel d="M0-34C34-44 52-18 50 8 48 38 24 56 0 56S-48 38-50 8C-52-18-34-44 0-34Z" fill="#5A3A8C">
        {shine('M-34 10C-34-6-28-16-18-20')}
        <path d="M0-34Q12 8 0 54" fill="none" stroke="#2E1A52" stroke-width="4" />
      </Enamel>
      <Enamel d={leaf} fill="#3C8A58" />
    </>
  ),
  orange: () => (
    <>
      <Enamel d={disc(46, 0, 10)} fill="#E5822B">
        {shine('M-32 8A34 34 0 0 1-10-20')}
        <path
          d={`${disc(2, 10, 20)}${disc(2, 24, 8)}${disc(2, -4, 36)}${disc(2, 18, 36)}${disc(2, -22, 26)}`}
          fill="#A9531A"
        />
      </Enamel>
      <Enamel d={leaf} fill="#3C8A58" />
    </>
  ),
  lemon: () => (
    <>
      <Enamel
        d="M-62 26C-50 24-52 8-44-8-30-38 14-44 38-22 44-16 54-20 60-28 62-16 54-10 50-2 46 28 10 54-24 46-38 42-48 34-62 26Z"
        fill="#EBCB3D"
      >
        {shine('M-34 8C-28-14-10-24 10-22')}
      </Enamel>
    </>
  ),
  cherry: () => (
    <>
      <path
        d="M-26 22C-20-14 0-38 32-56M28 24C28-8 28-34 32-56"
        fill="none"
        stroke="#A97B34"
        stroke-width="10"
        stroke-linecap="round"
      />
      <path
        d="M-26 22C-20-14 0-38 32-56M28 24C28-8 28-34 32-56"
        fill="none"
        stroke="#2F6B45"
        stroke-width="5"
        stroke-linecap="round"
      />
      <Enamel d="M32-54C12-66-8-62-16-46 4-38 22-40 32-54Z" fill="#3C8A58" />
      <Enamel d={disc(25, -28, 30)} fill="#B3262E">
        {shine('M-42 26A16 16 0 0 1-32 17')}
      </Enamel>
      <Enamel d={disc(25, 28, 34)} fill="#B3262E">
        {shine('M14 30A16 16 0 0 1 24 21')}
      </Enamel>
    </>
  ),
  grapes: () => (
    <>
      <Enamel d={leaf} fill="#3C8A58" />
      {[
        [-32, -18],
        [0, -20],
        [32, -18],
        [-17, 8],
        [17, 8],
        [0, 34],
      ].map(([x = 0, y = 0]) => (
        <Enamel key={`${x} ${y}`} d={disc(17, x, y)} fill="#6D4AA6">
          <circle cx={x - 6} cy={y - 6} r="4" fill="#fff" fill-opacity=".55" />
        </Enamel>
      ))}
    </>
  ),
  flame: () => (
    <Enamel
      d="M4-62C12-32 40-20 40 16A40 40 0 0 1-40 16C-40-4-30-14-22-24-18-12-12-8-6-10-10-30-8-46 4-62Z"
      fill="#D9502B"
    >
      <path d="M1 50A23 23 0 0 1-22 26C-22 12-10 6-4-6 8 6 24 12 24 28A23 23 0 0 1 1 50Z" fill="#F4B44A" />
      <path d="M1 46a11 11 0 0 1-11-11c0-7 6-10 9-16 6 6 13 9 13 17a11 11 0 0 1-11 10Z" fill="#FBE6A6" />
    </Enamel>
  ),
  star: () => (
    <Enamel d="M0-60 16-20 58-18 25 9 36 50 0 27-36 50-25 9-58-18-16-20Z" fill="#E9B23F">
      <path
        d="M0-60 16-20 0 27ZM58-18 25 9 0 27ZM-36 50-25 9 0 27ZM-58-18-16-20 0 27Z"
        fill="#fff"
        fill-opacity=".28"
      />
    </Enamel>
  ),
};
