import type { CSSOptions } from 'vite';

/** Lines that are drawn, and what is about them, stay as thin as they are. */
const thinnest = 4;
const lines = /^(border|outline|box-shadow|filter)/;

const inRem = (text: string): string =>
  text.replace(/([\d.]+)px/g, (all, px) => (Number(px) < thinnest ? all : `${Number(px) / 16}rem`));

/**
 * Style sheets are written in pixels of a text of 16, as they are drawn, and shipped in rem: everything grows with the
 * text size that somebody has set in his browser, and the layout changes where that leaves no room
 * (docs/decisions/2026-11-25-text-size.md).
 */
export const css: CSSOptions = {
  modules: { generateScopedName: '_[hash:base64:5]' },
  postcss: {
    plugins: [
      {
        postcssPlugin: 'px-in-rem',
        Declaration: (declaration) => {
          if (!lines.test(declaration.prop)) declaration.value = inRem(declaration.value);
        },
        AtRule: (rule) => {
          if (rule.name === 'media' || rule.name === 'container') rule.params = inRem(rule.params);
        },
      },
    ],
  },
};
