/** A colour as red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rgb` and `#rrggbb`; null for anything else, so that no other CSS of an operator ever reaches the page. */
export const parseColour = (text: string): Rgb | null => {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim());
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  const parts = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
};

export const formatColour = (colour: Rgb): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** `share` of `top` (0 to 1) mixed into `base`. */
export const mix = (base: Rgb, top: Rgb, share: number): Rgb => [
  Math.round(base[0] + (top[0] - base[0]) * share),
  Math.round(base[1] + (top[1] - base[1]) * share),
  Math.round(base[2] + (top[2] - base[2]) * share),
];

const luminance = (colour: Rgb): number => {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG contrast ratio, 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Mixes `colour` towards `target` in steps until it reaches `ratio` on each of `grounds`. */
export const raise = (colour: Rgb, target: Rgb, grounds: readonly Rgb[], ratio: number): Rgb => {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(colour, target, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return target;
};
