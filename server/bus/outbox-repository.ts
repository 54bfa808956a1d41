import { asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { insertAll } from '../database/all-rows.ts';
import type { Database } from '../database/client.ts';
import { insertion } from '../database/insertion.ts';
import { outbox } from '../database/schema/outbox.ts';
import { type Given, statement } from '../database/statement.ts';

type NewLetter = typeof outbox.$inferInsert;

/** Writes a few messages. */
export const storeLetters: (within: Database, rows: readonly NewLetter[]) => Promise<void> = insertion(outbox);

/** The same for many rows, in one statement of one text. */
export const storeManyLetters = (within: Database, rows: readonly NewLetter[]): Promise<void> =>
  insertAll(within, outbox, rows);

// Marked before they are sent, in the transaction that ends after it: what fails stays unmarked and is sent again.
const taken = statement((database, { sentAt, limit }: Given<{ sentAt: number; limit: number }>) => {
  const unsent = database
    .$with('unsent')
    .as(
      database
        .select({ id: outbox.id })
        .from(outbox)
        .where(isNull(outbox.sentAt))
        .orderBy(asc(outbox.id))
        .limit(limit)
        .for('update', { skipLocked: true }),
    );
  return database
    .with(unsent)
    .update(outbox)
    .set({ sentAt })
    .from(unsent)
    .where(eq(outbox.id, unsent.id))
    .returning(getTableColumns(outbox));
});

/** The oldest messages that are not sent yet, marked as sent at this instant; those in other hands are passed over. */
export const takeLetters = (within: Database, sentAt: number, limit: number): Promise<(typeof outbox.$inferSelect)[]> =>
  taken(within, { sentAt, limit });
