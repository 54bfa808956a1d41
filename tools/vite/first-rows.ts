import { build, type Plugin } from 'vite';

/** Builds what draws the first rows at the server, into the folder of what the server reads of a build. */
export const firstRows: Plugin = {
  name: 'first-rows',
  apply: 'build',
  closeBundle: {
    sequential: true,
    order: 'post',
    async handler() {
      const { default: config } = await import('./first-rows.config.ts');
      const outDir = `${this.environment.config.build.outDir}/.vite`;
      await build({ configFile: false, logLevel: 'error', ...config, build: { ...config.build, outDir } });
    },
  },
};
