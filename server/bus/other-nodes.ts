import type { NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/client.ts';
import { nameOf } from '../database/name-of.ts';
import { stayJoined } from './stay-joined.ts';

/** The other processes that serve this site. Messages to them arrive at most once and in order; nothing waits for delivery. */
export interface OtherNodes {
  tell(what: string, ...said: readonly unknown[]): void;
  hear(what: string, listener: (...said: never[]) => void): void;
  /** Whether messages reach the others; always true for a server without others. */
  isJoined(): boolean;
  close(): Promise<void>;
}

const alone: OtherNodes = {
  tell: () => undefined,
  hear: () => undefined,
  isJoined: () => true,
  close: async () => undefined,
};

/**
 * Talks to the other nodes through NATS; without it there are none. While NATS is down nothing is sent: nodes learn
 * from the database what they missed, and their players by ping. Buffered messages would arrive when they are no longer
 * true.
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
  let connection: NatsConnection | null = null;
  let isJoined = false;

  const away = (error: unknown): void =>
    log.error({ err: error }, 'NATS is away: this node goes on alone and joins the others when it is back');

  const hear = (text: string): void => {
    const [what, ...said] = JSON.parse(text) as [string, ...never[]];
    listeners.get(what)?.(...said);
  };

  const follow = async (joined: NatsConnection): Promise<void> => {
    connection = joined;
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

  const leave = stayJoined({ natsUrl, noEcho: true, follow, away });

  return {
    tell: (what, ...said) => {
      if (isJoined) connection?.publish(subject, JSON.stringify([what, ...said]));
    },
    hear: (what, listener) => listeners.set(what, listener),
    isJoined: () => isJoined,
    close: leave,
  };
};
