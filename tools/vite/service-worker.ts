import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { screens } from './first-pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const pathOf = (screen: string): string => (screen === 'index' ? '/' : `/${screen}`);

/**
 * Builds the service worker behind the site, with the files it keeps from the start: the document and what the first
 * pages need. It says from which build it is, so that a browser takes each build's worker for a new one.
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
      const script = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
      if (script === undefined) this.error('the document has no script');
      const inDocument = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
      const ofPages = screens.flatMap((screen) => pages[pathOf(screen)] ?? []);
      // What they fetch later, when a list comes slowly or not at all: without it a page without a network cannot say so.
      const later = ofPages.flatMap((name) => {
        const file = bundle[name];
        return file?.type === 'chunk' && screens.includes(file.name) ? file.dynamicImports : [];
      });
      const files = [...ofPages, ...later].map((file) => `/${file}`);
      const hashed = [...new Set([...inDocument, ...files])].map((url) => ({ url, revision: null }));
      const revision = createHash('sha256').update(html).update(Object.keys(bundle).sort().join()).digest('hex');
      const named = ['/', '/mode.js'].map((url) => ({ url, revision }));
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'error',
        define: { firstFiles: JSON.stringify([...named, ...hashed]), firstScript: JSON.stringify(script) },
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
