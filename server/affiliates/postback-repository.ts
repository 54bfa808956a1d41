import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PostbackEvent, PostedEvent } from '../../contract/http/postbacks.ts';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { affiliatePostbacks, affiliatePosts } from '../database/schema/affiliates.ts';

export type StoredPostback = typeof affiliatePostbacks.$inferSelect;

/** An event to be sent to those of an affiliate's addresses that subscribe to it. */
export interface Happened {
  event: PostedEvent;
  subject: string;
  payload: Record<string, unknown>;
}

export const postbacksOf = (database: Database, affiliate: string): Promise<StoredPostback[]> =>
  database
    .select()
    .from(affiliatePostbacks)
    .where(and(eq(affiliatePostbacks.affiliate, affiliate), isNull(affiliatePostbacks.removedAt)))
    .orderBy(affiliatePostbacks.createdAt, affiliatePostbacks.id);

export const storePostback = async (within: Database, row: typeof affiliatePostbacks.$inferInsert): Promise<void> => {
  await within.insert(affiliatePostbacks).values(row);
};

export const setPostbackEvents = async (within: Database, id: string, events: PostbackEvent[]): Promise<void> => {
  await within.update(affiliatePostbacks).set({ events }).where(eq(affiliatePostbacks.id, id));
};

/** Writes a test down to be sent; null when there is one of the same subject. */
export const storeTest = async (within: Database, row: typeof affiliatePosts.$inferInsert): Promise<number | null> => {
  const [stored] = await within
    .insert(affiliatePosts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: affiliatePosts.id });
  return stored?.id ?? null;
};

/** False when he has no such address. */
export const endPostback = async (
  within: Database,
  affiliate: string,
  id: string,
  removedAt: number,
): Promise<boolean> =>
  (
    await within
      .update(affiliatePostbacks)
      .set({ removedAt })
      .where(
        and(
          eq(affiliatePostbacks.id, id),
          eq(affiliatePostbacks.affiliate, affiliate),
          isNull(affiliatePostbacks.removedAt),
        ),
      )
      .returning({ id: affiliatePostbacks.id })
  ).length > 0;

/** Stores events to be sent; the same event is stored once. */
export const storePosts = async (
  within: Database,
  affiliate: string,
  happened: readonly Happened[],
  at: number,
): Promise<void> => {
  if (happened.length === 0) return;
  const rows = (await postbacksOf(within, affiliate)).flatMap(({ id, events }) =>
    happened
      .filter(({ event }) => events.some((wanted) => wanted === event))
      .map((one) => ({ ...one, postback: id, createdAt: at, nextAt: at })),
  );
  if (rows.length > 0) await within.insert(affiliatePosts).values(rows).onConflictDoNothing();
};

/** Whatever waits for an address is sent no more. */
export const giveUpPosts = async (within: Database, postback: string): Promise<void> => {
  await within
    .update(affiliatePosts)
    .set({ state: 'givenUp' })
    .where(and(eq(affiliatePosts.postback, postback), eq(affiliatePosts.state, 'waiting')));
};

export interface DuePost extends Happened {
  id: number;
  url: string;
  secret: string;
  createdAt: number;
  attempts: number;
}

