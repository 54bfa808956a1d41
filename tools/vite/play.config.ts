import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { playTexts } from './play-texts.ts';
import { css } from './styles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The pages of the games: an origin of its own in a frame, so a build of its own that shares no file with the site. */
export default {
  root: `${root}src/play`,
  base: '/play/',
  publicDir: false,
  plugins: [playTexts()],
  css,
  build: {
    outDir: `${root}dist/play`,
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the kit and several games draw stays one file: apart it would be packed worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /src\/play\/(kit\/(use-snapshot|texts|amount|phase|motion|store)|art\/chip)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
} satisfies UserConfig;
