import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { MessagesPage } from '../../contract/http/messages.ts';
import { pageSize } from '../../domain/limits.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/identity.ts';
import { messages } from '../database/schema/messages.ts';
import { isPlaying } from '../play-limits/breaks.ts';

export interface Inbox {
  page(userId: string, page: number): Promise<MessagesPage>;
  unread(userId: string): Promise<number>;
  /** Marks the player's messages of these ids, or all of them; others are left alone. */
  mark(userId: string, ids: readonly string[] | undefined, read: boolean): Promise<void>;
  remove(userId: string, ids: readonly string[]): Promise<void>;
  /** The operator's own words to one player, or to all; who is on a break is left in peace. */
  announce(userId: string | null, words: { title: string; text: string }): Promise<void>;
}

export const createInbox = (database: Database, clock: Clock): Inbox => {
  const own = (userId: string, ids: readonly string[] | undefined) =>
    and(eq(messages.userId, userId), ids === undefined ? undefined : inArray(messages.id, ids.map(BigInt)));

  const unread = async (userId: string): Promise<number> => {
    const [found] = await database
      .select({ unread: count() })
      .from(messages)
      .where(and(eq(messages.userId, userId), isNull(messages.readAt)));
    return found?.unread ?? 0;
  };

  return {
    unread,

    page: async (userId, page) => {
      const [all] = await database.select({ kept: count() }).from(messages).where(own(userId, undefined));
      const rows = await database
        .select()
        .from(messages)
        .where(own(userId, undefined))
        .orderBy(desc(messages.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      return {
        result: rows.map(({ id, key, params, createdAt, readAt }) => ({
          id: String(id),
          key,
          params,
          createdAt: new Date(createdAt).toISOString(),
          read: readAt !== null,
        })),
        totalPages: Math.ceil((all?.kept ?? 0) / pageSize),
        unread: await unread(userId),
      };
    },

    mark: async (userId, ids, read) => {
      const readAt = read ? clock.now() : null;
      await database
        .update(messages)
        .set({ readAt })
        .where(and(own(userId, ids), read ? isNull(messages.readAt) : undefined));
    },

    announce: async (userId, params) => {
      const now = clock.now();
      const players = await database
        .select({ id: users.id })
        .from(users)
        .where(and(userId === null ? undefined : eq(users.id, userId), isPlaying(now)));
      if (players.length === 0) return;
      const message = { key: 'operator' as const, params, createdAt: now };
      await database.insert(messages).values(players.map(({ id }) => ({ ...message, userId: id })));
    },

    remove: async (userId, ids) => {
      await database.delete(messages).where(own(userId, ids));
    },
  };
};
