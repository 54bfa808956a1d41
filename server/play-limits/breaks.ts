import { and, desc, eq, gt, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/identity.ts';
import { playBreaks } from '../database/schema/play-limits.ts';
import { type Given, statement } from '../database/statement.ts';
import { operatorZone } from '../feed/operator-day.ts';
import { RefusedCall } from '../refusal.ts';

type Break = typeof playBreaks.$inferSelect;

const minute = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: operatorZone });

/** Condition on `playBreaks`: those that run. */
export const isOn = (at: number | SQL<number>) =>
  and(lte(playBreaks.startedAt, at), or(isNull(playBreaks.endsAt), gt(playBreaks.endsAt, at)));

/** Condition on `users`: whoever is on no break. */
export const isPlaying = (at: number) =>
  notInArray(users.id, sql`(select ${playBreaks.userId} from ${playBreaks} where ${isOn(at)})`);

const lastBreak = statement((database, { userId, at }: Given<{ userId: string; at: number }>) =>
  database
    .select()
    .from(playBreaks)
    .where(and(eq(playBreaks.userId, userId), isOn(at)))
    .orderBy(desc(playBreaks.endsAt))
    .limit(1),
);

/** The break a player is on, the one that ends last; null when he is on none. */
const breakOf = async (within: Database, userId: string, at: number): Promise<Break | null> => {
  const [taken] = await lastBreak(within, { userId, at });
  return taken ?? null;
};

/** Refuses a player who is on a break: 403 onTimeOut, selfExcluded or selfExcludedForGood, with its end. */
export const requirePlayer = async (within: Database, userId: string, at: number): Promise<void> => {
  const taken = await breakOf(within, userId, at);
  if (taken === null) return;
  const key = taken.kind === 'timeOut' ? 'onTimeOut' : taken.endsAt === null ? 'selfExcludedForGood' : 'selfExcluded';
  // As a problem of the sign-in it stays to be read.
  const values = taken.endsAt === null ? undefined : { until: minute.format(taken.endsAt) };
  throw new RefusedCall(403, key, { username: key }, {}, values);
};
