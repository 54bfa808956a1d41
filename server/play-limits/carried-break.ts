import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { mailboxOf } from '../../domain/identity/mailbox-of.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/identity.ts';
import { playBreaks } from '../database/schema/play-limits.ts';
import { isOn } from './breaks.ts';

/** The part of an address that all the ways to write one mailbox share. */
const stem = (emailKey: unknown) => sql`replace(split_part(split_part(${emailKey}, '@', 1), '+', 1), '.', '')`;

/**
 * Puts a player whose mailbox, as he has just proved, is that of somebody on a break on the same break; answers whether he
 * is on one now. Only who reads the mail learns of it.
 */
export const carryBreak = async (within: Database, userId: string, at: number): Promise<boolean> => {
  const [player] = await within.select({ emailKey: users.emailKey }).from(users).where(eq(users.id, userId));
  if (!player?.emailKey) return false;
  const { emailKey } = player;
  const alike = await within
    .select({ emailKey: users.emailKey, kind: playBreaks.kind, endsAt: playBreaks.endsAt })
    .from(users)
    .innerJoin(playBreaks, eq(playBreaks.userId, users.id))
    .where(and(ne(users.id, userId), isOn(at), sql`${stem(users.emailKey)} = ${stem(emailKey)}`))
    .orderBy(desc(playBreaks.endsAt));
  const taken = alike.find((other) => other.emailKey !== null && mailboxOf(other.emailKey) === mailboxOf(emailKey));
  if (!taken) return false;
  await within.insert(playBreaks).values({ userId, kind: taken.kind, startedAt: at, endsAt: taken.endsAt });
  return true;
};
