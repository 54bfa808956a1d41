import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/identity.ts';
import { type Given, statement } from '../database/statement.ts';

/** An account as it is stored. */
export type User = typeof users.$inferSelect;
type NewUser = typeof users.$inferInsert;

export const userById = async (database: Database, id: string): Promise<User | null> => {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user ?? null;
};

export const userByName = async (database: Database, usernameKey: string): Promise<User | null> => {
  const [user] = await database.select().from(users).where(eq(users.usernameKey, usernameKey));
  return user ?? null;
};

export const usersNamed = (database: Database, usernameKey: string, emailKey: string) =>
  database
    .select({ usernameKey: users.usernameKey, emailKey: users.emailKey })
    .from(users)
    .where(or(eq(users.usernameKey, usernameKey), eq(users.emailKey, emailKey)));

/** Null when somebody has one of its names. */
export const storeUser = async (within: Database, user: NewUser): Promise<User | null> => {
  const [stored] = await within.insert(users).values(user).onConflictDoNothing().returning();
  return stored ?? null;
};

export const confirmAddress = async (within: Database, id: string, at: number): Promise<boolean> => {
  const confirmed = await within
    .update(users)
    .set({ emailVerifiedAt: at })
    .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  return confirmed.length > 0;
};

export const storePassword = async (within: Database, id: string, passwordHash: string): Promise<void> => {
  await within.update(users).set({ passwordHash }).where(eq(users.id, id));
};

export const storeBlocked = async (database: Database, id: string, blocked: boolean): Promise<void> => {
  await database.update(users).set({ blocked }).where(eq(users.id, id));
};

export const storeRoles = async (within: Database, id: string, roles: string[]): Promise<void> => {
  await within.update(users).set({ roles }).where(eq(users.id, id));
};

const blockedUser = statement((database, { id }: Given<{ id: string }>) =>
  database.select({ blocked: users.blocked }).from(users).where(eq(users.id, id)),
);

/** Whether an account is blocked; null where there is none. */
export const isBlocked = async (within: Database, id: string): Promise<boolean | null> =>
  (await blockedUser(within, { id }))[0]?.blocked ?? null;

/** Locks an account until the transaction ends. */
export const lockUser = async (within: Database, id: string): Promise<void> => {
  await within.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
};

/**
 * The hash of a player's password, whose row is locked for changes until the transaction ends; others may still read it
 * like this.
 */
export const sharedPasswordHash = async (within: Database, id: string): Promise<string | null> => {
  const [known] = await within
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id))
    .for('share');
  return known?.passwordHash ?? null;
};

export const hasDemoUsers = async (database: Database): Promise<boolean> =>
  (await database.select({ id: users.id }).from(users).where(eq(users.demo, true)).limit(1)).length > 0;

/** Demo accounts first, then the newest. */
export const newestUsers = (database: Database, limit: number) =>
  database
    .select({ id: users.id, username: users.username, blocked: users.blocked })
    .from(users)
    .orderBy(desc(users.demo), desc(users.createdAt), asc(users.username))
    .limit(limit);
