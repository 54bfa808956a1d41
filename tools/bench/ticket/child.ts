import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const started = (file: string, ...words: string[]): ChildProcess =>
  fork(fileURLToPath(new URL(`${file}.ts`, import.meta.url)), words, { execArgv: ['--import', 'tsx'] });

export const said = <Say, Name extends keyof Say>(child: ChildProcess, name: Name): Promise<NonNullable<Say[Name]>> =>
  new Promise((resolve, reject) => {
    const listener = (words: unknown) => {
      const word = (words as Say)[name];
      if (word === undefined || word === null) return;
      child.off('message', listener);
      child.off('exit', ended);
      resolve(word);
    };
    const ended = () => reject(new Error(`${child.spawnargs.at(-1)} ended early`));
    child.on('message', listener);
    child.once('exit', ended);
  });
