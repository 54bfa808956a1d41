import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ServerProcess } from '../server-process.ts';
import type { Broker } from './broker.ts';
import type { Cluster } from './cluster.ts';

/** From when on the feed is awaited, and of which web servers: one that was killed takes no players until it is ready. */
export interface Loss {
  at: number;
  selling: readonly ServerProcess[];
}

/** What can be taken from a site of many processes, and comes back by itself. */
export type Kill = (nth: number) => Promise<Loss>;

/** Long enough for another to take over, so that two mean to speak when it thaws, in milliseconds. */
const frozenFor = 6_000;
/** How long NATS is away, in milliseconds. */
const brokerAway = 1_000;

export const speakerOf = async (cluster: Cluster): Promise<{ speaker: ServerProcess; other: ServerProcess }> => {
  for (;;) {
    const speaks = await Promise.all(
      cluster.pricing.map((one) => cluster.figure(one, 'matchday_pricing_speaks').catch(() => 0)),
    );
    const speaker = cluster.pricing[speaks.indexOf(1)];
    const other = cluster.pricing.find((one) => one !== speaker);
    if (speaker && other) return { speaker, other };
    await pause(50);
  }
};

export const killsOf = (cluster: Cluster, broker: Broker, databaseUrl: string): Readonly<Record<string, Kill>> => {
  /** The feed is awaited from the crash on, while whoever crashed comes back. */
  const since = (at: number): Loss => ({ at, selling: cluster.web });
  const crash = async (one: ServerProcess | undefined): Promise<Loss> => {
    await one?.kill();
    const at = Date.now();
    void one?.restart();
    return { at, selling: cluster.web.filter((web) => web !== one) };
  };
  return {
    'the pricing server that speaks': async () => crash((await speakerOf(cluster)).speaker),
    'the pricing server that waits': async () => crash((await speakerOf(cluster)).other),
    'a pricing server that freezes': async () => {
      const { speaker } = await speakerOf(cluster);
      const thaw = speaker.freeze();
      const at = Date.now();
      setTimeout(thaw, frozenFor);
      return since(at);
    },
    'a web server': (nth) => crash(cluster.web[nth % cluster.web.length]),
    'a worker': (nth) => crash(cluster.workers[nth % cluster.workers.length]),
    NATS: async () => {
      await broker.kill();
      await pause(brokerAway);
      await broker.restart();
      return since(Date.now());
    },
    'all connections to the database': async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await client.end();
      return since(Date.now());
    },
  };
};
