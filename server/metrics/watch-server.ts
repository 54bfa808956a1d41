import type { Database } from '../database/client.ts';
import { poolOf } from '../database/pool-of.ts';
import type { Metrics } from './metrics.ts';
import { waiting } from './waiting-repository.ts';

interface Watched {
  /** For calls, and for background work. */
  database: Database;
  sweeps: Database;
  isReady(): Promise<boolean>;
  isJoined(): boolean;
  feedAge(): number;
  speaks(): boolean;
  openSockets(): number;
  refusals(): Readonly<Record<string, number>>;
}

/** Read on request: a server that is not monitored pays nothing for it. */
export const watchServer = (metrics: Metrics, watched: Watched): void => {
  const { database, sweeps, isReady, isJoined, feedAge, speaks, openSockets, refusals } = watched;
  const alone = (value: number) => ({ '': value });
  metrics.watch({
    name: 'matchday_ready',
    help: '1 while players may be sent to this server.',
    label: null,
    read: async () => alone(Number(await isReady())),
  });
  metrics.watch({
    name: 'matchday_bus_joined',
    help: '1 while the other servers can be told of news.',
    label: null,
    read: () => alone(Number(isJoined())),
  });
  metrics.watch({
    name: 'matchday_feed_age_seconds',
    help: 'Since the offer was last looked at for the sockets, or since it was last said to be whole.',
    label: null,
    read: () => alone(feedAge() / 1_000),
  });
  metrics.watch({
    name: 'matchday_pricing_speaks',
    help: '1 while this server says the offer to the others; of all of them one does.',
    label: null,
    read: () => alone(Number(speaks())),
  });
  metrics.watch({
    name: 'matchday_sockets',
    help: 'Open connections of players and visitors.',
    label: null,
    read: () => alone(openSockets()),
  });
  metrics.watch({
    name: 'matchday_socket_refusals',
    help: 'What was refused at a socket since the start, by reason.',
    label: 'reason',
    read: refusals,
  });
  metrics.watch({
    name: 'matchday_waiting',
    help: 'Written and not yet sent, of all servers together: news to players, mails.',
    label: 'what',
    // While the database is away this is unknown, and the other figures are still reported.
    read: () => waiting(sweeps).catch(() => ({})),
  });
  metrics.watch({
    name: 'matchday_database_connections',
    help: 'Connections of this server to PostgreSQL, and calls that wait for one.',
    label: 'state',
    read: () => ({ ...poolOf('calls', database), ...poolOf('sweeps', sweeps) }),
  });
};
