import { count, isNull } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { mails } from '../database/schema/mail.ts';
import { outbox } from '../database/schema/outbox.ts';

/** What is written and not yet sent: news to players and mails. Both have an index of what is unsent. */
export const waiting = async (database: Database): Promise<{ news: number; mails: number }> => {
  const [news] = await database.select({ count: count() }).from(outbox).where(isNull(outbox.sentAt));
  const [post] = await database.select({ count: count() }).from(mails).where(isNull(mails.doneAt));
  return { news: news?.count ?? 0, mails: post?.count ?? 0 };
};
