import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import { creditMoves } from '../database/schema/agency.ts';
import { users } from '../database/schema/identity.ts';

export type StoredCreditMove = typeof creditMoves.$inferSelect;

/** Stores a move and answers the number on its receipt. */
export const storeCreditMove = async (within: Database, move: Omit<StoredCreditMove, 'receipt'>): Promise<number> => {
  const [stored] = await within.insert(creditMoves).values(move).returning({ receipt: creditMoves.receipt });
  if (!stored) throw new Error(`the move ${move.id} was not stored`);
  return stored.receipt;
};

/** What an agent asked for under a key. */
export const creditMoveOfKey = async (
  within: Database,
  agent: string,
  key: string,
): Promise<StoredCreditMove | null> => {
  const [move] = await within
    .select()
    .from(creditMoves)
    .where(and(eq(creditMoves.agent, agent), eq(creditMoves.key, key)));
  return move ?? null;
};

/** The move of this id. */
export const creditMoveOf = async (within: Database, id: string): Promise<StoredCreditMove | null> => {
  const [move] = await within.select().from(creditMoves).where(eq(creditMoves.id, id));
  return move ?? null;
};

const agents = alias(users, 'agents');

/** Moves in which somebody gave or was given, newest first. */
export const creditMovesOf = (
  database: Database,
  userId: string,
  { limit, offset = 0, from, until }: { limit: number; offset?: number; from?: number | null; until?: number | null },
) =>
  database
    .select({ move: creditMoves, agent: agents.username, user: users.username })
    .from(creditMoves)
    .innerJoin(agents, eq(agents.id, creditMoves.agent))
    .innerJoin(users, eq(users.id, creditMoves.userId))
    .where(
      and(
        either(userId),
        from == null ? undefined : gte(creditMoves.at, from),
        until == null ? undefined : lt(creditMoves.at, until),
      ),
    )
    .orderBy(desc(creditMoves.at), desc(creditMoves.receipt))
    .limit(limit)
    .offset(offset);

const either = (userId: string): SQL | undefined => or(eq(creditMoves.agent, userId), eq(creditMoves.userId, userId));

export const countCreditMoves = async (database: Database, userId: string): Promise<number> => {
  const [found] = await database.select({ count: sql<number>`count(*)::int` }).from(creditMoves).where(either(userId));
  return found?.count ?? 0;
};

/** What agents gave somebody and took from him since then, by currency; minor units, neither below 0. */
export const creditSums = (database: Database, userId: string, since: number) =>
  database
    .select({
      currencyId: creditMoves.currencyId,
      given: sql<string>`coalesce(sum(${creditMoves.amount}) filter (where ${creditMoves.amount} > 0), 0)`,
      taken: sql<string>`coalesce(-sum(${creditMoves.amount}) filter (where ${creditMoves.amount} < 0), 0)`,
    })
    .from(creditMoves)
    .where(and(eq(creditMoves.userId, userId), gte(creditMoves.at, since)))
    .groupBy(creditMoves.currencyId);