export const duePosts = async (database: Database, now: number, limit: number, except: readonly string[]) => {
  const rows = await rowsOf<{ id: string }>(
    database,
    sql`select q.id::text as id from affiliate_posts q where q.state = 'waiting' and q.next_at <= ${now}::bigint
          and not (q.id::text = any(${sql.param([...except])}::text[])) order by q.next_at, q.id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
};

/** Takes a post that is due, so that no other node sends it before `nextAt`; null when another one has it. */
export const takePost = async (
  database: Database,
  id: string,
  now: number,
  nextAt: number,
): Promise<DuePost | null> => {
  const [post] = await rowsOf<DuePost>(
    database,
    sql`update affiliate_posts q set attempts = q.attempts + 1, next_at = ${nextAt}::bigint, tried_at = ${now}::bigint
        from affiliate_postbacks p
        where q.id = ${id}::bigint and p.id = q.postback and q.state = 'waiting' and q.next_at <= ${now}::bigint
        returning q.id, p.url, p.secret, q.event, q.subject, q.payload, q.created_at::float8 as "createdAt", q.attempts`,
  );
  return post ?? null;
};

export const endAttempt = async (
  database: Database,
  id: number,
  { state, status, nextAt }: { state: 'waiting' | 'sent' | 'givenUp'; status: number | null; nextAt: number },
): Promise<void> => {
  await database
    .update(affiliatePosts)
    .set({ state, status, nextAt })
    .where(and(eq(affiliatePosts.id, id), eq(affiliatePosts.state, 'waiting')));
};

/** How many posts to each address succeeded, wait or failed. */
export const postCounts = (database: Database, affiliate: string) =>
  rowsOf<{ postback: string; sent: number; waiting: number; failed: number; lastStatus: number | null }>(
    database,
    sql`select p.id as postback, count(*) filter (where q.state = 'sent' and q.event <> 'test')::int as sent,
          count(*) filter (where q.state = 'waiting' and q.event <> 'test')::int as waiting,
          count(*) filter (where q.state = 'givenUp' and q.event <> 'test')::int as failed,
          (array_agg(q.status order by q.tried_at desc nulls last))[1] as "lastStatus"
        from affiliate_postbacks p left join affiliate_posts q on q.postback = p.id
        where p.affiliate = ${affiliate} and p.removed_at is null group by p.id`,
  );

/** The newest deliveries of each address. */
export const lastPosts = (database: Database, affiliate: string, each: number) =>
  rowsOf<
    Pick<typeof affiliatePosts.$inferSelect, 'postback' | 'event' | 'createdAt' | 'state' | 'attempts' | 'status'>
  >(
    database,
    sql`select q.postback, q.event, q.created_at::float8 as "createdAt", q.state, q.attempts, q.status
        from affiliate_postbacks p cross join lateral (
          select * from affiliate_posts q where q.postback = p.id order by q.id desc limit ${each}) q
        where p.affiliate = ${affiliate} and p.removed_at is null order by q.id desc`,
  );

export interface CreditedDeposit {
  id: string;
  userId: string;
  number: number;
  code: string;
  amount: string;
  decidedAt: number;
  first: boolean;
  /** Paid by the payer of one of the affiliate's own deposits. */
  ownPayer: boolean;
}

/** Deposits of an affiliate's players that were credited in a time, in their order. */
export const depositsBetween = (database: Database, affiliate: string, from: number, until: number) =>
  rowsOf<CreditedDeposit>(
    database,
    sql`select y.id, y.user_id as "userId", p.number, p.code, y.amount::text as amount, y.decided_at::float8 as "decidedAt",
          not exists (select from payments e where e.user_id = y.user_id and e.state = 'credited'
            and (e.decided_at, e.id) < (y.decided_at, y.id)) as first,
          exists (select from payments o where o.user_id = p.affiliate and o.payer = y.payer) as "ownPayer"
        from affiliate_players p join payments y on y.user_id = p.user_id
        where p.affiliate = ${affiliate} and p.struck_at is null and y.state = 'credited'
          and y.decided_at > ${from}::bigint and y.decided_at <= ${until}::bigint
        order by y.decided_at, y.id`,
  );

/** Affiliates with deposits or ended days that were not processed yet. */
export const affiliatesToTell = async (
  database: Database,
  until: number,
  day: number,
  limit: number,
  except: readonly string[],
) => {
  const rows = await rowsOf<{ id: string }>(
    database,
    sql`select a.user_id as id from affiliates a where not (a.user_id = any(${sql.param([...except])}::uuid[]))
          and (a.told_until < ${day}::bigint or exists (select from affiliate_players p join payments y on y.user_id = p.user_id
            where p.affiliate = a.user_id and y.state = 'credited'
              and y.decided_at > a.told_until and y.decided_at <= ${until}::bigint))
        order by a.user_id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
};
