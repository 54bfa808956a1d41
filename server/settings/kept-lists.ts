import type { Database } from '../database/client.ts';
import { listenTo } from '../database/notices.ts';

type List = ReadonlyMap<string, string>;

/** Lists of settings, kept in memory for as long as every change of them is told (docs/decisions/2026-11-22-ping.md). */
export interface KeptLists {
  /** As it is kept, else as `read` finds it. */
  of(name: string, read: () => Promise<List>): Promise<List>;
  /** Something changed: read all anew. */
  forget(): void;
  close(): Promise<void>;
}

/** However silent the channel is, the lists are read anew this often. */
const keptFor = 30_000;

/** Keeps what a trigger tells the changes of; while it is not heard, the lists are read for everybody who asks. */
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
