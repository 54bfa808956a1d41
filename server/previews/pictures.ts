import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import { busy } from '../calls/refusal.ts';
import { createTurnstile } from '../calls/turnstile.ts';
import type { Clock } from '../time/clock.ts';
import { type Brand, drawPicture, type PictureWords } from './picture-drawing.ts';

const require = createRequire(import.meta.url);
/** The site's font, as its drawing needs it: web fonts are packed in another way. */
const fontFiles = [
  require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
];

/** A picture costs a tenth of a second of a processor, so that two are drawn at once and few wait. */
const atOnce = 2;
const mostWaiting = 20;
const kept = 200;
const keptFor = 60_000;

export interface Pictures {
  /** The PNG of what is named by `key`, drawn at most once a minute. Throws a RefusedCall while too many are asked for. */
  png(key: string, brand: Brand, words: PictureWords): Promise<Buffer>;
}

export const createPictures = (clock: Clock): Pictures => {
  const turn = createTurnstile(atOnce, { mostWaiting, refusal: busy });
  const drawn = new Map<string, { at: number; png: Promise<Buffer> }>();

  const draw = async (brand: Brand, words: PictureWords): Promise<Buffer> => {
    const svg = drawPicture(brand, words);
    const image = await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' } });
    return image.asPng();
  };

  return {
    png: (key, brand, words) => {
      const now = clock.now();
      const known = drawn.get(key);
      if (known && now - known.at < keptFor) return known.png;
      const png = turn('picture', () => draw(brand, words));
      drawn.delete(key);
      drawn.set(key, { at: now, png });
      // What could not be drawn is tried again.
      png.catch(() => drawn.delete(key));
      for (const oldest of drawn.keys()) {
        if (drawn.size <= kept) break;
        drawn.delete(oldest);
      }
      return png;
    },
  };
};
