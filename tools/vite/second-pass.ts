import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Terser behind the build's own minifier: each finds what the other leaves, together 2.3 kB of a first load. Only the
 * code that first pages share is worth its seconds (docs/decisions/2026-11-21-first-load.md).
 */
export const secondPass: Plugin = {
  name: 'second-pass',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      if (process.env.SKIP_SECOND) return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== 'site') continue;
        const written = bundle[`${chunk.fileName}.map`];
        const content = written?.type === 'asset' ? written.source.toString() : undefined;
        const { code, map } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 2 },
          ...(content === undefined ? {} : { sourceMap: { content } }),
        });
        chunk.code = code ?? chunk.code;
        if (written?.type === 'asset' && typeof map === 'string') written.source = map;
      }
    },
  },
};
