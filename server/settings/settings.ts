import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { KeyValue } from '../../contract/entities/settings.ts';
import type { GeneralKey, GeneralSettings } from '../../contract/settings/general.ts';
import { readSetting } from '../../domain/settings/general-settings.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { operatorSettings } from '../database/schema/settings.ts';
import { type Given, statement } from '../database/statement.ts';
import { RefusedCall } from '../refusal.ts';
import type { KeptLists } from './kept-lists.ts';
import { keepSettings } from './kept-settings.ts';
import { generalDefaults, statusDefaults } from './operator-defaults.ts';

export interface Settings {
  general(): Promise<GeneralSettings>;
  /** The texts that hold, as they cross the wire. */
  generalTexts(): Promise<KeyValue[]>;
  statuses(): Promise<KeyValue[]>;
  /** A text that is no such setting is refused, and what held goes on to hold. Throws a RefusedCall. */
  setGeneral(key: GeneralKey, value: string): Promise<void>;
  setStatus(key: string, value: string): Promise<void>;
  /** What was set since the server shipped. */
  changed(list: Changeable): Promise<KeyValue[]>;
  /** Back to what ships with the server. */
  reset(list: Changeable, key: string): Promise<void>;
  /** General settings whose stored text makes no sense, or to which such a text was refused last. */
  badGeneral(): Promise<GeneralKey[]>;
  /** Whole seconds until maintenance begins, 0 from then on, null while none is announced. */
  maintenance(): Promise<{ timeLeft: number } | null>;
  announceMaintenance(secondsLeft: number | null): Promise<void>;
}

type Changeable = 'general' | 'statuses';
type List = Changeable | 'maintenance';

const storedSettings = statement((database, { list }: Given<{ list: List }>) =>
  database.select().from(operatorSettings).where(eq(operatorSettings.list, list)),
);

const listOf = (values: ReadonlyMap<string, string>): KeyValue[] => [...values].map(([key, value]) => ({ key, value }));

/** The operator's settings: what ships with the server, under what was stored since. */
export const createSettings = (
  database: Database,
  clock: Clock,
  lists: KeptLists,
  log: Pick<FastifyBaseLogger, 'error'>,
): Settings => {
  const kept = keepSettings(generalDefaults, (key, text) =>
    log.error({ key, text }, 'a general setting makes no sense: what held before holds'),
  );
  const refused = new Set<GeneralKey>();

  const stored = (list: List): Promise<ReadonlyMap<string, string>> =>
    lists.of(list, async () => {
      const rows = await storedSettings(database, { list });
      return new Map(rows.map(({ key, value }) => [key, value]));
    });

  const general = async () => kept.read(await stored('general'));

  const set = async (list: List, key: string, value: string): Promise<void> => {
    await database
      .insert(operatorSettings)
      .values({ list, key, value })
      .onConflictDoUpdate({ target: [operatorSettings.list, operatorSettings.key], set: { value } });
    lists.forget();
  };

  return {
    general,
    generalTexts: async () => {
      await general();
      return kept.texts();
    },
    statuses: async () => {
      const values = new Map(statusDefaults.map(({ key, value }) => [key, value]));
      return listOf(new Map([...values, ...(await stored('statuses'))]));
    },
    setGeneral: async (key, value) => {
      if (readSetting(key, value) === undefined) {
        refused.add(key);
        log.error({ key, text: value }, 'a general setting that makes no sense was refused');
        throw new RefusedCall(400, 'badRequest', { value: 'badRequest' });
      }
      await set('general', key, value);
      refused.delete(key);
    },
    setStatus: (key, value) => set('statuses', key, value),

    changed: async (list) => listOf(await stored(list)),

    reset: async (list, key) => {
      await database
        .delete(operatorSettings)
        .where(and(eq(operatorSettings.list, list), eq(operatorSettings.key, key)));
      lists.forget();
    },

    badGeneral: async () => {
      await general();
      return [...new Set([...kept.bad(), ...refused])];
    },

    maintenance: async () => {
      const startsAt = (await stored('maintenance')).get('startsAt');
      if (startsAt === undefined) return null;
      return { timeLeft: Math.max(0, Math.ceil((Number(startsAt) - clock.now()) / 1000)) };
    },

    announceMaintenance: async (secondsLeft) => {
      if (secondsLeft === null) {
        await database.delete(operatorSettings).where(eq(operatorSettings.list, 'maintenance'));
        lists.forget();
        return;
      }
      await set('maintenance', 'startsAt', String(clock.now() + Math.round(secondsLeft * 1000)));
    },
  };
};
