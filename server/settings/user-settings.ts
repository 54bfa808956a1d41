import { language } from '../../contract/entities/scalars.ts';
import { userSettings as schema, type UserSettings } from '../../contract/entities/user-settings.ts';
import { favouriteGamesCap, lastPlayedGamesCap } from '../../domain/limits.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { storeUserSettings, type UserSetting, userSettingsOf } from './user-setting-repository.ts';

interface Setting {
  object: string;
  property: string;
  value?: unknown;
}

const longestValue = 16_384;

/** The most codes that a list of games holds. */
const mostGames: Readonly<Record<string, number>> = {
  favorite_games: favouriteGamesCap,
  last_played_games: lastPlayedGamesCap,
};
const longestCode = 64;

const isTooMuch = (property: string, value: unknown): boolean => {
  const most = mostGames[property];
  if (most === undefined || !Array.isArray(value)) return false;
  return value.length > most || value.some((code) => String(code).length > longestCode);
};

/** The contract strips what it does not know: a setting that does not survive it is unknown. */
const checked = ({ object, property, value }: Setting): UserSetting => {
  const parsed = schema.safeParse({ [object]: { [property]: value } });
  if (!parsed.success) throw new RefusedCall(400, 'badRequest', { [`${object}.${property}`]: 'badRequest' });
  const kept: unknown = new Map(Object.entries(parsed.data)).get(object);
  const found = new Map(Object.entries(kept ?? {})).get(property);
  if (found === undefined)
    throw new RefusedCall(400, 'settingUnknown', { [`${object}.${property}`]: 'settingUnknown' });
  const badLanguage = property === 'lang' && !language.safeParse(found).success;
  if (badLanguage || isTooMuch(property, found) || JSON.stringify(found).length > longestValue) {
    throw new RefusedCall(400, 'badRequest', { [`${object}.${property}`]: 'badRequest' });
  }
  return { object, property, value: found };
};

/** Saves each setting of a player; all or none. */
export const saveUserSettings = async (database: Database, userId: string, settings: Setting[]): Promise<void> => {
  // Of two values for one setting the later counts; PostgreSQL refuses to update a row twice in one statement.
  const rows = new Map(settings.map(checked).map((setting) => [`${setting.object}.${setting.property}`, setting]));
  await storeUserSettings(database, userId, [...rows.values()]);
};

export const loadUserSettings = async (database: Database, userId: string): Promise<UserSettings> => {
  const objects = new Map<string, Record<string, unknown>>();
  for (const { object, property, value } of await userSettingsOf(database, userId))
    objects.set(object, { ...objects.get(object), [property]: value });
  const parsed = schema.safeParse(Object.fromEntries(objects));
  return parsed.success ? parsed.data : {};
};
