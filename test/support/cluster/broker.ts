import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';

/** A NATS of one's own on this machine, that can be killed and comes back to what it had written. */
export interface Broker {
  url: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Ends it and leaves nothing behind. */
  end(): Promise<void>;
}

// Debian keeps it where only root looks.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export const hasBroker = (): boolean => spawnSync('nats-server', ['--version'], { env }).status === 0;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export const startBroker = async (): Promise<Broker> => {
  const [port, store] = [await freePort(), await mkdtemp(join(tmpdir(), 'matchday-nats-'))];
  let nats: ChildProcess;
  const start = async (): Promise<void> => {
    const started = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', store], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl-C is for the servers first.
      detached: true,
    });
    nats = started;
    running.add(started);
    started.once('exit', () => running.delete(started));
    for await (const said of started.stderr) if (String(said).includes('Server is ready')) break;
    started.stderr.resume();
  };
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(nats, 'exit');
    nats.kill(signal);
    // It writes its files to the end.
    await ended;
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    kill: () => stop('SIGKILL'),
    restart: start,
    end: async () => {
      if (nats.exitCode === null && nats.signalCode === null) await stop('SIGTERM');
      await rm(store, { recursive: true, force: true });
    },
  };
};
