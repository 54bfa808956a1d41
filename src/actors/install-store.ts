import { type StoredInstall, storedInstall } from '../../contract/storage/install.ts';
import { isInstallWelcome, noInstallRecord, withLoad } from '../../domain/install/install-record.ts';
import type { InstallAnswer } from '../../machines/install/install.machine.ts';
import { createStored } from '../browser/stored.ts';

/** What this browser remembers of the offer to install the site; notifies of each change, by other tabs as well. */
export const createInstallStore = (
  stored = createStored({ key: 'install', schema: storedInstall }),
  now: () => number = Date.now,
) => {
  const listeners = new Set<() => void>();
  const read = () => stored.read() ?? noInstallRecord;
  const write = (record: StoredInstall): void => {
    stored.write(record);
    for (const listener of listeners) listener();
  };
  const isWelcome = () => isInstallWelcome(read(), now());
  return {
    isWelcome,
    noteLoad: (): void => write(withLoad(read(), now())),
    keep: (answer: InstallAnswer): void =>
      write({ ...read(), ...(answer === 'installed' ? { installed: true } : { refusedAt: now() }) }),
    /** A break began, or ended; what is known already is not written again. */
    noteBreak: (onBreak: boolean): void => {
      if (read().onBreak !== onBreak) write({ ...read(), onBreak });
    },
    watch: (listener: (welcome: boolean) => void): (() => void) => {
      const tell = () => listener(isWelcome());
      listeners.add(tell);
      const end = stored.watch(tell);
      return () => {
        listeners.delete(tell);
        end();
      };
    },
  };
};

/** Of this page: breaks are noted by other parts than the offer's own. */
export const installStore = createInstallStore();

export type InstallStore = ReturnType<typeof createInstallStore>;
