import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../../server/database/client.ts';
import { checkInvariants } from '../../server/ledger/check-invariants.ts';
import { startServerProcess } from './server-process.ts';

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

/**
 * Starts the server in sandbox mode. The host name decides the operator: `localhost` is Matchday, `127.0.0.1`
 * Reflektor; the server itself always listens on 127.0.0.1.
 */
export const startSite = async (environment: Record<string, string> = {}): Promise<Site> => {
  if (!existsSync(join(root, 'dist/index.html'))) throw new Error('No build found: run `npm run build` first');
  const folder = await mkdtemp(join(tmpdir(), 'matchday-site-'));
  const server = await startServerProcess({ DATA_DIR: folder, ...environment });
  return {
    origin: `http://localhost:${new URL(server.origin).port}`,
    kill: server.kill,
    restart: server.restart,
    stop: async () => {
      await server.end();
      const { database, close } = await openEmbedded(join(folder, 'pg'));
      const broken = await checkInvariants(database, Date.now());
      await close();
      await rm(folder, { recursive: true, force: true });
      return broken;
    },
  };
};
