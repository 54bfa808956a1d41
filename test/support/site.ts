import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../../server/database/client.ts';
import { checkInvariants } from '../../server/ledger/check-invariants.ts';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built site with its server, as a player meets it, on a database of its own. */
export interface Site {
  origin: string;
  /** Ends the server as a crash would; the data stays. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Ends it in good order and says which invariants of the ledger its database breaks: none, or something is badly wrong. */
  stop(): Promise<string[]>;
}

const answers = async (origin: string, child: ChildProcess, output: string[]) => {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not answer on ${origin}:\n${output.join('')}`);
};

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/**
 * Starts the server in sandbox mode. The host name decides the operator: `localhost` is Matchday, `127.0.0.1`
 * Reflektor; the server itself always listens on 127.0.0.1.
 */
export const startSite = async (environment: Record<string, string> = {}): Promise<Site> => {
  if (!existsSync(join(root, 'dist/index.html'))) throw new Error('No build found: run `npm run build` first');
  const folder = await mkdtemp(join(tmpdir(), 'matchday-site-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess;

  const start = async () => {
    const output: string[] = [];
    child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: folder,
        SANDBOX: '1',
        FEED_SEED: '7',
        LOG_LEVEL: 'error',
        ...environment,
      },
    });
    child.stdout?.on('data', (chunk) => output.push(String(chunk)));
    child.stderr?.on('data', (chunk) => output.push(String(chunk)));
    await answers(origin, child, output);
  };

  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
  };

  await start();
  return {
    origin: `http://localhost:${port}`,
    kill: () => end('SIGKILL'),
    restart: start,
    stop: async () => {
      await end('SIGTERM');
      const { database, close } = await openEmbedded(join(folder, 'pg'));
      const broken = await checkInvariants(database, Date.now());
      await close();
      await rm(folder, { recursive: true, force: true });
      return broken;
    },
  };
};
