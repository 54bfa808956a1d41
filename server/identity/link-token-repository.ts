import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { type LinkPurpose, linkTokens } from '../database/schema/identity.ts';

export interface ShownLink {
  /** The user that the caller claims: any text. */
  userId: string;
  purpose: LinkPurpose;
  hash: string;
}

const good = ({ userId, purpose, hash }: ShownLink, now: number) =>
  and(
    eq(linkTokens.hash, hash),
    eq(linkTokens.purpose, purpose),
    gt(linkTokens.expiresAt, now),
    // As text: what a client calls a user id need not be one to the database.
    sql`${linkTokens.userId}::text = ${userId}`,
  );

export const deleteLinks = async (within: Database, userId: string, purpose: LinkPurpose): Promise<void> => {
  await within.delete(linkTokens).where(and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, purpose)));
};

export const storeLink = async (within: Database, link: typeof linkTokens.$inferInsert): Promise<void> => {
  await within.insert(linkTokens).values(link);
};

export const isGoodLink = async (database: Database, link: ShownLink, now: number): Promise<boolean> =>
  (await database.select().from(linkTokens).where(good(link, now))).length === 1;

/** True for the one caller who takes a good link away, if his transaction holds. */
export const takeLink = async (within: Database, link: ShownLink, now: number): Promise<boolean> =>
  (await within.delete(linkTokens).where(good(link, now)).returning()).length === 1;
