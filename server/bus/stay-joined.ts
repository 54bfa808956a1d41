import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';

/** What NATS wants to know of `nats://user:password@host:4222`; with `tls://` the line is encrypted. */
const addressed = (url: string): NodeConnectionOptions => {
  const { protocol, host, username, password } = new URL(url);
  return {
    servers: host,
    ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
};

/** Between two tries to reach NATS, in milliseconds. */
export const retryAfter = 1_000;

export interface Joining {
  natsUrl: string;
  noEcho?: boolean;
  /** Uses a connection until it is closed for good: it comes back by itself from everything else. */
  follow(connection: NatsConnection): Promise<void>;
  /** Called once, at the first try that fails. */
  away(error: unknown): void;
}

/** Joins NATS as soon as it is there; what this answers ends it. Nobody waits: a site without its broker is better than none. */
export const stayJoined = ({ natsUrl, noEcho = false, follow, away }: Joining): (() => Promise<void>) => {
  const ending = new AbortController();
  let connection: NatsConnection | null = null;

  const join = async (): Promise<void> => {
    let said = false;
    while (!ending.signal.aborted) {
      try {
        connection = await connect({
          ...addressed(natsUrl),
          noEcho,
          maxReconnectAttempts: -1,
          reconnectTimeWait: retryAfter,
          timeout: 2_000,
          // A line that swallows everything is noticed in half a minute.
          pingInterval: 10_000,
        });
        if (ending.signal.aborted) await connection.close();
        else await follow(connection);
      } catch (error) {
        if (!said) away(error);
        said = true;
        if (connection && !connection.isClosed()) await connection.close();
        await pause(retryAfter, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      }
    }
  };
  void join();

  return async () => {
    ending.abort();
    await connection?.close();
  };
};
