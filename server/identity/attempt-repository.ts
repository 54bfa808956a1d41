import { and, count as countOf, eq, gt, inArray, lte, min, or, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { attempts } from '../database/schema/identity.ts';

interface Since {
  subject: string;
  since: number;
}

/** How many attempts of each subject there were, and when the first of them was; a subject without any has no row. */
export const countAttempts = async (
  database: Database,
  asked: readonly Since[],
): Promise<{ subject: string; made: number; oldest: number }[]> => {
  const counted = await database
    .select({ subject: attempts.subject, made: countOf(), oldest: min(attempts.at) })
    .from(attempts)
    .where(or(...asked.map(({ subject, since }) => and(eq(attempts.subject, subject), gt(attempts.at, since)))))
    .groupBy(attempts.subject);
  return counted.map(({ oldest, ...row }) => ({ ...row, oldest: Number(oldest) }));
};

/** Answers their ids. */
export const storeAttempts = async (database: Database, subjects: readonly string[], at: number): Promise<number[]> => {
  const stored = await database
    .insert(attempts)
    .values(subjects.map((subject) => ({ subject, at })))
    .returning({ id: attempts.id });
  return stored.map(({ id }) => id);
};

export const deleteAttempts = async (database: Database, ids: readonly number[]): Promise<void> => {
  await database.delete(attempts).where(inArray(attempts.id, [...ids]));
};

export const deleteAttemptsUntil = async (database: Database, until: number): Promise<void> => {
  await database.delete(attempts).where(lte(attempts.at, until));
};

/** Those of a subject, and of every narrower one: what follows it after a space. */
export const deleteAttemptsOf = async (database: Database, subject: string): Promise<void> => {
  await database
    .delete(attempts)
    .where(or(eq(attempts.subject, subject), sql`starts_with(${attempts.subject}, ${`${subject} `})`));
};
