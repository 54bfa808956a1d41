import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../../../server/database/client.ts';
import { openEmbedded, openPostgres } from '../../../server/database/open-database.ts';
import { users } from '../../../server/database/schema/identity.ts';
import { titleCatalogue } from '../../../server/games/title-catalogue.ts';
import { storedClockOffset } from '../../../server/sandbox/command-repository.ts';
import { goodPassword } from '../../../server/testing/account-forms.ts';
import { createScratchPostgres } from '../../../server/testing/scratch-postgres.ts';
import { startTestServer, type TestServer } from '../../../server/testing/start-test-server.ts';
import { createClock } from '../../../server/time/clock.ts';
import type { Random } from '../calls/mutate.ts';
import { startServerProcess } from '../server-process.ts';

export type Engine = 'embedded' | 'postgres';

export interface FleetPlayer {
  id: string;
  username: string;
  token: string;
  refreshToken: string;
}

/** Server processes on one database that outlives them, and players with money. */
export interface Fleet {
  origins: readonly string[];
  players: readonly FleetPlayer[];
  /** Milliseconds of this span in which no process was there to do anything. */
  awayDuring(from: number, to: number): number;
  /**
   * Ends a process, `calm` ms (2 s unless told otherwise) to 3 s more after it is ready, as a crash would or in good order,
   * and starts it again, until it is over or has happened so often; resolves with how often it did.
   */
  endUntil(over: Promise<unknown>, how: 'kill' | 'end', most: number, random: Random, calm?: number): Promise<number>;
  /** Ends all in good order and looks at what they left, with a server in this process. */
  inspect<T>(look: (server: TestServer) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/** What every server of a run knows, and whoever looks at what they left. */
const secrets = {
  JWT_SECRET: 'a secret that every server of a fault run knows',
  GAMES_SECRET: 'a secret of the games that every server of a fault run knows',
  STUDIO_SECRET: 'a secret of the studio that every server of a fault run knows',
};

const after = (milliseconds: number, over: Promise<unknown>): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined;
  const wait = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return Promise.race([wait, over]).finally(() => clearTimeout(timer));
};

const addPlayers = async (server: TestServer, count: number, cash: number): Promise<FleetPlayer[]> => {
  const { database, identity, ledger } = server.services;
  const players: FleetPlayer[] = [];
  const passwordHash = await identity.hashPassword(goodPassword);
  for (let nth = 0; nth < count; nth += 1) {
    const username = `fleet-${nth}`;
    const email = `${username}@mail.example`;
    const now = Date.now();
    const names = { username, usernameKey: username, email, emailKey: email, passwordHash };
    const [user] = await database
      .insert(users)
      .values({ ...names, createdAt: now, emailVerifiedAt: now })
      .returning();
    if (!user) throw new Error('no player');
    for (const currencyId of [1, 2]) await ledger.openWallet(user.id, currencyId, cash);
    const { access_token: token, refresh_token: refreshToken } = await identity.admit(user, true, null);
    players.push({ id: user.id, username, token, refreshToken });
  }
  return players;
};

/** One process on the embedded database, or two on PostgreSQL (with NATS where one is named). */
export const startFleet = async (engine: Engine, playerCount: number, cash: number): Promise<Fleet> => {
  const folder = await mkdtemp(join(tmpdir(), 'matchday-fleet-'));
  const postgres = engine === 'postgres' ? await createScratchPostgres() : null;
  const nats = process.env.TEST_NATS_URL ?? process.env.NATS_URL;
  const open = (): Promise<OpenDatabase> => (postgres ? openPostgres(postgres.url) : openEmbedded(join(folder, 'pg')));

  const inside = async <T>(work: (server: TestServer) => Promise<T>): Promise<T> => {
    const database = await open();
    const clock = createClock(await storedClockOffset(database.database));
    const server = await startTestServer(secrets, clock, database, undefined, titleCatalogue);
    try {
      return await work(server);
    } finally {
      await server.close();
    }
  };

  const players = await inside((server) => addPlayers(server, playerCount, cash));
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
      return inside(look);
    },
    remove: async () => {
      await Promise.all(processes.map((one) => one.kill()));
      await postgres?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
