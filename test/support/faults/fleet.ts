import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../../../server/database/client.ts';
import { openEmbedded, openPostgres } from '../../../server/database/open-database.ts';
import { createScratchPostgres } from '../../../server/testing/scratch-postgres.ts';
import type { TestServer } from '../../../server/testing/start-test-server.ts';
import type { Random } from '../calls/mutate.ts';
import { startServerProcess } from '../server-process.ts';
import { addPlayers, type FleetPlayer, inside, secrets } from './fleet-ground.ts';

export type Engine = 'embedded' | 'postgres';

/** Server processes on one database that outlives them, and players with money. */
export interface Fleet {
  origins: readonly string[];
  players: readonly FleetPlayer[];
  /** Milliseconds of this span in which no process was there to do anything. */
  awayDuring(from: number, to: number): number;
  /**
   * Ends a process, `calm` ms (2 s by default) to 3 s more after it is ready, as a crash would or in good order, and
   * starts it again, until `over` or `most` times; resolves with how often it did.
   */
  endUntil(over: Promise<unknown>, how: 'kill' | 'end', most: number, random: Random, calm?: number): Promise<number>;
  /** Ends all in good order and looks at what they left, with a server in this process. */
  inspect<T>(look: (server: TestServer) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

const after = (milliseconds: number, over: Promise<unknown>): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined;
  const wait = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return Promise.race([wait, over]).finally(() => clearTimeout(timer));
};

/** One process on the embedded database, or two on PostgreSQL (with NATS where one is named). */
export const startFleet = async (engine: Engine, playerCount: number, cash: number): Promise<Fleet> => {
  const folder = await mkdtemp(join(tmpdir(), 'matchday-fleet-'));
  const postgres = engine === 'postgres' ? await createScratchPostgres() : null;
  const nats = process.env.TEST_NATS_URL ?? process.env.NATS_URL;
  const open = (): Promise<OpenDatabase> => (postgres ? openPostgres(postgres.url) : openEmbedded(join(folder, 'pg')));

  const players = await inside(open, (server) => addPlayers(server, playerCount, cash));
  const environment = {
    DATA_DIR: folder,
    ...secrets,
    CALLS_PER_MINUTE: '10000000',
    ...(postgres ? { DATABASE_URL: postgres.url, ...(nats ? { NATS_URL: nats } : {}) } : {}),
  };
  const processes = await Promise.all(
    Array.from({ length: engine === 'postgres' ? 2 : 1 }, () => startServerProcess(environment)),
  );

  const away: { from: number; to: number }[] = [];

  return {
    awayDuring: (from, to) =>
      away.reduce((sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)), 0),
    origins: processes.map(({ origin }) => origin),
    players,
    endUntil: async (over, how, most, random, calm = 2_000) => {
      let isOver = false;
      const ended = over.finally(() => {
        isOver = true;
      });
      let crashes = 0;
      for (;;) {
        await after(calm + random() * 3_000, ended);
        if (isOver || crashes === most) return crashes;
        const crashed = processes[crashes % processes.length];
        const from = Date.now();
        await crashed?.[how]();
        await crashed?.restart();
        if (processes.length === 1) away.push({ from, to: Date.now() });
        crashes += 1;
      }
    },
    inspect: async (look) => {
      await Promise.all(processes.map((one) => one.end()));
      return inside(open, look);
    },
    remove: async () => {
      await Promise.all(processes.map((one) => one.kill()));
      await postgres?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
