import { cpSync, existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../server/root.ts';
import { command } from './sandbox.ts';
import { startServerProcess } from './server-process.ts';

/** The built site with its server, as a player meets it, on a database of its own. */
export interface Site {
  origin: string;
  /** Ends the server as a crash would; the data stays. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data, with changed settings if given. */
  restart(changed?: Record<string, string>): Promise<void>;
  /** Which invariants of the ledger its database breaks: none, or something is badly wrong. */
  broken(): Promise<string[]>;
  /** Ends it in good order, and its data with it. */
  stop(): Promise<void>;
}

const folders = new Set<string>();
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'matchday-site-'));
  folders.add(folder);
  return folder;
};

const remove = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  folders.delete(folder);
};

/** A data folder with the schema and the demo data in it, to begin others with; it takes seconds that a copy does not. */
export const makeDataTemplate = async (): Promise<{ folder: string; remove(): Promise<void> }> => {
  const folder = await newFolder();
  const server = await startServerProcess({ DATA_DIR: folder });
  await server.end();
  return { folder, remove: () => remove(folder) };
};

/**
 * Starts the server in sandbox mode, with its data begun by a template where there is one. The host name decides the
 * operator: `localhost` is Matchday, `127.0.0.1` Reflektor; the server itself always listens on 127.0.0.1.
 */
export const startSite = async (environment: Record<string, string> = {}, template?: string): Promise<Site> => {
  if (!existsSync(join(root, 'dist/index.html'))) throw new Error('No build found: run `npm run build` first');
  const folder = await newFolder();
  // Of a thousand files: one by one, with a promise each, it takes twice as long.
  if (template !== undefined) cpSync(template, folder, { recursive: true });
  const server = await startServerProcess({ DATA_DIR: folder, ...environment });
  return {
    origin: `http://localhost:${new URL(server.origin).port}`,
    kill: server.kill,
    restart: server.restart,
    broken: async () => (await command(server.origin, 'ledger', {})).broken,
    stop: async () => {
      await server.end();
      await remove(folder);
    },
  };
};
