import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { operatorZone } from '../time/operator-day.ts';
import { breakOf } from './break-repository.ts';

const minute = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: operatorZone });

/** Refuses a player who is on a break: 403 onTimeOut, selfExcluded or selfExcludedForGood, with its end. */
export const requirePlayer = async (within: Database, userId: string, at: number): Promise<void> => {
  const taken = await breakOf(within, userId, at);
  if (taken === null) return;
  const key = taken.kind === 'timeOut' ? 'onTimeOut' : taken.endsAt === null ? 'selfExcludedForGood' : 'selfExcluded';
  // As a problem of the sign-in it stays to be read.
  const values = taken.endsAt === null ? undefined : { until: minute.format(taken.endsAt) };
  throw new RefusedCall(403, key, { username: key }, {}, values);
};
