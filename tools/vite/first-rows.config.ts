import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { css } from './styles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What draws the first rows of a document at the server, as one file: the site's own components (src/first-rows). */
export default {
  root,
  publicDir: false,
  css,
  json: { namedExports: false },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/first-rows/draw.tsx',
    emptyOutDir: false,
    target: 'node20',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        entryFileNames: 'first-rows.js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: false,
      },
    },
  },
} satisfies UserConfig;
