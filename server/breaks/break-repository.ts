import { and, desc, eq, gt, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/identity.ts';
import { playBreaks } from '../database/schema/play-limits.ts';
import { type Given, statement } from '../database/statement.ts';

type Break = typeof playBreaks.$inferSelect;
type Terms = Pick<Break, 'kind' | 'endsAt'>;

/** Condition on `playBreaks`: those that run. */
export const isOn = (at: number | SQL<number>) =>
  and(lte(playBreaks.startedAt, at), or(isNull(playBreaks.endsAt), gt(playBreaks.endsAt, at)));

/** Condition on `users`: not on a break. */
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
export const breakOf = async (within: Database, userId: string, at: number): Promise<Break | null> => {
  const [taken] = await lastBreak(within, { userId, at });
  return taken ?? null;
};

/** From `at` on; without an end for good. */
export const beginBreak = async (
  within: Database,
  userId: string,
  at: number,
  { kind, endsAt }: Terms,
): Promise<void> => {
  await within.insert(playBreaks).values({ userId, kind, startedAt: at, endsAt });
};

/** The part of an address that all the ways to write one mailbox share. */
const stem = (emailKey: unknown) => sql`replace(split_part(split_part(${emailKey}, '@', 1), '+', 1), '.', '')`;

/** A player's own address, folded. */
export const addressOf = async (within: Database, userId: string): Promise<string | null> => {
  const [player] = await within.select({ emailKey: users.emailKey }).from(users).where(eq(users.id, userId));
  return player?.emailKey ?? null;
};

/** Breaks of other players with an address that may be another way to write this one, the one that ends last first. */
export const breaksOfLikeAddresses = (
  within: Database,
  userId: string,
  emailKey: string,
  at: number,
): Promise<(Terms & { emailKey: string | null })[]> =>
  within
    .select({ emailKey: users.emailKey, kind: playBreaks.kind, endsAt: playBreaks.endsAt })
    .from(users)
    .innerJoin(playBreaks, eq(playBreaks.userId, users.id))
    .where(and(ne(users.id, userId), isOn(at), sql`${stem(users.emailKey)} = ${stem(emailKey)}`))
    .orderBy(desc(playBreaks.endsAt));
