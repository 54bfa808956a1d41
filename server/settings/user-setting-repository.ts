import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { userSettings } from '../database/schema/settings.ts';

/** One setting of a player, `site.lang`; its value is JSON. */
export interface UserSetting {
  object: string;
  property: string;
  value: unknown;
}

export const userSettingsOf = (database: Database, userId: string): Promise<UserSetting[]> =>
  database.select().from(userSettings).where(eq(userSettings.userId, userId));

/** Stores each of them, none twice; all or none. */
export const storeUserSettings = async (
  database: Database,
  userId: string,
  settings: readonly UserSetting[],
): Promise<void> => {
  await database
    .insert(userSettings)
    .values(settings.map((setting) => ({ userId, ...setting })))
    .onConflictDoUpdate({
      target: [userSettings.userId, userSettings.object, userSettings.property],
      set: { value: sql`excluded.value` },
    });
};
