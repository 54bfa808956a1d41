import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../test/support/cluster/cluster.ts';
import { freePort } from '../test/support/free-port.ts';
import { ensureBuiltSite } from './built-site.ts';

/**
 * `npm run cluster`: the site as several processes on this machine, two that price, three for players and two beside them, on the
 * PostgreSQL of DATABASE_URL and the NATS of NATS_URL, or one of its own. Behind a proxy on PORT. Ended by Ctrl-C.
 */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

const ownNats = async (): Promise<{ url: string; end(): Promise<void> }> => {
  if (spawnSync('nats-server', ['--version'], { env }).status !== 0) {
    throw new Error('NATS_URL names no NATS, and there is no nats-server here: apt-get install nats-server.');
  }
  const [port, store] = [await freePort(), await mkdtemp(join(tmpdir(), 'matchday-nats-'))];
  const nats = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', store], {
    env,
    stdio: 'ignore',
    // Ctrl-C is for the servers first.
    detached: true,
  });
  return {
    url: `nats://127.0.0.1:${port}`,
    end: async () => {
      const ended = once(nats, 'exit');
      nats.kill();
      // It writes its files to the end.
      await ended;
      await rm(store, { recursive: true, force: true });
    },
  };
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
