import type { FastifyBaseLogger } from 'fastify';
import type { PushKind, PushMessage } from '../../contract/entities/push.ts';
import type { PushSettings, PushSubscribe } from '../../contract/http/push.ts';
import type { PostOutside } from '../calls/outside-line.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import type { FeedSource } from '../feed/feed-source.ts';
import { createSweeper, type Sweeper } from '../jobs/sweeper.ts';
import type { Clock } from '../time/clock.ts';
import { createKickOffs } from './kick-offs.ts';
import { keptPushes } from './push-order-repository.ts';
import {
  bindToSession,
  dropOfSession,
  dropOldest,
  dropSignedOut,
  setKinds,
  storeSubscription,
  subscriptionsOf,
} from './push-subscription-repository.ts';
import { canSeal } from './seal-push.ts';
import { createSendPushes } from './send-pushes.ts';
import type { Vapid } from './vapid.ts';

export interface PushNeeds {
  database: Database;
  /** Where what is done beside the calls asks. */
  sweeps: Database;
  clock: Clock;
  feed: Pick<FeedSource, 'live'>;
  post: PostOutside;
  /** Null: nothing is pushed. */
  vapid: Vapid | null;
  isService: (endpoint: string) => boolean;
  /** Whether what was sent stays to be read. */
  keep: boolean;
  log: FastifyBaseLogger;
}

/** A player in one of his sessions. */
interface Here {
  userId: string;
  sessionId: string;
}

interface KeptPush extends PushMessage {
  username: string;
  at: number;
}

export interface PushDesk extends Sweeper {
  settings(here: Here, endpoint: string | null): Promise<PushSettings>;
  /** Throws a RefusedCall. */
  subscribe(here: Here, wanted: PushSubscribe): Promise<void>;
  /** Throws a RefusedCall. */
  change(here: Here, kinds: readonly PushKind[]): Promise<void>;
  unsubscribe(here: Here): Promise<void>;
  /** Sends all that is due by the clock's now, kick-offs included. */
  runDue(): Promise<void>;
  /** What was sent, newest first, to one player or to all. Nothing in production. */
  kept(userId: string | null): Promise<KeptPush[]>;
}

const mostDevices = 10;
const sendInterval = 2_000;
const kickOffInterval = 5_000;
const tidyInterval = 60_000;
const listed = 200;

/** Browsers that are told by push, and what they are told. */
export const createPushDesk = (needs: PushNeeds): PushDesk => {
  const { database, sweeps, clock, feed, vapid, isService, log } = needs;
  const kickOffs = createKickOffs(sweeps, feed, clock);
  const send = vapid && createSendPushes({ ...needs, database: sweeps, vapid });
  const tidy = () => dropSignedOut(sweeps);
  const loops = send
    ? [
        createSweeper('push', sendInterval, send, log),
        createSweeper('kick-off', kickOffInterval, kickOffs, log),
        createSweeper('signed-out push', tidyInterval, tidy, log),
      ]
    : [];

  return {
    settings: async ({ userId, sessionId }, endpoint) => {
      if (endpoint !== null) await bindToSession(database, { endpoint, userId, sessionId });
      const found = await subscriptionsOf(database, userId);
      const devices = found.map(({ kinds, sessionId: of, endpoint: at }) => ({
        kinds,
        here: of === sessionId,
        known: at === endpoint,
      }));
      return { publicKey: vapid?.publicKey ?? null, devices };
    },

    subscribe: async ({ userId, sessionId }, { endpoint, keys, language, kinds }) => {
      if (vapid === null) throw new RefusedCall(409, 'unavailable');
      if (!isService(endpoint)) throw new RefusedCall(400, 'pushInvalid', { endpoint: 'pushInvalid' });
      if (!canSeal({ endpoint, ...keys }, vapid)) throw new RefusedCall(400, 'pushInvalid', { keys: 'pushInvalid' });
      const chosen = [...new Set(kinds)];
      const row = { userId, sessionId, endpoint, ...keys, language, kinds: chosen, createdAt: clock.now() };
      await retried(() =>
        database.transaction(async (within) => {
          await storeSubscription(within, row);
          await dropOldest(within, userId, mostDevices);
        }),
      );
    },

    change: async ({ sessionId }, kinds) => {
      if (!(await setKinds(database, sessionId, [...new Set(kinds)]))) throw new RefusedCall(404, 'notFound');
    },

    unsubscribe: ({ sessionId }) => dropOfSession(database, sessionId),

    runDue: async () => {
      await Promise.all(loops.map((loop) => loop.atRest()));
      await tidy();
      await kickOffs();
      while (send && (await send()));
    },

    kept: async (userId) => {
      const rows = await keptPushes(database, userId, listed);
      return rows.flatMap(({ order: { kept, doneAt }, username }) =>
        kept && doneAt !== null ? [{ ...kept, username, at: doneAt }] : [],
      );
    },

    start: () => {
      for (const loop of loops) loop.start();
    },
    close: async () => {
      await Promise.all(loops.map((loop) => loop.close()));
    },
  };
};
