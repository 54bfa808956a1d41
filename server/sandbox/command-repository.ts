import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { sandboxCommands } from '../database/schema/settings.ts';
import { type Given, statement } from '../database/statement.ts';
import type { Clock } from '../time/clock.ts';

export type CommandName = 'ticket' | 'market' | 'match' | 'clock';
export type StoredCommand = typeof sandboxCommands.$inferSelect;

/** What testers forced, kept in order so that a restart continues it. */
export interface CommandLog {
  append(command: CommandName, payload: Record<string, unknown>): Promise<StoredCommand>;
  /** Everything that was neither used up nor taken back, oldest first. */
  waiting(commands: readonly CommandName[]): Promise<StoredCommand[]>;
  /** Uses up, within a transaction, the oldest waiting command meant for this player or for any player; null when none waits. */
  take(command: CommandName, userId: string, within: Database): Promise<StoredCommand | null>;
  /** Whether the command still waited. */
  takeBack(command: CommandName, id: number): Promise<boolean>;
}

const forPlayer = sql`${sandboxCommands.payload} ->> 'userId'`;

const waitingCommand = statement((database, { command, userId }: Given<{ command: CommandName; userId: string }>) =>
  database
    .select({ id: sandboxCommands.id })
    .from(sandboxCommands)
    .where(
      and(
        eq(sandboxCommands.command, command),
        isNull(sandboxCommands.spentAt),
        or(eq(forPlayer, userId), isNull(forPlayer)),
      ),
    )
    .orderBy(asc(sandboxCommands.id))
    .limit(1),
);

export const createCommandLog = (database: Database, clock: Clock): CommandLog => ({
  append: async (command, payload) => {
    const [stored] = await database.insert(sandboxCommands).values({ command, payload, at: clock.now() }).returning();
    if (!stored) throw new Error('the sandbox command was not stored');
    return stored;
  },

  waiting: (commands) =>
    database
      .select()
      .from(sandboxCommands)
      .where(and(inArray(sandboxCommands.command, [...commands]), isNull(sandboxCommands.spentAt)))
      .orderBy(asc(sandboxCommands.id)),

  takeBack: async (command, id) => {
    const spent = await database
      .update(sandboxCommands)
      .set({ spentAt: clock.now() })
      .where(and(eq(sandboxCommands.command, command), eq(sandboxCommands.id, id), isNull(sandboxCommands.spentAt)))
      .returning({ id: sandboxCommands.id });
    return spent.length > 0;
  },

  take: async (command, userId, within) => {
    const [waiting] = await waitingCommand(within, { command, userId });
    if (!waiting) return null;
    const [taken] = await within
      .update(sandboxCommands)
      .set({ spentAt: clock.now() })
      .where(and(eq(sandboxCommands.id, waiting.id), isNull(sandboxCommands.spentAt)))
      .returning();
    return taken ?? null;
  },
});

/** How far earlier runs moved the clock, in milliseconds. */
export const storedClockOffset = async (database: Database): Promise<number> => {
  const moves = await database.select().from(sandboxCommands).where(eq(sandboxCommands.command, 'clock'));
  return moves.reduce((sum, { payload }) => sum + Number(payload.advance), 0);
};
