import type { MessagesPage } from '../../contract/http/messages.ts';
import { pageSize } from '../../domain/limits.ts';
import type { Database } from '../database/client.ts';
import type { Clock } from '../time/clock.ts';
import {
  countMessages,
  countUnread,
  deleteMessages,
  markMessages,
  messagesOf,
  playersAmong,
  storeMessages,
} from './message-repository.ts';

export interface Inbox {
  page(userId: string, page: number): Promise<MessagesPage>;
  unread(userId: string): Promise<number>;
  /** Marks the player's messages of these ids, or all of them; others are left alone. */
  mark(userId: string, ids: readonly string[] | undefined, read: boolean): Promise<void>;
  remove(userId: string, ids: readonly string[]): Promise<void>;
  /** The operator's own words to one player, or to all; who is on a break is left in peace. */
  announce(userId: string | null, words: { title: string; text: string }): Promise<void>;
}

export const createInbox = (database: Database, clock: Clock): Inbox => ({
  unread: (userId) => countUnread(database, userId),

  page: async (userId, page) => {
    const kept = await countMessages(database, userId);
    const rows = await messagesOf(database, userId, pageSize, (page - 1) * pageSize);
    return {
      result: rows.map(({ id, key, params, createdAt, readAt }) => ({
        id: String(id),
        key,
        params,
        createdAt: new Date(createdAt).toISOString(),
        read: readAt !== null,
      })),
      totalPages: Math.ceil(kept / pageSize),
      unread: await countUnread(database, userId),
    };
  },

  mark: (userId, ids, read) => markMessages(database, userId, ids, read ? clock.now() : null),

  announce: async (userId, params) => {
    const now = clock.now();
    const players = await playersAmong(database, userId, now);
    if (players.length > 0) await storeMessages(database, players, now, { key: 'operator', params });
  },

  remove: (userId, ids) => deleteMessages(database, userId, ids),
});
