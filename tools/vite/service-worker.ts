import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { screens } from './first-pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The code and styles that a document names: its first script is the same in all builds, all together are not. */
export const documentFilesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);

/** Scripts of a document that what follows them waits for. */
const blocking = ['/mode.js', '/first-rows.js'];

const pathOf = (screen: string): string => (screen === 'index' ? '/' : `/${screen}`);

/**
 * Builds the service worker behind the site, with the files it keeps from the start: the document and what the first
 * pages need. It contains the id of its build, so that a browser takes each build's worker for a new one.
 */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir, codeSplitting }, bundle) {
      // A bench's build in one file has no parts to list.
      if (codeSplitting === false || dir === undefined) return;
      const textOf = (name: string) => {
        const file = bundle[name];
        return file?.type === 'asset' ? String(file.source) : this.error(`the build has no ${name}`);
      };
      const html = textOf('index.html');
      const { pages } = JSON.parse(textOf('.vite/first-files.json')) as { pages: Record<string, string[]> };
      const inDocument = documentFilesOf(html);
      if (inDocument.length === 0) this.error('the document names no files');
      const ofPages = screens.flatMap((screen) => pages[pathOf(screen)] ?? []);
      // What they fetch later, when a list comes slowly or not at all: without it a page cannot show that there is no
      // network.
      const later = ofPages.flatMap((name) => {
        const file = bundle[name];
        return file?.type === 'chunk' && screens.includes(file.name) ? file.dynamicImports : [];
      });
      const files = [...ofPages, ...later].map((file) => `/${file}`);
      const hashed = [...new Set([...inDocument, ...files])].map((url) => ({ url, revision: null }));
      const revision = createHash('sha256').update(html).update(Object.keys(bundle).sort().join());
      for (const script of blocking) revision.update(await readFile(`${root}public${script}`));
      const version = revision.digest('hex');
      const named = ['/', ...blocking].map((url) => ({ url, revision: version }));
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'error',
        define: { firstFiles: JSON.stringify([...named, ...hashed]), documentFiles: JSON.stringify(inDocument) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2023',
          modulePreload: false,
          rolldownOptions: {
            input: `${root}src/service-worker/service-worker.ts`,
            output: { entryFileNames: 'sw.js', format: 'iife' },
          },
        },
      });
    },
  },
};
