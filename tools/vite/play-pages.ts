import { build, type Plugin } from 'vite';

/** Builds the games' pages after the site, in the same folder. */
export const playPages: Plugin = {
  name: 'play-pages',
  apply: 'build',
  closeBundle: {
    sequential: true,
    order: 'post',
    async handler() {
      const { default: config } = await import('./play.config.ts');
      await build({ configFile: false, logLevel: 'error', ...config });
    },
  },
};
