import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type JetStreamClient, jetstream, type StreamExpectations } from '@nats-io/jetstream';
import { Kvm } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/client.ts';
import { nameOf } from '../database/name-of.ts';
import { retryAfter, stayJoined } from './stay-joined.ts';

/** Receives what is in the bucket: every current value, then each change, in the order they were written. */
export interface BucketListener {
  hear(key: string, value: Uint8Array, revision: number): void;
  /** The subscription begins, or begins again after a break. */
  begun(): void;
  /** Everything received before was of a bucket that no longer exists. */
  forget(): void;
}

/** The last value of every key of the feed, in JetStream. */
export interface FeedBucket {
  /**
   * Writes a value directly after revision `after`, the last of the whole bucket (0: after whatever there is), and
   * answers its own. Rejects where another server has written since: one that has been succeeded cannot write.
   */
  put(key: string, value: Uint8Array, after: number): Promise<number>;
  /**
   * The same directly after the value that this server wrote last, which may still be on its way. Rejects where that was
   * not written either: another's value may stand at its revision.
   */
  putNext(key: string, value: Uint8Array, after: number): Promise<number>;
  isJoined(): boolean;
  close(): Promise<void>;
}

export interface FeedBucketNeeds {
  natsUrl: string;
  database: Database;
  listener: BucketListener;
  /** Whether this process may write, and so make the bucket where there is none. */
  writes: boolean;
  log: FastifyBaseLogger;
}

/** Values expire this long after they were written, in milliseconds. */
const keptFor = 15 * 86_400_000;
/** A request that is not answered within this time, in milliseconds, has failed. */
const patience = 2_000;
/** The subscription is renewed after this much silence, in milliseconds: a beat is written twice a second. */
const longestSilence = 5_000;

/** Joins the feed of the site that this database belongs to. */
export const joinFeedBucket = async (needs: FeedBucketNeeds): Promise<FeedBucket> => {
  const { natsUrl, database, listener, writes, log } = needs;
  const bucket = `${(await nameOf(database)).replace(/[^\w-]/g, '_')}_feed`;
  let client: JetStreamClient | null = null;
  let isJoined = false;
  let born = '';
  let heard = 0;
  /** Every value has a name of its own: of those on their way at once each asks for the one before it. */
  const writer = randomUUID();
  let sent = 0;
  const nameOfSent = () => `${writer}.${sent}`;

  /** Returns after a silence, and when the line is closed. */
  const hear = async (js: JetStreamClient): Promise<void> => {
    const manager = new Kvm(js);
    const store = await (writes
      ? manager.create(bucket, { history: 1, ttl: keptFor, timeout: patience })
      : manager.open(bucket));
    const { streamInfo } = await store.status();
    if (born !== '' && (born !== streamInfo.created || streamInfo.state.last_seq < heard)) {
      heard = 0;
      listener.forget();
    }
    born = streamInfo.created;
    const entries = await store.watch(heard > 0 ? { resumeFromRevision: heard + 1 } : {});
    listener.begun();
    let heardAt = performance.now();
    const watch = setInterval(() => {
      if (performance.now() - heardAt > longestSilence) entries.stop();
    }, retryAfter);
    watch.unref();
    try {
      for await (const { key, value, revision } of entries) {
        heard = revision;
        heardAt = performance.now();
        listener.hear(key, value, revision);
      }
    } finally {
      clearInterval(watch);
    }
  };

  const follow = async (connection: NatsConnection): Promise<void> => {
    client = jetstream(connection, { timeout: patience });
    isJoined = true;
    const watching = (async () => {
      for await (const { type } of connection.status()) {
        if (type === 'disconnect') isJoined = false;
        if (type === 'reconnect') isJoined = true;
      }
    })();
    let said = false;
    while (!connection.isClosed()) {
      try {
        await hear(client);
        said = false;
      } catch (error) {
        if (!said && !connection.isClosed()) log.warn({ err: error }, 'the feed is not heard, tried again');
        said = true;
      }
      await pause(retryAfter / 2, undefined, { ref: false });
    }
    isJoined = false;
    await watching;
  };

  const close = stayJoined({
    natsUrl,
    follow,
    away: (error) => log.error({ err: error }, 'NATS is away: the feed is heard when it is back'),
  });

  const put = async (key: string, value: Uint8Array, expect: Partial<StreamExpectations>): Promise<number> => {
    if (!client || !isJoined) throw new Error('NATS is away');
    sent += 1;
    const options = { msgID: nameOfSent(), expect, timeout: patience };
    const { seq } = await client.publish(`$KV.${bucket}.${key}`, value, options);
    return seq;
  };

  return {
    put: (key, value, after) => put(key, value, after > 0 ? { lastSequence: after } : {}),
    putNext: (key, value, after) => put(key, value, { lastSequence: after, lastMsgID: nameOfSent() }),
    isJoined: () => isJoined,
    close,
  };
};
