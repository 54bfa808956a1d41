import { renderAsync } from '@resvg/resvg-js';
import type { Brand } from './picture-drawing.ts';

/** What a launcher takes: as it is, or cut to a shape of its own, of which only the middle is sure to be seen. */
export const siteIcons = {
  small: { size: 192, purpose: 'any' },
  large: { size: 512, purpose: 'any' },
  cut: { size: 512, purpose: 'maskable' },
} as const;

export type SiteIcon = keyof typeof siteIcons;

/** How much of the icon the mark takes, side by side. */
const shares = { any: 0.72, maskable: 0.54 } as const;
/** A logo is 28 high and begins with its mark, which is in this square. */
const mark = '0 1 26 26';

/** The mark of the operator's logo on his dark ground, as PNG. */
export const drawIcon = async ({ colors, logo }: Brand, icon: SiteIcon): Promise<Buffer> => {
  const { size, purpose } = siteIcons[icon];
  const side = shares[purpose];
  const corner = purpose === 'any' ? 0.22 : 0;
  const drawing = logo.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">',
    `<rect width="1" height="1" rx="${corner}" fill="${colors['surface-1']}"/>`,
    `<svg x="${(1 - side) / 2}" y="${(1 - side) / 2}" width="${side}" height="${side}" viewBox="${mark}" overflow="hidden">`,
    drawing,
    '</svg></svg>',
  ].join('');
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } });
  return image.asPng();
};
