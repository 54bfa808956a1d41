import type { FastifyBaseLogger } from 'fastify';
import { createPostOutside } from './calls/outside-line.ts';
import type { Database } from './database/client.ts';
import type { FeedSource } from './feed/feed-source.ts';
import type { Config } from './process/config.ts';
import { isPushService, isSandboxService } from './push/push-addresses.ts';
import { createPushDesk, type PushDesk } from './push/push-desk.ts';
import { vapidKeyOf, vapidOf } from './push/vapid.ts';
import type { Clock } from './time/clock.ts';

interface PushParts {
  config: Config;
  database: Database;
  sweeps: Database;
  clock: Clock;
  feed: FeedSource;
  jwtSecret: string;
  log: FastifyBaseLogger;
}

/** Pushes by the settings of this process: its keys, the push services it may post to. */
export const composePush = ({ config, jwtSecret, ...parts }: PushParts): PushDesk => {
  const { production, pushHosts, sandbox, vapidPrivateKey, vapidSubject } = config;
  const key = vapidPrivateKey ?? (production ? null : vapidKeyOf(jwtSecret));
  return createPushDesk({
    ...parts,
    vapid: key === null ? null : vapidOf(key, vapidSubject ?? 'mailto:push@matchday.example'),
    post: createPostOutside({ isOwn: (url) => sandbox && isSandboxService(url) }),
    isService: (endpoint) => isPushService(endpoint, { hosts: pushHosts, sandbox }),
    keep: sandbox,
  });
};
