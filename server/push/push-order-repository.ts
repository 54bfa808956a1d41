import { inArray, lt, sql } from 'drizzle-orm';
import type { PushKind, PushMessage } from '../../contract/entities/push.ts';
import { isOn } from '../breaks/break-repository.ts';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { sessions, users } from '../database/schema/identity.ts';
import { playBreaks } from '../database/schema/play-limits.ts';
import { pushOrders, pushSubscriptions } from '../database/schema/push.ts';
import { userSettings } from '../database/schema/settings.ts';

/** What is told to all browsers of a player that want it. `subject` is what it is about: each is told once of it. */
export interface PushNote {
  userId: string;
  kind: PushKind;
  subject: string;
  params: Readonly<Record<string, string>>;
}

const going = (at: number) => sql`${sessions.endedAt} is null and ${sessions.expiresAt} > ${at}::bigint`;

/** What has changed since it was told, as a ticket's outcome after a correction has, is told again. */
const toldAnew = sql`on conflict (subscription_id, kind, subject) do update set
  params = excluded.params, created_at = excluded.created_at, due_at = excluded.due_at, tries = 0, done_at = null, kept = null
  where ${pushOrders.params} <> excluded.params and excluded.kind <> 'kickOff'`;

/** Writes an order for each browser of these players that is to be told; none for a session that has ended. */
export const storePushOrders = async (within: Database, notes: readonly PushNote[], at: number): Promise<void> => {
  await within.execute(sql`
    insert into ${pushOrders} (subscription_id, kind, subject, params, created_at, due_at)
    select ${pushSubscriptions.id}, note.kind, note.subject, note.params, ${at}::bigint, ${at}::bigint
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb)
      as note("userId" uuid, kind text, subject text, params jsonb)
    join ${pushSubscriptions} on ${pushSubscriptions.userId} = note."userId" and note.kind = any(${pushSubscriptions.kinds})
    join ${sessions} on ${sessions.id} = ${pushSubscriptions.sessionId} and ${going(at)}
    ${toldAnew}`);
};

export interface BegunMatch {
  id: string;
  sport: string;
  name: string;
}

/** The same about matches that begin, to players who starred them. */
export const storeKickOffs = async (within: Database, matches: readonly BegunMatch[], at: number): Promise<void> => {
  await within.execute(sql`
    insert into ${pushOrders} (subscription_id, kind, subject, params, created_at, due_at)
    select distinct on (${pushSubscriptions.id}, match.id) ${pushSubscriptions.id}, 'kickOff', match.id,
      jsonb_build_object('match', match.id, 'sport', match.sport, 'name', match.name), ${at}::bigint, ${at}::bigint
    from ${pushSubscriptions}
    join ${sessions} on ${sessions.id} = ${pushSubscriptions.sessionId} and ${going(at)}
    join ${userSettings} on ${userSettings.userId} = ${pushSubscriptions.userId}
      and ${userSettings.object} in ('betting', 'live_betting') and ${userSettings.property} = 'favorite_matches'
    join jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as match(id text, sport text, name text)
      on ${userSettings.value} -> match.sport ? match.id
    where 'kickOff' = any(${pushSubscriptions.kinds})
    ${toldAnew}`);
};

/** Takes orders that are due, which no other process tries before `until`; those in other hands are passed over. */
export const takePushOrders = async (
  database: Database,
  now: number,
  until: number,
  limit: number,
): Promise<bigint[]> => {
  const taken = await rowsOf<{ id: string }>(
    database,
    sql`with due as materialized (select id from ${pushOrders} where done_at is null and due_at <= ${now}::bigint
        order by due_at limit ${limit} for update skip locked)
      update ${pushOrders} set due_at = ${until}::bigint, tries = tries + 1 from due
        where ${pushOrders}.id = due.id returning ${pushOrders}.id`,
  );
  return taken.map(({ id }) => BigInt(id));
};

/** Orders with whom they go to, and whether he may be told anything now. */
export const pushOrdersOf = (database: Database, ids: readonly bigint[], at: number) =>
  database
    .select({
      order: pushOrders,
      subscription: pushSubscriptions,
      signedIn: sql<boolean>`${going(at)}`,
      blocked: users.blocked,
      onBreak: sql<boolean>`exists (select 1 from ${playBreaks}
        where ${playBreaks.userId} = ${users.id} and ${isOn(at)})`,
    })
    .from(pushOrders)
    .innerJoin(pushSubscriptions, sql`${pushSubscriptions.id} = ${pushOrders.subscriptionId}`)
    .innerJoin(sessions, sql`${sessions.id} = ${pushSubscriptions.sessionId}`)
    .innerJoin(users, sql`${users.id} = ${pushSubscriptions.userId}`)
    .where(inArray(pushOrders.id, [...ids]));
export type DuePush = Awaited<ReturnType<typeof pushOrdersOf>>[number];

type Attempted = Pick<DuePush['order'], 'id' | 'createdAt'>;

/** Nothing more is to be done about it; `kept` stays to be read. */
export const endPushOrder = async (
  database: Database,
  { id, createdAt }: Attempted,
  at: number,
  kept: PushMessage | null,
): Promise<void> => {
  await database
    .update(pushOrders)
    .set({ doneAt: at, kept })
    // A correction may have come while the former outcome was sent.
    .where(sql`${pushOrders.id} = ${id} and ${pushOrders.createdAt} = ${createdAt}`);
};

export const putOffPushOrder = async (
  database: Database,
  { id, createdAt }: Attempted,
  until: number,
): Promise<void> => {
  await database
    .update(pushOrders)
    .set({ dueAt: until })
    .where(sql`${pushOrders.id} = ${id} and ${pushOrders.createdAt} = ${createdAt}`);
};

export const deletePushOrders = async (database: Database, before: number): Promise<void> => {
  await database.delete(pushOrders).where(lt(pushOrders.createdAt, before));
};

/** What was sent to one player or to all, the newest first. */
export const keptPushes = (database: Database, userId: string | null, limit: number) =>
  database
    .select({ order: pushOrders, username: users.username })
    .from(pushOrders)
    .innerJoin(pushSubscriptions, sql`${pushSubscriptions.id} = ${pushOrders.subscriptionId}`)
    .innerJoin(users, sql`${users.id} = ${pushSubscriptions.userId}`)
    .where(sql`${pushOrders.kept} is not null and (${userId}::uuid is null or ${users.id} = ${userId}::uuid)`)
    .orderBy(sql`${pushOrders.id} desc`)
    .limit(limit);
