import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { studioSeeds } from '../../database/schema/studio.ts';
import { type Given, statement } from '../../database/statement.ts';

export type StoredSeeds = typeof studioSeeds.$inferSelect;
export type NewSeeds = typeof studioSeeds.$inferInsert;

type Whose = Pick<StoredSeeds, 'player' | 'gameCode'>;

const now = ({ player, gameCode }: Given<Whose>) =>
  and(eq(studioSeeds.player, player), eq(studioSeeds.gameCode, gameCode), isNull(studioSeeds.toldAt));

const current = statement((database, whose: Given<Whose>) => database.select().from(studioSeeds).where(now(whose)));
const locked = statement((database, whose: Given<Whose>) =>
  database.select().from(studioSeeds).where(now(whose)).for('update'),
);

const given = ([seeds]: StoredSeeds[]): StoredSeeds => {
  if (!seeds) throw new Error('a player without seeds');
  return seeds;
};

/** The seeds that the next round is played with. */
export const seedsNow = async (within: Database, { player, gameCode }: Whose): Promise<StoredSeeds> =>
  given(await current(within, { player, gameCode }));

/** The same, locked: no other transaction begins or ends a round of this player at this game until this one ends. */
export const lockSeeds = async (within: Database, { player, gameCode }: Whose): Promise<StoredSeeds> =>
  given(await locked(within, { player, gameCode }));

/** Gives a player seeds who has none at this game. */
export const addSeeds = async (within: Database, seeds: NewSeeds): Promise<void> => {
  await within.insert(studioSeeds).values(seeds).onConflictDoNothing();
};

const byId = statement((database, { id }: Given<{ id: string }>) =>
  database.select().from(studioSeeds).where(eq(studioSeeds.id, id)),
);

export const seedsOf = async (within: Database, id: string): Promise<StoredSeeds> => given(await byId(within, { id }));

const counted = statement((database, { id, nonce }: Given<{ id: string; nonce: number }>) =>
  database.update(studioSeeds).set({ nonce }).where(eq(studioSeeds.id, id)),
);

/** Which number the next round has. */
export const setNonce = (within: Database, id: string, nonce: number) => counted(within, { id, nonce });

/** The secret is revealed: no round is played with it any more. */
export const markTold = async (within: Database, id: string, at: number): Promise<void> => {
  await within.update(studioSeeds).set({ toldAt: at }).where(eq(studioSeeds.id, id));
};
