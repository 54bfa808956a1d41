import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { operatorSettings } from '../database/schema/settings.ts';
import { type Given, statement } from '../database/statement.ts';

/** What the operator may change, each in a list of its own. */
export type List = 'general' | 'statuses' | 'maintenance' | 'games' | 'texts';

const rowsOf = statement((database, { list }: Given<{ list: List }>) =>
  database.select().from(operatorSettings).where(eq(operatorSettings.list, list)),
);

export const storedList = async (database: Database, list: List): Promise<ReadonlyMap<string, string>> =>
  new Map((await rowsOf(database, { list })).map(({ key, value }) => [key, value]));

export const storeSetting = async (database: Database, list: List, key: string, value: string): Promise<void> => {
  await database
    .insert(operatorSettings)
    .values({ list, key, value })
    .onConflictDoUpdate({ target: [operatorSettings.list, operatorSettings.key], set: { value } });
};

export const dropSetting = async (database: Database, list: List, key: string): Promise<void> => {
  await database.delete(operatorSettings).where(and(eq(operatorSettings.list, list), eq(operatorSettings.key, key)));
};
