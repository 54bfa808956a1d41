import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';

export interface ClusterOrder {
  databaseUrl: string;
  natsUrl: string;
  /** How many of each; by default 2 for pricing, 3 for players and 2 workers. */
  pricing?: number;
  web?: number;
  workers?: number;
  /** The proxy's; by default a free one. */
  port?: number;
  environment?: Record<string, string>;
}

/** A site of many processes on this machine, in sandbox mode, behind a proxy of its own. */
export interface Cluster {
  origin: string;
  pricing: readonly ServerProcess[];
  web: readonly ServerProcess[];
  workers: readonly ServerProcess[];
  /** A figure that a process reports of itself. */
  figure(of: ServerProcess, name: string): Promise<number>;
  end(): Promise<void>;
}

const secret = (): string => randomBytes(32).toString('base64url');

export const startCluster = async (order: ClusterOrder): Promise<Cluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'matchday-cluster-'));
  const token = secret();
  const environment = {
    DATABASE_URL: order.databaseUrl,
    NATS_URL: order.natsUrl,
    DATA_DIR: folder,
    JWT_SECRET: secret(),
    PAYMENT_SECRET: secret(),
    GAMES_SECRET: secret(),
    STUDIO_SECRET: secret(),
    METRICS_TOKEN: token,
    // Seven processes on a PostgreSQL that admits a hundred connections, others of this machine among them.
    DATABASE_POOL: '4',
    SWEEP_POOL: '2',
    ...order.environment,
  };
  const started = (ROLE: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => startServerProcess({ ...environment, ROLE })));

  // The first brings the database up to date, and prices while the others start.
  const [first] = await started('pricing', 1);
  if (!first) throw new Error('nobody prices');
  const [further, web, workers] = await Promise.all([
    started('pricing', (order.pricing ?? 2) - 1),
    started('web', order.web ?? 3),
    started('worker', order.workers ?? 2),
  ]);
  const pricing = [first, ...further];
  const ports = web.map(({ origin }) => Number(new URL(origin).port));
  const proxy: RoundRobin = await startRoundRobin(order.port ?? (await freePort()), ports);

  return {
    origin: proxy.origin,
    pricing,
    web,
    workers,
    figure: async ({ origin }, name) => {
      const told = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
      const line = (await told.text()).split('\n').find((one) => one.startsWith(`${name} `));
      return Number(line?.slice(name.length + 1) ?? Number.NaN);
    },
    end: async () => {
      await proxy.close();
      await Promise.all([...web, ...workers, ...pricing].map((one) => one.end()));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
