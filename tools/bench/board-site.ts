import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { freePort } from '../../test/support/free-port.ts';

const pages = fileURLToPath(new URL('board-page', import.meta.url));

/** The pages of the board bench, built for production and served under the script policy of the site. */
export const startBoardSite = async (): Promise<{ origin: string; stop(): Promise<void> }> => {
  const outDir = await mkdtemp(join(tmpdir(), 'matchday-board-'));
  const shared = { root: pages, configFile: false, logLevel: 'error' } as const;
  await build({
    ...shared,
    plugins: [react()],
    json: { namedExports: false },
    publicDir: fileURLToPath(new URL('../../public', import.meta.url)),
    build: {
      outDir,
      target: 'es2023',
      rolldownOptions: { input: ['ours', 'vanilla', 'grid', 'grid-text'].map((name) => join(pages, `${name}.html`)) },
    },
  });
  const port = await freePort();
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // Without eval, as on the site: zod checks without its compiled form.
      headers: { 'content-security-policy': "script-src 'self'" },
    },
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
};
