import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { PushKind } from '../../contract/entities/push.ts';
import type { Database } from '../database/client.ts';
import { sessions } from '../database/schema/identity.ts';
import { pushSubscriptions } from '../database/schema/push.ts';

type NewSubscription = typeof pushSubscriptions.$inferInsert;
export type StoredSubscription = typeof pushSubscriptions.$inferSelect;

/** Of one player, those whose sessions were not ended. */
export const subscriptionsOf = (database: Database, userId: string): Promise<StoredSubscription[]> =>
  database
    .select()
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        sql`exists (select 1 from ${sessions} where ${sessions.id} = ${pushSubscriptions.sessionId}
          and ${sessions.endedAt} is null)`,
      ),
    )
    .orderBy(pushSubscriptions.createdAt);

/** A session has one browser, and a browser one player: what waits for another is not for this one's eyes. */
export const storeSubscription = async (within: Database, subscription: NewSubscription): Promise<void> => {
  const { endpoint, userId, sessionId } = subscription;
  await within.delete(pushSubscriptions).where(
    sql`(${pushSubscriptions.endpoint} = ${endpoint} and ${pushSubscriptions.userId} <> ${userId})
        or (${pushSubscriptions.sessionId} = ${sessionId} and ${pushSubscriptions.endpoint} <> ${endpoint})`,
  );
  const { p256dh, auth, language, kinds, createdAt } = subscription;
  await within.insert(pushSubscriptions).values(subscription).onConflictDoUpdate({
    target: pushSubscriptions.endpoint,
    set: { userId, sessionId, p256dh, auth, language, kinds, createdAt },
  });
};

/** The oldest of a player beyond so many. */
export const dropOldest = async (within: Database, userId: string, most: number): Promise<void> => {
  await within.execute(sql`delete from ${pushSubscriptions} where id in
    (select id from ${pushSubscriptions} where user_id = ${userId} order by created_at desc, id limit 1000 offset ${most})`);
};

/** The same player has signed in again in this browser after his session ran out; one that was ended stays so. */
export const bindToSession = async (
  database: Database,
  { endpoint, userId, sessionId }: Pick<NewSubscription, 'endpoint' | 'userId' | 'sessionId'>,
): Promise<void> => {
  await database
    .update(pushSubscriptions)
    .set({ sessionId })
    .where(
      and(
        eq(pushSubscriptions.endpoint, endpoint),
        eq(pushSubscriptions.userId, userId),
        ne(pushSubscriptions.sessionId, sessionId),
        sql`exists (select 1 from ${sessions} where ${sessions.id} = ${pushSubscriptions.sessionId}
          and ${sessions.endedAt} is null)`,
      ),
    );
};

/** Whether the session has a subscription. */
export const setKinds = async (database: Database, sessionId: string, kinds: PushKind[]): Promise<boolean> => {
  const changed = await database
    .update(pushSubscriptions)
    .set({ kinds })
    .where(eq(pushSubscriptions.sessionId, sessionId))
    .returning({ id: pushSubscriptions.id });
  return changed.length > 0;
};

export const dropOfSession = async (database: Database, sessionId: string): Promise<void> => {
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
};

export const dropSubscription = async (database: Database, id: string): Promise<void> => {
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
};

/** Those of sessions that were signed out, or ended by force. */
export const dropSignedOut = async (database: Database): Promise<void> => {
  const ended = database.select({ id: sessions.id }).from(sessions).where(isNotNull(sessions.endedAt));
  await database.delete(pushSubscriptions).where(sql`${pushSubscriptions.sessionId} in ${ended}`);
};
