import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import packageJson from '../../package.json' with { type: 'json' };
import type { OpenDatabase } from '../database/client.ts';
import { upToDate } from '../database/open-database.ts';
import { root } from '../root.ts';

const folder = `${root}node_modules/.cache/matchday`;

const migrations = (): string => {
  const hash = createHash('sha256');
  const path = `${root}server/database/migrations`;
  for (const name of readdirSync(path).filter((file) => file.endsWith('.sql')))
    hash.update(readFileSync(`${path}/${name}`));
  return hash.digest('hex').slice(0, 12);
};

const file = `${folder}/schema-${packageJson.dependencies['@electric-sql/pglite']}-${migrations()}.tar`;

/** An empty database with every table, made once for all test files: it takes six seconds of a core, loading it a tenth of that. */
const makeTemplate = async (): Promise<Blob> => {
  if (!existsSync(file)) {
    const empty = await PGlite.create();
    await upToDate(empty);
    const dump = await empty.dumpDataDir('none');
    await empty.close();
    mkdirSync(folder, { recursive: true });
    // Files that run at the same time may all write it; the rename makes each version whole.
    const own = `${file}.${process.pid}`;
    await writeFile(own, Buffer.from(await dump.arrayBuffer()));
    await rename(own, file);
  }
  return new Blob([new Uint8Array(await readFile(file))]);
};

let made: Promise<Blob> | null = null;

/** Read once for all files of a process: it is 44 MB. */
const template = (): Promise<Blob> => {
  made ??= makeTemplate();
  return made;
};

/** A database of a test's own, in memory and up to date. */
export const openInMemory = async (): Promise<OpenDatabase> =>
  upToDate(await PGlite.create({ loadDataDir: await template() }));
