import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { MessageToSend } from '../../contract/entities/message.ts';
import { isPlaying } from '../breaks/break-repository.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/identity.ts';
import { messages } from '../database/schema/messages.ts';

type StoredMessage = typeof messages.$inferSelect;

/** The player's messages of these ids, or all of them. */
const own = (userId: string, ids: readonly string[] | undefined) =>
  and(eq(messages.userId, userId), ids === undefined ? undefined : inArray(messages.id, ids.map(BigInt)));

export const storeMessages = async (
  within: Database,
  userIds: readonly string[],
  at: number,
  { key, params }: MessageToSend,
): Promise<void> => {
  await within.insert(messages).values(userIds.map((userId) => ({ userId, key, params, createdAt: at })));
};

export const countUnread = async (database: Database, userId: string): Promise<number> => {
  const [found] = await database
    .select({ unread: count() })
    .from(messages)
    .where(and(own(userId, undefined), isNull(messages.readAt)));
  return found?.unread ?? 0;
};

export const countMessages = async (database: Database, userId: string): Promise<number> => {
  const [all] = await database.select({ kept: count() }).from(messages).where(own(userId, undefined));
  return all?.kept ?? 0;
};

/** The newest first. */
export const messagesOf = (
  database: Database,
  userId: string,
  limit: number,
  offset: number,
): Promise<StoredMessage[]> =>
  database.select().from(messages).where(own(userId, undefined)).orderBy(desc(messages.id)).limit(limit).offset(offset);

/** Marks messages as read at an instant, those that are not yet, or as unread. */
export const markMessages = async (
  database: Database,
  userId: string,
  ids: readonly string[] | undefined,
  readAt: number | null,
): Promise<void> => {
  await database
    .update(messages)
    .set({ readAt })
    .where(and(own(userId, ids), readAt === null ? undefined : isNull(messages.readAt)));
};

export const deleteMessages = async (database: Database, userId: string, ids: readonly string[]): Promise<void> => {
  await database.delete(messages).where(own(userId, ids));
};

/** Of one player, or of all, those who are on no break. */
export const playersAmong = async (database: Database, userId: string | null, at: number): Promise<string[]> => {
  const players = await database
    .select({ id: users.id })
    .from(users)
    .where(and(userId === null ? undefined : eq(users.id, userId), isPlaying(at)));
  return players.map(({ id }) => id);
};
