import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../server/root.ts';
import { filesHash } from './files-hash.ts';
import { viteBuild } from './vite-build.ts';

/** One level below the project's folder, as server/root.ts takes it to be. */
const bundle = `${root}.cache/server.js`;
const mark = `${root}.cache/server.built-from`;
const inputs = ['contract', 'domain', 'locales', 'server', 'package-lock.json', 'tools/vite/server.config.ts'];

const ensured = async (): Promise<string> => {
  const hash = filesHash(inputs);
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== hash) {
    await viteBuild('--config', 'tools/vite/server.config.ts', '--logLevel', 'error');
    writeFileSync(mark, hash);
  }
  return bundle;
};

/** The database's code is compiled quickly and not well: a server that lives for a minute never earns the other back. */
const shortLived = '--liftoff-only';

let file: Promise<string> | null = null;

/**
 * Node's words for the server in one file, made unless the one at hand is of exactly these sources: it starts in a third of
 * the time.
 */
export const serverCommand = async (): Promise<[program: string, ...words: string[]]> => {
  file ??= ensured();
  return [process.execPath, shortLived, await file];
};
