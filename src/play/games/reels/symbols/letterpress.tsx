/** @jsxImportSource preact */
import type { SymbolSet } from '../symbol-set.ts';

const ink = '#2A2350';
const red = '#C8443A';
const ochre = '#D9A93F';
const paper = '#F3EBDB';
const green = '#2F6B4F';
const disc = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0Z`;

/** Domino 9: letterpress, hard shapes in two or three inks. */
export const symbols: SymbolSet = {
  crown: () => (
    <>
      <path d="M-56 34V-34L-28-4 0-52 28-4 56-34V34Z" fill={ink} />
      <path d="M-56 42H56V56H-56Z" fill={ochre} />
      <path d={`${disc(7, -56, -42)}${disc(7, 0, -58)}${disc(7, 56, -42)}`} fill={red} />
      <path d="M0-6 12 11 0 28-12 11Z" fill={paper} />
    </>
  ),
  ring: () => (
    <>
      <path d={`${disc(40, 0, 18)}${disc(27, 0, 18)}`} fill={ochre} fill-rule="evenodd" />
      <path d="M-24-38-12-56H12L24-38 0-14Z" fill={red} />
      <path d="M-24-38H24M-8-38 0-14 8-38" fill="none" stroke={paper} stroke-width="3" />
    </>
  ),
  goblet: () => (
    <>
      <path d="M-36-54H36C38-12 22 8 7 12V40H28V54H-28V40H-7V12C-22 8-38-12-36-54Z" fill={ochre} />
      <path d="M-36-54H36L35-36H-35Z" fill={red} />
      <path d="M0-24 8-12 0 0-8-12Z" fill={ink} />
    </>
  ),
  shield: () => (
    <>
      <path d="M0-58C18-48 34-46 50-46 54 4 36 42 0 60-36 42-54 4-50-46-34-46-18-48 0-58Z" fill={ink} />
      <path d="M0-58C18-48 34-46 50-46 52-22 49-6 44 8H0Z" fill={red} />
      <path d="M0 60C-22 49-36 32-44 8H0Z" fill={red} />
    </>
  ),
  banner: () => (
    <>
      <path d="M-46-58H-36V62H-46Z" fill={ink} />
      <path d="M-36-50H54L34-16 54 18H-36Z" fill={green} />
      <path d="M-36-26H40L34-16 40-6H-36Z" fill={paper} />
      <path d={disc(8, -41, -58)} fill={ochre} />
    </>
  ),
  horseshoe: () => (
    <>
      <path d="M-18 58H-52C-58 20-62-52 0-54 62-52 58 20 52 58H18C28 26 34-22 0-24-34-22-28 26-18 58Z" fill={ink} />
      <path
        d={`${disc(4.5, -38, 30)}${disc(4.5, -40, 2)}${disc(4.5, -26, -26)}${disc(4.5, 0, -38)}${disc(4.5, 26, -26)}${disc(4.5, 40, 2)}${disc(4.5, 38, 30)}`}
        fill={ochre}
      />
    </>
  ),
  clover: () => (
    <>
      <path d="M-4 10Q10 40-8 62H8Q22 40 4 10Z" fill={ink} />
      <path
        d={`${disc(21, -22, -24)}${disc(21, 22, -24)}${disc(21, -24, 14)}${disc(21, 24, 14)}M-20-20H20V14H-20Z`}
        fill={green}
      />
      <path d="M-26-28 0-4 26-28M-28 18 0-4 28 18" fill="none" stroke={paper} stroke-width="3.500" />
    </>
  ),
  bell: () => (
    <>
      <path d="M-16 44a16 16 0 0 0 32 0Z" fill={red} />
      <path d="M0-50C28-50 36-26 36 0 36 18 46 28 52 36H-52C-46 28-36 18-36 0-36-26-28-50 0-50Z" fill={ochre} />
      <path d="M0-50C-28-50-36-26-36 0-36 18-46 28-52 36H0Z" fill={ink} fill-opacity=".9" />
      <path d={disc(7, 0, -56)} fill={red} />
    </>
  ),
  lemon: () => (
    <>
      <path
        d="M-60 24C-48 22-50 6-42-10-28-40 14-44 36-22 42-16 52-20 58-28 60-16 52-10 48-2 44 28 10 52-24 44-38 40-46 32-60 24Z"
        fill={ochre}
      />
      <path d="M-42-10C-28-40 14-44 36-22 10-26-20-12-34 28-46 20-48 4-42-10Z" fill={paper} fill-opacity=".55" />
    </>
  ),
  plum: () => (
    <>
      <path d="M0-30C34-42 52-16 50 10 48 40 24 58 0 58S-48 40-50 10C-52-16-34-42 0-30Z" fill={ink} />
      <path d="M2-34C6-58 30-60 44-54 38-36 20-30 2-34Z" fill={green} />
      <path d="M-32 12C-32-6-26-16-16-20" fill="none" stroke={paper} stroke-width="6" stroke-linecap="round" />
    </>
  ),
  cherry: () => (
    <>
      <path d="M-26 20C-20-14 0-38 32-58M28 22C28-8 28-34 32-58" fill="none" stroke={ink} stroke-width="6" />
      <path d="M32-56C12-68-8-62-16-46 4-38 22-40 32-56Z" fill={green} />
      <path d={`${disc(27, -28, 30)}${disc(27, 28, 34)}`} fill={red} />
      <path d={`${disc(6, -37, 22)}${disc(6, 19, 26)}`} fill={paper} />
    </>
  ),
  grapes: () => (
    <>
      <path d="M2-40C6-62 30-64 44-58 38-42 20-36 2-40Z" fill={green} />
      <path
        d={[
          [-32, -16],
          [0, -20],
          [32, -16],
          [-16, 10],
          [16, 10],
          [0, 38],
        ]
          .map(([x, y]) => disc(18, x, y))
          .join('')}
        fill={ink}
      />
      <path
        d={[
          [-37, -21],
          [-5, -25],
          [27, -21],
          [-21, 5],
          [11, 5],
          [-5, 33],
        ]
          .map(([x, y]) => disc(4, x, y))
          .join('')}
        fill={paper}
      />
    </>
  ),
  seven: () => (
    <>
      <path d="M-44-54H44V-24L6 58H-28L8-22H-44Z" fill={red} />
      <path d="M-44-54H44V-42H-44Z" fill={ink} />
    </>
  ),
  star: () => (
    <>
      <path d="M0-60 16-20 58-18 25 9 36 50 0 27-36 50-25 9-58-18-16-20Z" fill={ochre} />
      <path
        d="M0-60 16-20 0 27ZM58-18 25 9 0 27ZM36 50 0 27 25 9ZM-36 50-25 9 0 27ZM-58-18-16-20 0 27Z"
        fill={ink}
        fill-opacity=".85"
      />
    </>
  ),
  joker: () => (
    <>
      <path
        d="M-44 36C-48-4-62-12-60-40-36-38-24-22-16-10-14-36-8-50 0-60 8-50 14-36 16-10 24-22 36-38 60-40 62-12 48-4 44 36Z"
        fill={red}
      />
      <path d="M0-60C-8-50-14-36-16-10L-8 36H0ZM60-40C36-38 24-22 16-10L20 36H44C48-4 62-12 60-40Z" fill={ink} />
      <path d={`${disc(8, -60, -40)}${disc(8, 0, -62)}${disc(8, 60, -40)}`} fill={ochre} />
      <path d="M-48 36H48V54H-48Z" fill={ochre} />
      <path d={`${disc(4.5, -28, 45)}${disc(4.5, 0, 45)}${disc(4.5, 28, 45)}`} fill={ink} />
    </>
  ),
};
