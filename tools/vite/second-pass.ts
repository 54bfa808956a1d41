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
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== 'site') continue;
        const { code, map } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 2 },
          ...(chunk.map ? { sourceMap: { content: JSON.stringify(chunk.map), asObject: true } } : {}),
        });
        chunk.code = code ?? chunk.code;
        if (chunk.map && map) Object.assign(chunk.map, map);
      }
    },
  },
};
