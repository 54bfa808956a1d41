import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import packageJson from '../../package.json' with { type: 'json' };
import { type OpenDatabase, openEmbedded } from '../database/client.ts';

const version = packageJson.dependencies['@electric-sql/pglite'];
const folder = fileURLToPath(new URL('../../node_modules/.cache/matchday', import.meta.url));
const file = `${folder}/empty-${version}.tar`;

/** An empty cluster, set up once for all test files: it takes four seconds of a core, loading it a tenth of that. */
const template = async (): Promise<Blob> => {
  if (!existsSync(file)) {
    const empty = await PGlite.create();
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

/** A database of a test's own, in memory and up to date. */
export const openInMemory = async (): Promise<OpenDatabase> => openEmbedded(undefined, await template());
