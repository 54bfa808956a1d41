import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { type PushKind, pushKinds } from '../../contract/entities/push.ts';
import { createPostOutside } from '../calls/outside-line.ts';
import type { Database } from '../database/client.ts';
import { sessions } from '../database/schema/identity.ts';
import { isPushService, isSandboxService } from '../push/push-addresses.ts';
import { createPushDesk, type PushDesk } from '../push/push-desk.ts';
import { vapidKeyOf, vapidOf } from '../push/vapid.ts';
import type { MovableClock } from '../time/clock.ts';
import { createReceiver, type PushService, type Receiver } from './push-receiver.ts';

export interface PushStand {
  desk: PushDesk;
  /** What was logged, one line each. */
  logged: string[];
  /** A browser of a player, signed in and told of these kinds; its device is named after it. */
  browser(userId: string, kinds?: readonly PushKind[]): Promise<Receiver & { device: string; sessionId: string }>;
}

/** The pushes of one server, without its calls. */
export const createPushStand = (database: Database, clock: MovableClock, service: PushService): PushStand => {
  const logged: string[] = [];
  const desk = createPushDesk({
    database,
    sweeps: database,
    clock,
    feed: { live: () => [] },
    post: createPostOutside({ isOwn: isSandboxService }),
    vapid: vapidOf(vapidKeyOf('a secret of this stand'), 'mailto:push@matchday.example'),
    isService: (endpoint) => isPushService(endpoint, { hosts: [], sandbox: true }),
    keep: true,
    log: pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }),
  });
  return {
    desk,
    logged,
    browser: async (userId, kinds = pushKinds) => {
      const now = clock.now();
      const session = { userId, rememberMe: true, startedAt: now, rotatedAt: now, expiresAt: now + 30 * 86_400_000 };
      const [stored] = await database.insert(sessions).values(session).returning({ id: sessions.id });
      if (!stored) throw new Error('no session');
      const receiver = createReceiver();
      const device = randomUUID();
      const here = { userId, sessionId: stored.id };
      const endpoint = service.endpoint(device);
      await desk.subscribe(here, { endpoint, keys: receiver.keys, language: 'en', kinds: [...kinds] });
      return { ...receiver, device, sessionId: stored.id };
    },
  };
};
