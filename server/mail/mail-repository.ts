import { and, desc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { contactMessages } from '../database/schema/contact.ts';
import { users } from '../database/schema/identity.ts';
import { type KeptMail, mails } from '../database/schema/mail.ts';

export type StoredOrder = typeof mails.$inferSelect;

export const storeOrder = async (
  within: Database,
  order: Pick<typeof mails.$inferInsert, 'kind' | 'emailKey' | 'language' | 'origin' | 'contact'>,
  at: number,
): Promise<void> => {
  await within.insert(mails).values({ ...order, createdAt: at, dueAt: at });
};

/** Takes the next order that is due, which no other process tries before `until`; null when there is none. */
export const claimOrder = async (database: Database, now: number, until: number): Promise<StoredOrder | null> => {
  const next = database
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.doneAt), lte(mails.dueAt, now)))
    .orderBy(mails.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [order] = await database
    .update(mails)
    .set({ dueAt: until, tries: sql`${mails.tries} + 1` })
    .where(eq(mails.id, sql`(${next})`))
    .returning();
  return order ?? null;
};

/** Nothing more is to be done about it; `kept` stays to be read. */
export const endOrder = async (database: Database, id: bigint, at: number, kept: KeptMail | null): Promise<void> => {
  await database.update(mails).set({ doneAt: at, kept }).where(eq(mails.id, id));
};

export const putOffOrder = async (database: Database, id: bigint, until: number): Promise<void> => {
  await database.update(mails).set({ dueAt: until }).where(eq(mails.id, id));
};

export const deleteOrders = async (database: Database, before: number): Promise<void> => {
  await database.delete(mails).where(lt(mails.createdAt, before));
};

/** What was sent to one folded address or to all, the newest first. */
export const keptOrders = (database: Database, emailKey: string | null, limit: number): Promise<StoredOrder[]> =>
  database
    .select()
    .from(mails)
    .where(and(isNotNull(mails.kept), emailKey === null ? undefined : eq(mails.emailKey, emailKey)))
    .orderBy(desc(mails.id))
    .limit(limit);

export const addresseeOf = async (database: Database, emailKey: string) => {
  const [user] = await database.select().from(users).where(eq(users.emailKey, emailKey));
  return user ?? null;
};

/** A visitor's message with the name of his account, where he has one. */
export const contactOf = async (database: Database, id: string) => {
  const [found] = await database
    .select({ message: contactMessages, username: users.username })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.userId))
    .where(eq(contactMessages.id, id));
  return found ? { ...found.message, username: found.username } : null;
};
