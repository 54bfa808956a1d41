import { and, eq } from 'drizzle-orm';
import type { KeyValue } from '../../contract/entities/settings.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { operatorSettings } from '../database/schema/settings.ts';
import { type Given, statement } from '../database/statement.ts';
import { generalDefaults, statusDefaults } from './operator-defaults.ts';

export interface Settings {
  general(): Promise<KeyValue[]>;
  statuses(): Promise<KeyValue[]>;
  setGeneral(key: string, value: string): Promise<void>;
  setStatus(key: string, value: string): Promise<void>;
  /** Statuses that were set since the server shipped. */
  changedStatuses(): Promise<KeyValue[]>;
  /** Back to what ships with the server, which is answered; an unknown status is off. */
  resetStatus(key: string): Promise<KeyValue>;
  /** Whole seconds until maintenance begins, 0 from then on, null while none is announced. */
  maintenance(): Promise<{ timeLeft: number } | null>;
  announceMaintenance(secondsLeft: number | null): Promise<void>;
}

type List = 'general' | 'statuses' | 'maintenance';

const storedSettings = statement((database, { list }: Given<{ list: List }>) =>
  database.select().from(operatorSettings).where(eq(operatorSettings.list, list)),
);

/** The operator's settings: what ships with the server, under what was stored since. */
export const createSettings = (database: Database, clock: Clock): Settings => {
  const stored = async (list: List): Promise<Map<string, string>> => {
    const rows = await storedSettings(database, { list });
    return new Map(rows.map(({ key, value }) => [key, value]));
  };

  const merged = async (list: List, defaults: readonly KeyValue[]): Promise<KeyValue[]> => {
    const values = new Map([...defaults.map(({ key, value }) => [key, value] as const), ...(await stored(list))]);
    return [...values].map(([key, value]) => ({ key, value }));
  };

  const set = async (list: List, key: string, value: string): Promise<void> => {
    await database
      .insert(operatorSettings)
      .values({ list, key, value })
      .onConflictDoUpdate({ target: [operatorSettings.list, operatorSettings.key], set: { value } });
  };

  return {
    general: () => merged('general', generalDefaults),
    statuses: () => merged('statuses', statusDefaults),
    setGeneral: (key, value) => set('general', key, value),
    setStatus: (key, value) => set('statuses', key, value),

    changedStatuses: async () => [...(await stored('statuses'))].map(([key, value]) => ({ key, value })),

    resetStatus: async (key) => {
      await database
        .delete(operatorSettings)
        .where(and(eq(operatorSettings.list, 'statuses'), eq(operatorSettings.key, key)));
      return statusDefaults.find((status) => status.key === key) ?? { key, value: 'false' };
    },

    maintenance: async () => {
      const startsAt = (await stored('maintenance')).get('startsAt');
      if (startsAt === undefined) return null;
      return { timeLeft: Math.max(0, Math.ceil((Number(startsAt) - clock.now()) / 1000)) };
    },

    announceMaintenance: async (secondsLeft) => {
      if (secondsLeft === null) {
        await database.delete(operatorSettings).where(eq(operatorSettings.list, 'maintenance'));
        return;
      }
      await set('maintenance', 'startsAt', String(clock.now() + Math.round(secondsLeft * 1000)));
    },
  };
};
