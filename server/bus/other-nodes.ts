import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/client.ts';
import { nameOf } from '../database/name-of.ts';

/** The other processes that serve this site. What they are told arrives at most once and in order; nobody waits for it. */
export interface OtherNodes {
  tell(what: string, ...said: readonly unknown[]): void;
  hear(what: string, listener: (...said: never[]) => void): void;
  /** Whether the others can be told something; a server without others has nobody to miss. */
  isJoined(): boolean;
  close(): Promise<void>;
}

const alone: OtherNodes = {
  tell: () => undefined,
  hear: () => undefined,
  isJoined: () => true,
  close: async () => undefined,
};

/** What NATS wants to know of `nats://user:password@host:4222`; with `tls://` the line is encrypted. */
const addressed = (url: string): NodeConnectionOptions => {
  const { protocol, host, username, password } = new URL(url);
  return {
    servers: host,
    ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
};

const retryAfter = 1_000;

/**
 * Speaks to the other nodes through NATS; without one there are none. While it is away nothing is told: what they missed
 * they learn from the database, and their players by ping. Kept back, it would arrive when it is no longer true.
 */
export const joinOtherNodes = async (
  natsUrl: string | null,
  database: Database,
  log: FastifyBaseLogger,
): Promise<OtherNodes> => {
  if (natsUrl === null) return alone;
  // Nodes of one site share a database, and may share their NATS with another site.
  const subject = `matchday.${(await nameOf(database)).replace(/[^\w-]/g, '_')}.news`;
  const listeners = new Map<string, (...said: never[]) => void>();
  const ending = new AbortController();
  let connection: NatsConnection | null = null;
  let isJoined = false;

  const away = (error: unknown): void =>
    log.error({ err: error }, 'NATS is away: this node goes on alone and joins the others when it is back');

  const hear = (text: string): void => {
    const [what, ...said] = JSON.parse(text) as [string, ...never[]];
    listeners.get(what)?.(...said);
  };

  /** Returns when the connection is closed for good: it comes back by itself from everything else. */
  const follow = async (joined: NatsConnection): Promise<void> => {
    isJoined = true;
    joined.subscribe(subject, {
      callback: (error, message) => {
        if (error) log.error({ err: error }, 'NATS tells nothing');
        else hear(message.string());
      },
    });
    for await (const status of joined.status()) {
      if (status.type === 'disconnect') {
        isJoined = false;
        away(null);
      }
      if (status.type === 'reconnect') isJoined = true;
      if (status.type === 'error') log.error({ err: status.error }, 'NATS refuses');
    }
    isJoined = false;
  };

  const join = async (): Promise<void> => {
    let said = false;
    while (!ending.signal.aborted) {
      try {
        connection = await connect({
          ...addressed(natsUrl),
          noEcho: true,
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
        await pause(retryAfter, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      }
    }
  };
  // Not waited for: a site without its other nodes is better than none.
  void join();

  return {
    tell: (what, ...said) => {
      if (isJoined) connection?.publish(subject, JSON.stringify([what, ...said]));
    },
    hear: (what, listener) => listeners.set(what, listener),
    isJoined: () => isJoined,
    close: async () => {
      ending.abort();
      await connection?.close();
    },
  };
};
