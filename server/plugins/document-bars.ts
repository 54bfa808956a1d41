import { escaped } from '../calls/escaped.ts';
import { operatorOf } from '../settings/operators.ts';

/** The built document with what surrounds the page once it is installed: the colour of the browser's bars for both modes, the name under the icon. */
export const withBars = (document: string, origin: string): string => {
  const { dark, light } = operatorOf(origin)?.theme ?? { dark: [], light: [] };
  const [inDark, inLight] = [dark[0], light[0]];
  if (!inDark || !inLight) return document;
  const colours = `content="${escaped(inDark.colors['surface-1'] ?? '')}" data-light="${escaped(inLight.colors['surface-1'] ?? '')}"`;
  return document
    .replace(/(<meta name="theme-color" )[^>]*?( \/>)/, (_, begin, end) => `${begin}${colours}${end}`)
    .replace(
      /(<meta name="apple-mobile-web-app-title" )[^>]*?( \/>)/,
      (_, begin, end) => `${begin}content="${escaped(inDark.name)}"${end}`,
    );
};
