import type { Database } from '../database/client.ts';
import { listenTo } from '../database/notices.ts';

type List = ReadonlyMap<string, string>;

/** Lists of settings, kept in memory while every change of them is notified (docs/decisions/2026-11-22-ping.md). */
export interface KeptLists {
  /** As it is kept, else as `read` finds it. */
  of(name: string, read: () => Promise<List>): Promise<List>;
  /** Something changed: read all again. */
  forget(): void;
  close(): Promise<void>;
}

/** The lists are read again this often, even without notices. */
const keptFor = 30_000;

/** Caches the lists whose changes a trigger notifies; while the notices do not arrive, the lists are read for every request. */
export const keepLists = async (database: Database): Promise<KeptLists> => {
  const kept = new Map<string, Promise<List>>();
  const forget = () => kept.clear();
  const notices = await listenTo(database, 'operator_settings', forget);
  const timer = setInterval(forget, keptFor);
  timer.unref();
  return {
    of: (name, read) => {
      if (!notices.heard()) return read();
      const known = kept.get(name);
      if (known) return known;
      const reading = read();
      kept.set(name, reading);
      reading.catch(() => {
        if (kept.get(name) === reading) kept.delete(name);
      });
      return reading;
    },
    forget,
    close: async () => {
      clearInterval(timer);
      await notices.close();
    },
  };
};
