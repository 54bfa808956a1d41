import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { KeyValue } from '../../contract/entities/settings.ts';
import type { GeneralKey, GeneralSettings } from '../../contract/settings/general.ts';
import { readSetting } from '../../domain/settings/general-settings.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import type { Clock } from '../time/clock.ts';
import type { KeptLists } from './kept-lists.ts';
import { keepSettings } from './kept-settings.ts';
import { generalDefaults, statusDefaults } from './operator-defaults.ts';
import { dropSetting, type List, storedList, storeSetting } from './setting-repository.ts';

export interface Settings {
  general(): Promise<GeneralSettings>;
  /** The texts that hold, as they cross the wire. */
  generalTexts(): Promise<KeyValue[]>;
  statuses(): Promise<KeyValue[]>;
  /** An invalid text is refused, and the former value stays in force. Throws a RefusedCall. */
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
  /** What the operator changed of games, by their codes. */
  games(): Promise<ReadonlyMap<string, GameChange>>;
  /** What is not named stays as it was. */
  changeGame(code: string, change: GameChange): Promise<void>;
  /** The game as the catalogue has it. */
  restoreGame(code: string): Promise<void>;
}

const gameChange = z.object({
  /** False: it is neither opened nor staked on. */
  active: z.optional(z.boolean()),
  /** The most of a bet, in major units of any currency. */
  limit: z.optional(z.number()),
});
export type GameChange = z.infer<typeof gameChange>;

type Changeable = 'general' | 'statuses';

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

  const stored = (list: List): Promise<ReadonlyMap<string, string>> => lists.of(list, () => storedList(database, list));

  const general = async () => kept.read(await stored('general'));

  const set = async (list: List, key: string, value: string): Promise<void> => {
    await storeSetting(database, list, key, value);
    lists.forget();
  };

  const games = async () =>
    new Map([...(await stored('games'))].map(([code, text]) => [code, gameChange.parse(JSON.parse(text))]));

  return {
    general,
    games,
    changeGame: async (code, change) => {
      const before = (await games()).get(code);
      await set('games', code, JSON.stringify({ ...before, ...change }));
    },
    restoreGame: async (code) => {
      await dropSetting(database, 'games', code);
      lists.forget();
    },
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
      await dropSetting(database, list, key);
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
        await dropSetting(database, 'maintenance', 'startsAt');
        lists.forget();
        return;
      }
      await set('maintenance', 'startsAt', String(clock.now() + Math.round(secondsLeft * 1000)));
    },
  };
};
