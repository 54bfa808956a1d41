import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { studioNeverPlayed, studioRounds, studioSessions } from '../../database/schema/studio.ts';
import { type Given, statement } from '../../database/statement.ts';

export type StudioRound = typeof studioRounds.$inferSelect;
export type NewStudioRound = typeof studioRounds.$inferInsert;

const byName = statement((database, { player, roundId }: Given<{ player: string; roundId: string }>) =>
  database
    .select()
    .from(studioRounds)
    .where(and(eq(studioRounds.player, player), eq(studioRounds.roundId, roundId))),
);

/** A player's round by the name that his page gave it. */
export const roundOf = async (within: Database, player: string, roundId: string): Promise<StudioRound | null> =>
  (await byName(within, { player, roundId }))[0] ?? null;

const byId = statement((database, { id }: Given<{ id: string }>) =>
  database.select().from(studioRounds).where(eq(studioRounds.id, id)),
);

const found = ([round]: StudioRound[]): StudioRound => {
  if (!round) throw new Error('a round that was never stored');
  return round;
};

export const roundById = async (within: Database, id: string): Promise<StudioRound> =>
  found(await byId(within, { id }));

const locked = statement((database, { id }: Given<{ id: string }>) =>
  database.select().from(studioRounds).where(eq(studioRounds.id, id)).for('update'),
);

/** The current round, locked until the transaction ends. */
export const lockRound = async (within: Database, id: string): Promise<StudioRound> =>
  found(await locked(within, { id }));

type Whose = Pick<StudioRound, 'player' | 'gameCode'>;

const newest = statement((database, { player, gameCode }: Given<Whose>) =>
  database
    .select()
    .from(studioRounds)
    .where(and(eq(studioRounds.player, player), eq(studioRounds.gameCode, gameCode), ne(studioRounds.state, 'refused')))
    .orderBy(desc(studioRounds.startedAt), desc(studioRounds.nonce))
    .limit(1),
);

/** The round of a game that a player began last, those that were refused left out. */
export const lastRound = async (within: Database, { player, gameCode }: Whose): Promise<StudioRound | null> =>
  (await newest(within, { player, gameCode }))[0] ?? null;

/** Rounds that are over, newest first. */
export const lastRounds = (within: Database, { player, gameCode }: Whose, limit: number): Promise<StudioRound[]> =>
  within
    .select()
    .from(studioRounds)
    .where(and(eq(studioRounds.player, player), eq(studioRounds.gameCode, gameCode), eq(studioRounds.state, 'over')))
    .orderBy(desc(studioRounds.startedAt))
    .limit(limit);

const insert = statement((database, given: Given<NewStudioRound>) =>
  database.insert(studioRounds).values(given).returning(),
);

export const addRound = async (within: Database, round: NewStudioRound): Promise<StudioRound> => {
  const [added] = await insert(within, round);
  if (!added) throw new Error('the round was not stored');
  return added;
};

export type RoundChange = Partial<
  Pick<
    StudioRound,
    | 'state'
    | 'turns'
    | 'stake'
    | 'extra'
    | 'cashedOutAt'
    | 'outcome'
    | 'win'
    | 'refusal'
    | 'jackpots'
    | 'balance'
    | 'duty'
    | 'tries'
    | 'dueAt'
    | 'seen'
    | 'endedAt'
  >
>;

/** Changes a round that is in this state; null when it is not any more. */
export const changeRound = async (
  within: Database,
  { id, state }: Pick<StudioRound, 'id' | 'state'>,
  change: RoundChange,
): Promise<StudioRound | null> => {
  const [changed] = await within
    .update(studioRounds)
    .set(change)
    .where(and(eq(studioRounds.id, id), eq(studioRounds.state, state)))
    .returning();
  return changed ?? null;
};

/** The same, as long as the wallet is owed what it was. */
export const fulfil = async (
  within: Database,
  { id, duty }: Pick<StudioRound, 'id' | 'duty'>,
  change: RoundChange,
): Promise<StudioRound | null> => {
  if (duty === null) return null;
  const [changed] = await within
    .update(studioRounds)
    .set(change)
    .where(and(eq(studioRounds.id, id), eq(studioRounds.duty, duty)))
    .returning();
  return changed ?? null;
};

/** The player saw how the rounds before ended: of this game, all but the one named. */
export const markSeen = async (within: Database, { player, gameCode }: Whose, but: string | null): Promise<void> => {
  await within
    .update(studioRounds)
    .set({ seen: true })
    .where(
      and(
        eq(studioRounds.player, player),
        eq(studioRounds.gameCode, gameCode),
        eq(studioRounds.seen, false),
        ...(but === null
          ? [inArray(studioRounds.state, ['over', 'refused', 'takenBack'])]
          : [ne(studioRounds.id, but)]),
      ),
    );
};

/**
 * Takes rounds that must be handled, the longest due first; another process gets others, and these again only when
 * `until` has come.
 */
export const takeDue = async (within: Database, now: number, until: number, limit: number): Promise<string[]> => {
  const taken = await rowsOf<{ id: string }>(
    within,
    sql`update ${studioRounds} set due_at = ${until}::bigint where id in (
      select id from ${studioRounds} where due_at <= ${now}::bigint order by due_at limit ${limit} for update skip locked
    ) returning id`,
  );
  return taken.map(({ id }) => id);
};

interface OfTable {
  gameCode: string;
  /** Other games have rounds of the same number. */
  sharedRound: number;
}

const isIn = ({ gameCode, sharedRound }: OfTable) =>
  and(
    eq(studioRounds.gameCode, gameCode),
    eq(studioRounds.sharedRound, sharedRound),
    inArray(studioRounds.state, ['open', 'over']),
    isNull(studioSessions.credit),
  );

/** How many play for money in a shared round. */
export const countPlayersOf = async (within: Database, table: OfTable): Promise<number> => {
  const [counted] = await within
    .select({ players: count() })
    .from(studioRounds)
    .innerJoin(studioSessions, eq(studioSessions.id, studioRounds.session))
    .where(isIn(table));
  return counted?.players ?? 0;
};

/** Who plays for money in a shared round, the highest stakes first. */
export const playersOf = (within: Database, table: OfTable, limit: number) =>
  within
    .select({
      id: studioRounds.id,
      stake: studioRounds.stake,
      currency: studioSessions.currency,
      cashedOutAt: studioRounds.cashedOutAt,
      bet: studioRounds.bet,
    })
    .from(studioRounds)
    .innerJoin(studioSessions, eq(studioSessions.id, studioRounds.session))
    .where(isIn(table))
    .orderBy(desc(studioRounds.stake), studioRounds.id)
    .limit(limit);

/** Remembers that a round never came; it is refused from then on. */
export const markNeverPlayed = async (within: Database, player: string, roundId: string, at: number): Promise<void> => {
  await within.insert(studioNeverPlayed).values({ player, roundId, at }).onConflictDoNothing();
};

const never = statement((database, { player, roundId }: Given<{ player: string; roundId: string }>) =>
  database
    .select({ at: studioNeverPlayed.at })
    .from(studioNeverPlayed)
    .where(and(eq(studioNeverPlayed.player, player), eq(studioNeverPlayed.roundId, roundId))),
);

export const isNeverPlayed = async (within: Database, player: string, roundId: string): Promise<boolean> =>
  (await never(within, { player, roundId })).length > 0;
