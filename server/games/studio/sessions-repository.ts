import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { studioSessions } from '../../database/schema/studio.ts';
import { type Given, statement } from '../../database/statement.ts';

export type StudioSession = typeof studioSessions.$inferSelect;

const byToken = statement((database, { tokenHash }: Given<{ tokenHash: string }>) =>
  database.select().from(studioSessions).where(eq(studioSessions.tokenHash, tokenHash)),
);

export const sessionOfToken = async (within: Database, tokenHash: string): Promise<StudioSession | null> =>
  (await byToken(within, { tokenHash }))[0] ?? null;

const byId = statement((database, { id }: Given<{ id: string }>) =>
  database.select().from(studioSessions).where(eq(studioSessions.id, id)),
);

export const sessionOf = async (within: Database, id: string): Promise<StudioSession> => {
  const [session] = await byId(within, { id });
  if (!session) throw new Error(`no session ${id}`);
  return session;
};

/** Opens a session in place of the one that this player had at this game; null when he opened another at the same time. */
export const openSession = async (
  within: Database,
  session: typeof studioSessions.$inferInsert,
): Promise<StudioSession | null> => {
  const { player, gameCode, startedAt } = session;
  await within
    .update(studioSessions)
    .set({ endedAt: startedAt })
    .where(
      and(eq(studioSessions.player, player), eq(studioSessions.gameCode, gameCode), isNull(studioSessions.endedAt)),
    );
  const [opened] = await within.insert(studioSessions).values(session).onConflictDoNothing().returning();
  return opened ?? null;
};

export const endSession = async (within: Database, id: string, at: number): Promise<void> => {
  await within
    .update(studioSessions)
    .set({ endedAt: at })
    .where(and(eq(studioSessions.id, id), isNull(studioSessions.endedAt)));
};

/** Which of these sessions are over. */
export const endedOf = async (within: Database, ids: readonly string[]): Promise<string[]> => {
  const ended = await within
    .select({ id: studioSessions.id })
    .from(studioSessions)
    .where(and(inArray(studioSessions.id, [...ids]), isNotNull(studioSessions.endedAt)));
  return ended.map(({ id }) => id);
};

const withCredit = statement((database, { id, credit }: Given<{ id: string; credit: bigint }>) =>
  database.update(studioSessions).set({ credit }).where(eq(studioSessions.id, id)),
);

/** What is left of the play money; its player's seeds are locked. */
export const setCredit = (within: Database, id: string, credit: bigint) => withCredit(within, { id, credit });
