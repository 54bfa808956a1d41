import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../server/database/open-database.ts';
import { users } from '../../../server/database/schema/identity.ts';
import { createScratchPostgres } from '../../../server/testing/scratch-postgres.ts';
import { startTestServer, type TestServer } from '../../../server/testing/start-test-server.ts';
import { createClock } from '../../../server/time/clock.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { watchInvariants } from './play-rounds.ts';

export interface Answer {
  status: number;
  body: unknown;
}

export interface RacePlayer {
  id: string;
  username: string;
  token: string;
  refreshToken: string;
}

/** Two server processes on one PostgreSQL, with NATS where TEST_NATS_URL or NATS_URL name one. */
export interface RaceStand {
  origins: readonly string[];
  /** The services of a third node on the same database, in this process: to prepare a round and to look at its end. */
  desk: TestServer;
  nodes: readonly ServerProcess[];
  /** What another process of the same site is started with. */
  environment: Record<string, string>;
  /** A POST, or a GET without a body, at the first (even) or the second (odd) process. */
  call(node: number, path: string, body?: unknown, token?: string, headers?: Record<string, string>): Promise<Answer>;
  /** A number of calls at once, alternating between both processes, and how often each answer came: `ok`, or the refusal's key. */
  atOnce(times: number, call: (node: number) => Promise<Answer>): Promise<Record<string, number>>;
  /** A new player of confirmed address with this much cash, in major units, in each wallet. */
  addPlayer(cash?: number): Promise<RacePlayer>;
  /** What a wallet holds now, in major units. */
  cashOf(player: RacePlayer, currencyId?: number): Promise<number>;
  /** The invariants that the database breaks, and did not when it was last asked. */
  broken(): Promise<string[]>;
  /** Ends everything; the invariants that were broken since. */
  stop(): Promise<string[]>;
}

const secret = 'a secret that every node of a race knows';
/** The passwords of these players are never asked for. */
const noPassword = '-';

const keyOf = ({ status, body }: Answer): string =>
  status === 200 ? 'ok' : String((body as { error?: unknown })?.error ?? status);

/** An address of this round's own, to be sent as a header. */
export const addressOf = (nth: number) => ({ 'x-forwarded-for': `10.7.${(nth >> 8) & 255}.${nth & 255}` });

/** Throws with the outcome of a race when it differs from the expected one. */
export const expectCounts = (counts: Record<string, number>, expected: Record<string, number>): void => {
  const sorted = (record: Record<string, number>) => JSON.stringify(Object.entries(record).sort());
  if (sorted(counts) !== sorted(expected)) {
    throw new Error(`${JSON.stringify(counts)} instead of ${JSON.stringify(expected)}`);
  }
};

export const startRaceStand = async (): Promise<RaceStand> => {
  const postgres = await createScratchPostgres();
  const nats = process.env.TEST_NATS_URL ?? process.env.NATS_URL;
  const folder = await mkdtemp(join(tmpdir(), 'matchday-race-'));
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    JWT_SECRET: secret,
    // Rounds come from addresses of their own, for an address may fail only so often.
    TRUST_PROXY: '1',
    ...(nats ? { NATS_URL: nats } : {}),
  };
  // Both at once: the first start of a cluster migrates and adds its demo accounts without treading on itself.
  const nodes: ServerProcess[] = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
  const desk = await startTestServer({ JWT_SECRET: secret }, createClock(), openPostgres(postgres.url));
  const { database, identity, ledger } = desk.services;

  const broken = watchInvariants(database);
  const origins = nodes.map(({ origin }) => origin);
  return {
    origins,
    nodes,
    environment,
    desk,
    call: async (node, path, body, token, headers = {}) => {
      const answer = await fetch(`${origins[node % 2]}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json().catch(() => null) };
    },
    atOnce: async (times, call) => {
      const counts: Record<string, number> = {};
      const answers = await Promise.all(Array.from({ length: times }, (_, node) => call(node)));
      for (const key of answers.map(keyOf)) counts[key] = (counts[key] ?? 0) + 1;
      return counts;
    },
    addPlayer: async (cash = 0) => {
      const username = `racer-${randomUUID()}`;
      const email = `${username}@mail.example`;
      const now = Date.now();
      const names = { username, usernameKey: username, email, emailKey: email, passwordHash: noPassword };
      const [user] = await database
        .insert(users)
        .values({ ...names, createdAt: now, emailVerifiedAt: now })
        .returning();
      if (!user) throw new Error('no player');
      for (const currencyId of [1, 2, 1000]) await ledger.openWallet(user.id, currencyId, cash);
      const { access_token: token, refresh_token: refreshToken } = await identity.admit(user, false, null);
      return { id: user.id, username, token, refreshToken };
    },
    cashOf: async (player, currencyId = 1) => {
      const wallet = (await ledger.wallets(player.id)).find(({ currency_id }) => currency_id === currencyId);
      if (!wallet) throw new Error(`${player.username} has no wallet ${currencyId}`);
      return wallet.wallet_0;
    },
    broken,
    stop: async () => {
      await Promise.all(nodes.map((node) => node.end()));
      const left = await broken();
      await desk.close();
      await postgres.drop();
      await rm(folder, { recursive: true, force: true });
      return left;
    },
  };
};
