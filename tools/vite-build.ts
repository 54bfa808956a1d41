import { spawn } from 'node:child_process';
import { root } from '../server/root.ts';

/**
 * `vite build` in a process of its own, since a build sets `production` in the process that runs it; it is one also
 * where a test asks for it.
 */
export const viteBuild = (...flags: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = `${root}node_modules/vite/bin/vite.js`;
    const child = spawn(process.execPath, [vite, 'build', ...flags], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the build ended with ${code}`))));
  });
