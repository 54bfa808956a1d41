import { type Broker, hasBroker, startBroker } from '../test/support/cluster/broker.ts';
import { startCluster } from '../test/support/cluster/cluster.ts';
import { ensureBuiltSite } from './built-site.ts';

/**
 * `npm run cluster`: the site as several processes on this machine, two for pricing, three for players and two workers,
 * on the PostgreSQL of DATABASE_URL and the NATS of NATS_URL, or one of its own. Behind a proxy on PORT. Ended by
 * Ctrl-C.
 */
const ownNats = async (): Promise<Broker> => {
  if (hasBroker()) return startBroker();
  throw new Error('NATS_URL names no NATS, and there is no nats-server here: apt-get install nats-server.');
};

const run = async (): Promise<void> => {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error('DATABASE_URL names no PostgreSQL: an embedded database has one process.');
  await ensureBuiltSite();
  const nats = process.env.NATS_URL ? null : await ownNats();
  const cluster = await startCluster({
    databaseUrl,
    natsUrl: process.env.NATS_URL ?? nats?.url ?? '',
    port: Number(process.env.PORT ?? 3000),
  });
  const said = (['pricing', 'web', 'workers'] as const).flatMap((role) =>
    cluster[role].map(({ origin, pid }) => `${role.padEnd(8)} ${origin} (process ${pid()})`),
  );
  console.log(`Matchday answers on ${cluster.origin}\n${said.join('\n')}`);
  const end = async (): Promise<void> => {
    await cluster.end();
    await nats?.end();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
