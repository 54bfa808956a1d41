import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';
import type { Database } from '../database/client.ts';
import { nameOf } from '../database/name-of.ts';

/** The other processes that serve this site. What they are told arrives at most once and in order; nobody waits for it. */
export interface OtherNodes {
  tell(what: string, ...said: readonly unknown[]): void;
  hear(what: string, listener: (...said: never[]) => void): void;
  close(): void;
}

const alone: OtherNodes = { tell: () => undefined, hear: () => undefined, close: () => undefined };

/**
 * Speaks to the other nodes through Redis; without one there are none. While it is away nothing is told: what they missed
 * they learn from the database, and their players by ping. Kept back, it would arrive when it is no longer true.
 */
export const joinOtherNodes = async (
  redisUrl: string | null,
  database: Database,
  log: FastifyBaseLogger,
): Promise<OtherNodes> => {
  if (redisUrl === null) return alone;
  // Nodes of one site share a database, and may share their Redis with another site.
  const channel = `matchday:${await nameOf(database)}`;
  const self = randomUUID();
  const listeners = new Map<string, (...said: never[]) => void>();
  const speaker = createClient({ url: redisUrl });
  const hearer = speaker.duplicate();
  const hear = (text: string): void => {
    const [from, what, ...said] = JSON.parse(text) as [string, string, ...never[]];
    if (from !== self) listeners.get(what)?.(...said);
  };
  for (const client of [speaker, hearer]) {
    // They reconnect by themselves; an error without a listener would end the process.
    client.on('error', (error: unknown) =>
      log.error({ err: error }, 'Redis is away: this node goes on alone and joins the others when it is back'),
    );
    // Not waited for: a site without its other nodes is better than none. It ends in an error when it is closed first.
    client.connect().catch(() => undefined);
  }
  hearer.subscribe(channel, hear).catch((error: unknown) => log.error({ err: error }, 'Redis tells nothing'));
  return {
    tell: (what, ...said) => {
      if (!speaker.isReady) return;
      speaker
        .publish(channel, JSON.stringify([self, what, ...said]))
        .catch((error: unknown) => log.warn({ err: error, what }, 'other nodes could not be told'));
    },
    hear: (what, listener) => listeners.set(what, listener),
    close: () => {
      for (const client of [speaker, hearer]) if (client.isOpen) client.destroy();
    },
  };
};
