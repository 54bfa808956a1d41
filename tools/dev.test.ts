import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../server/root.ts';
import { freePort } from '../test/support/free-port.ts';

test('where the port of npm run dev is taken it says so and ends, and no server stays behind', async () => {
  const port = await freePort();
  const taken = createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'matchday-dev-'));
  const dev = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let said = '';
  dev.stderr.on('data', (text) => {
    said += text;
  });
  try {
    // Closed only when the last process that could write to it has ended.
    const [code] = await once(dev, 'close', { signal: AbortSignal.timeout(60_000) });
    expect([code, said]).toEqual([1, expect.stringContaining(`Port ${port} is already in use`)]);
  } finally {
    if (dev.exitCode === null || !dev.stderr.closed) process.kill(-Number(dev.pid), 'SIGKILL');
    taken.close();
    await rm(folder, { recursive: true, force: true });
  }
});
