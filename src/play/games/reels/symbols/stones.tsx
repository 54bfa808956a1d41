/** @jsxImportSource preact */

import type { SymbolSet } from '../symbol-set.ts';
import { StarArt, type Stone, StoneArt } from './facets.tsx';

const stone = (cut: Stone['cut'], hue: number, saturation: number, light: number, sides = 8): Stone => ({
  cut,
  hue,
  saturation,
  light,
  sides,
});

const draw = (cut: Stone) => () => <StoneArt stone={cut} />;

/** Oakspin: cut stones, each with one white facet. */
export const symbols: SymbolSet = {
  ruby: draw(stone('cushion', 350, 78, 46)),
  sapphire: draw(stone('round', 222, 74, 50)),
  emerald: draw(stone('step', 157, 66, 37)),
  amethyst: draw(stone('pear', 276, 56, 54)),
  topaz: draw(stone('hex', 34, 84, 52, 6)),
  aquamarine: draw(stone('marquise', 188, 62, 50)),
  rose: draw(stone('oval', 328, 62, 62)),
  diamond: draw(stone('round', 205, 26, 78)),
  opal: draw(stone('oval', 168, 34, 76)),
  garnet: draw(stone('hex', 12, 72, 36, 6)),
  star: () => <StarArt hue={46} />,
  goldStar: () => <StarArt hue={44} />,
  blueStar: () => <StarArt hue={214} />,
  violetStar: () => <StarArt hue={282} light={1.05} />,
  greenStar: () => <StarArt hue={150} light={0.9} />,
  pearl: () => (
    <g>
      <circle r="52" fill="#E9E2EC" />
      <path d="M-52 0A52 52 0 0 0 52 0 44 44 0 0 1-52 0Z" fill="#8E7C9B" fill-opacity=".55" />
      <path d="M-40 14A44 44 0 0 0 40 20 52 52 0 0 1-44 28Z" fill="#F6D9E2" fill-opacity=".5" />
      <circle cx="-17" cy="-20" r="14" fill="#fff" fill-opacity=".9" />
      <circle r="51" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" />
    </g>
  ),
  moon: () => (
    <g>
      <path d="M24-56A58 58 0 1 0 24 56 46 46 0 1 1 24-56Z" fill="#D8DFEA" />
      <path d="M24-56A58 58 0 0 0-34 0L-14 0A46 46 0 0 1 24-56Z" fill="#fff" fill-opacity=".6" />
      <path d="M24 56A58 58 0 0 1-28 32L-8 22A46 46 0 0 0 24 56Z" fill="#5C6C8C" fill-opacity=".6" />
    </g>
  ),
  comet: () => (
    <g>
      <path d="M60-58 8-2-14-22Z" fill="#7FC4E8" />
      <path d="M60-58 26 16 8-2Z" fill="#3C86B8" />
      <path d="M44-60-6-18-18-30Z" fill="#BFE4F5" fill-opacity=".7" />
      <g transform="translate(-16 18)">
        <StoneArt stone={stone('round', 196, 60, 66)} radius={38} />
      </g>
    </g>
  ),
  sun: () => (
    <g>
      {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((ray) => (
        <path key={ray} d="M-9-40 0-66 9-40Z" fill={ray % 60 ? '#F6D78A' : '#D99A35'} transform={`rotate(${ray})`} />
      ))}
      <StoneArt stone={stone('round', 42, 84, 62)} radius={42} />
    </g>
  ),
  galaxy: () => (
    <g>
      <ellipse rx="64" ry="22" fill="none" stroke="#8E6BE0" stroke-width="7" transform="rotate(-24)" />
      <ellipse rx="50" ry="13" fill="none" stroke="#F3D58B" stroke-width="3" transform="rotate(-24)" />
      <StoneArt stone={stone('round', 264, 66, 56)} radius={34} />
      <path
        d="M-58.500 26A64 22 0 0 0 58.500-26"
        fill="none"
        stroke="#C9B2F5"
        stroke-width="7"
        transform="translate(0 4)"
      />
    </g>
  ),
};
