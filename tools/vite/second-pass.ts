import { minify } from 'terser';
import type { Plugin } from 'vite';
import { screens } from './first-pages.ts';

/**
 * Compiles the file as a whole, on a thread of its own while it arrives: function by function, as each is first called,
 * is a quarter of a second of a slow processor that draws the page as well.
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

const first = ['site', ...screens];

/**
 * Terser behind the build's own minifier: each finds what the other leaves, together 2.4 kB of a first load. Only the
 * code of first pages is worth its seconds (docs/decisions/2026-11-21-first-load.md).
 */
export const secondPass: Plugin = {
  name: 'second-pass',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !(chunk.isEntry || first.includes(chunk.name))) continue;
        const written = bundle[`${chunk.fileName}.map`];
        const content = written?.type === 'asset' ? written.source.toString() : undefined;
        const { code, map } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3 },
          format: { preamble: compileAhead },
          ...(content === undefined ? {} : { sourceMap: { content } }),
        });
        chunk.code = code ?? chunk.code;
        if (written?.type === 'asset' && typeof map === 'string') written.source = map;
      }
    },
  },
};
