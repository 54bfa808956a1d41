import { setTimeout as pause } from 'node:timers/promises';
import type { Match } from '../../../contract/entities/match.ts';
import { openPostgres } from '../../../server/database/open-database.ts';
import { createScratchPostgres } from '../../../server/testing/scratch-postgres.ts';
import type { TestServer } from '../../../server/testing/start-test-server.ts';
import { addPlayers, type FleetPlayer, inside, secrets } from '../faults/fleet-ground.ts';
import { startCash } from '../faults/ticket-run.ts';
import { upcoming } from '../player-api.ts';
import { type Audience, seatAudience } from './audience.ts';
import { type Broker, startBroker } from './broker.ts';
import { type Cluster, startCluster } from './cluster.ts';

export interface ClusterSiteOrder {
  players: number;
  sockets: number;
  feedSize: 'small' | 'full';
  environment?: Record<string, string>;
}

/** A cluster with a database and a NATS of its own, players with money, and visitors who look on. */
export interface ClusterSite {
  cluster: Cluster;
  broker: Broker;
  databaseUrl: string;
  players: readonly FleetPlayer[];
  /** Matches to bet on. */
  offer: readonly Match[];
  audience: Audience;
  /** Sockets of the audience that had their snapshots. */
  carried: number;
  /** Resolves when every process is ready for players. */
  ready(): Promise<void>;
  /** Ends the processes and looks at what they left. */
  inspect<T>(look: (server: TestServer) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/** Sockets that are not there after so long are not carried, in milliseconds. */
const seating = 60_000;

const seated = async (audience: Audience, sockets: number): Promise<number> => {
  for (const from = performance.now(); ; await pause(500)) {
    const { ready } = await audience.heard();
    if (ready === sockets || performance.now() - from > seating) return ready;
  }
};

/** Of a site that was just started prices may be out of date for a moment, and are not sold. */
const soldNow = async (origin: string): Promise<readonly Match[]> => {
  for (;;) {
    const sold = (await upcoming(origin)).slice(0, 20);
    if (sold.length > 0) return sold;
    await pause(500);
  }
};

const isReady = ({ origin }: Cluster['web'][number]): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

export const startClusterSite = async (order: ClusterSiteOrder): Promise<ClusterSite> => {
  const postgres = await createScratchPostgres();
  const open = () => openPostgres(postgres.url);
  const players = await inside(open, (server) => addPlayers(server, order.players, startCash));
  const broker = await startBroker();
  const cluster = await startCluster({
    databaseUrl: postgres.url,
    natsUrl: broker.url,
    environment: { ...secrets, FEED_SIZE: order.feedSize, CALLS_PER_MINUTE: '10000000', ...order.environment },
  });
  const ready = async (): Promise<void> => {
    const all = [...cluster.web, ...cluster.workers, ...cluster.pricing];
    while (!(await Promise.all(all.map(isReady))).every(Boolean)) await pause(200);
  };
  await ready();
  const audience = seatAudience(
    order.sockets,
    cluster.web.map(({ origin }) => origin),
  );
  return {
    cluster,
    broker,
    databaseUrl: postgres.url,
    players,
    offer: await soldNow(cluster.origin),
    audience,
    carried: await seated(audience, order.sockets),
    ready,
    inspect: async (look) => {
      await cluster.end();
      return inside(open, look);
    },
    remove: async () => {
      audience.leave();
      await cluster.end();
      await broker.end();
      await postgres.drop();
    },
  };
};
