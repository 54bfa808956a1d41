import type { Plugin } from 'vite';
import { playPages } from '../../tools/vite/play-pages.ts';
import site from '../../vite.config.ts';

const marked: Plugin = {
  name: 'second-build',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/src/main.tsx') ? `${code}\ndocument.documentElement.dataset.build = 'second';\n` : null,
};

/** The site with one line more, without the pages of the games: they lie in the folder of the first build. */
export default { ...site, plugins: [...(site.plugins ?? []).filter((plugin) => plugin !== playPages), marked] };
