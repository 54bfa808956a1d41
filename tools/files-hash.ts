import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { root } from '../server/root.ts';

/** The files of a folder and of those inside it, or the file itself; none where there is none. */
export const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
};

// The router writes its tree during the build: an output as much as an input.
const notBuilt = /\.(test|cases)\.tsx?$|\.gen\.ts$/;

/** One hash over these files and folders of the project but for some: without a word those that no build reads. */
export const filesHash = (inputs: readonly string[], but = notBuilt): string => {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(root + input))) {
    if (but.test(file)) continue;
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};
