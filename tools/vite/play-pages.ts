import { build, type Plugin } from 'vite';

/** Builds the games' pages behind the site, wherever the site is built: they lie in its folder. */
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
