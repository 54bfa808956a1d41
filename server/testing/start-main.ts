import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../root.ts';

export interface Main {
  child: ChildProcess;
  exit: Promise<number | null>;
  until(text: string): Promise<string>;
  output(): string;
}

const children: ChildProcess[] = [];

/** Starts a command in an environment that holds nothing but what is given. */
export const startMain = (command: readonly string[], environment: Record<string, string>): Main => {
  const [program = '', ...words] = command;
  const child = spawn(program, words, {
    cwd: root,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...environment },
  });
  children.push(child);
  let output = '';
  const waiting: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
      for (const look of waiting) look();
    });
  }
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    child,
    exit,
    until: (text) =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          if (output.includes(text)) resolve(output);
        };
        waiting.push(look);
        look();
        exit.then((code) => reject(new Error(`ended with ${code}:\n${output}`)));
      }),
    output: () => output,
  };
};

/** Ends whatever still runs. */
export const endMains = (): void => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
};
