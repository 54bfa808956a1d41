import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../contract/entities/languages.ts';
import type { PushKind, PushMessage } from '../../contract/entities/push.ts';
import { language as languageSchema } from '../../contract/entities/scalars.ts';
import type { PostOutside } from '../calls/outside-line.ts';
import type { Database } from '../database/client.ts';
import { isDatabaseAway } from '../database/unavailable.ts';
import { loadUserSettings } from '../settings/user-settings.ts';
import type { Clock } from '../time/clock.ts';
import { composePush } from './compose-push.ts';
import {
  type DuePush,
  deletePushOrders,
  endPushOrder,
  pushOrdersOf,
  putOffPushOrder,
  takePushOrders,
} from './push-order-repository.ts';
import { dropSubscription } from './push-subscription-repository.ts';
import { sealPush } from './seal-push.ts';
import type { Vapid } from './vapid.ts';

export interface SendNeeds {
  database: Database;
  clock: Clock;
  post: PostOutside;
  vapid: Vapid;
  /** Whether an address is still one that is posted to. */
  isService: (endpoint: string) => boolean;
  /** Whether what was sent stays to be read. */
  keep: boolean;
  log: FastifyBaseLogger;
}

const batch = 20;
/** How long a node may be at an order before another tries. */
const claimed = 120_000;
const firstRetry = 30_000;
const longestRetry = 3_600_000;
const remembered = 7 * 24 * 3_600_000;
const hour = 3_600_000;
/** How long each is still worth telling. */
const life: Readonly<Record<PushKind, number>> = {
  ticketSettled: 24 * hour,
  cashOutDone: hour,
  depositCredited: 24 * hour,
  kickOff: hour / 4,
};

/** What becomes of an order by the status that came; null for none. */
const fateOf = (status: number | null): 'sent' | 'gone' | 'refused' | 'later' => {
  if (status === null || status === 429 || status >= 500) return 'later';
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'refused';
};

/** Sends what is due, some at a time; answers whether there may be more. */
export const createSendPushes = ({ database, clock, post, vapid, isService, keep, log }: SendNeeds) => {
  const languageOf = async ({ userId, language }: DuePush['subscription']): Promise<Language> => {
    const chosen = languageSchema.safeParse((await loadUserSettings(database, userId)).site?.lang);
    return chosen.success ? chosen.data : language;
  };

  const tryAgain = async ({ order }: DuePush, pause: number): Promise<void> => {
    const wait = Math.max(pause, Math.min(longestRetry, firstRetry * 2 ** (order.tries - 1)));
    await putOffPushOrder(database, order, clock.now() + wait);
  };

  const deliver = async (due: DuePush, message: PushMessage, seconds: number): Promise<void> => {
    const { order, subscription } = due;
    const { headers, body } = sealPush(subscription, message, seconds, vapid);
    // Of what went wrong its code alone: the text may name the address, which is the player's secret.
    let reason = '';
    const answer = await post(subscription.endpoint, headers, body).catch((error: { code?: unknown }) => {
      reason = String(error.code ?? 'unreachable');
      return null;
    });
    const status = answer?.status ?? null;
    const fate = fateOf(status);
    const told = { push: String(order.id), kind: order.kind, tries: order.tries, status, reason };
    if (fate === 'gone') await dropSubscription(database, subscription.id);
    else if (fate === 'later') {
      log.warn(told, 'a push was not taken, tried again');
      const seconds = Number(answer?.headers['retry-after']);
      await tryAgain(due, Number.isFinite(seconds) ? Math.min(seconds * 1_000, longestRetry) : 0);
    } else {
      if (fate === 'refused') log.warn(told, 'a push was refused');
      await endPushOrder(database, order, clock.now(), fate === 'sent' && keep ? message : null);
    }
  };

  const handle = async (due: DuePush): Promise<void> => {
    const { order, subscription, signedIn, blocked, onBreak } = due;
    const left = order.createdAt + life[order.kind] - clock.now();
    if (!isService(subscription.endpoint)) {
      await dropSubscription(database, subscription.id);
      return;
    }
    if (!signedIn || blocked || onBreak || left <= 0 || !subscription.kinds.includes(order.kind)) {
      await endPushOrder(database, order, clock.now(), null);
      return;
    }
    const message = composePush(order.kind, order.subject, order.params, await languageOf(subscription));
    await deliver(due, message, Math.ceil(left / 1_000));
  };

  const attempt = async (due: DuePush): Promise<void> => {
    try {
      await handle(due);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      log.error({ push: String(due.order.id), kind: due.order.kind, name: (error as Error).name }, 'a push failed');
      await tryAgain(due, 0);
    }
  };

  return async (): Promise<boolean> => {
    const now = clock.now();
    const ids = await takePushOrders(database, now, now + claimed, batch);
    if (ids.length === 0) return false;
    const due = await pushOrdersOf(database, ids, now);
    await Promise.all(due.map(attempt));
    if (ids.length === batch) return true;
    await deletePushOrders(database, clock.now() - remembered);
    return false;
  };
};
