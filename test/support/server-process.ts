import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../../server/root.ts';
import { serverCommand } from '../../tools/server-bundle.ts';
import { freePort } from './free-port.ts';

/** Of the feed that its servers compute. */
export const journeySeed = '7';

/** The server as a process of its own, in sandbox mode, on a port it keeps. */
export interface ServerProcess {
  /** At 127.0.0.1, where it listens. */
  origin: string;
  /** Of the process that runs now. */
  pid(): number | undefined;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same port; resolves when it answers. */
  restart(changed?: Record<string, string>): Promise<void>;
  /** Stops it where it is, as a machine does that hangs; what is called resumes it. */
  freeze(): () => void;
  end(): Promise<void>;
}

const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Resolves with the greeting that the server prints once it listens. */
const greeting = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    const output: string[] = [];
    const read = (chunk: unknown) => {
      output.push(String(chunk));
      if (output.join('').includes('Matchday answers on')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code, signal) =>
      reject(new Error(`The server ended with ${code ?? signal}:\n${output.join('')}`)),
    );
  });

/** Starts the bundled server and waits until it answers. It does not outlive the process that started it. */
export const startServerProcess = async (environment: Record<string, string>): Promise<ServerProcess> => {
  const [port, [program, ...words]] = await Promise.all([environment.PORT ?? freePort(), serverCommand()]);
  let child: ChildProcess;
  const start = async (changed: Record<string, string> = {}) => {
    child = spawn(program, words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(port),
        SANDBOX: '1',
        FEED_SEED: journeySeed,
        LOG_LEVEL: 'error',
        // Real servers are used by those who ask for them.
        DATABASE_URL: '',
        NATS_URL: '',
        ...environment,
        ...changed,
      },
    });
    const started = child;
    alive.add(started);
    started.once('exit', () => alive.delete(started));
    await greeting(started);
  };
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
  };
  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: () => child.pid,
    kill: () => end('SIGKILL'),
    restart: start,
    freeze: () => {
      const frozen = child;
      frozen.kill('SIGSTOP');
      return () => void frozen.kill('SIGCONT');
    },
    end: () => end('SIGTERM'),
  };
};
