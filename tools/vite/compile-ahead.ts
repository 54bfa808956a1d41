import type { Plugin } from 'vite';
import { screens } from './first-pages.ts';

const mark = '//# allFunctionsCalledOnLoad\n';

const first = ['site', ...screens];

/**
 * The code of the first pages is compiled as a whole, on a thread of its own while it arrives: function by function, as
 * each is first called, is a quarter of a second of a slow processor that draws the page as well. Chromium reads the mark
 * at the head of a file, other browsers a comment.
 */
export const compileAhead: Plugin = {
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler({ codeSplitting }, bundle) {
      // All in one file, as a bench builds it, comes as a whole in any case.
      if (codeSplitting === false) return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const missing = first.filter((name) => !chunks.some((chunk) => chunk.name === name));
      if (missing.length > 0) this.error(`no file of the build is called ${missing.join(', ')}`);
      for (const chunk of chunks.filter(({ name }) => first.includes(name))) {
        chunk.code = mark + chunk.code;
        const map = bundle[`${chunk.fileName}.map`];
        // A line that no source has.
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      }
    },
  },
};
