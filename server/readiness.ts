import { statfs } from 'node:fs/promises';
import type { MovableClock } from './clock.ts';
import type { Config } from './config.ts';

/** Why a server should be sent no players. */
export type Unready =
  | { reason: 'clock'; machineOff: number }
  | { reason: 'disk'; freeMb: number }
  | { reason: 'stopping' };

/** A clock further off counts as wrong, in milliseconds. */
const mostOff = 250;

export const isClockOff = (machineOff: number): boolean => Math.abs(machineOff) > mostOff;

/** Megabytes left on the disk of a folder. */
export const freeMb = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1_000_000);
};

export interface Readiness {
  /** What stands against sending players here; null when nothing does. */
  look(): Promise<Unready | null>;
  /** From now on the server is about to end: calls are answered that they must be made again. */
  stop(): void;
  isStopping(): boolean;
}

export const createReadiness = (
  { dataDir, leastFreeMb }: Pick<Config, 'dataDir' | 'leastFreeMb'>,
  clock: Pick<MovableClock, 'machineOff'>,
): Readiness => {
  let stopping = false;
  return {
    stop: () => {
      stopping = true;
    },
    isStopping: () => stopping,
    look: async () => {
      if (stopping) return { reason: 'stopping' };
      const machineOff = clock.machineOff();
      if (isClockOff(machineOff)) return { reason: 'clock', machineOff };
      // Without the folder nothing of this server's is kept there.
      const free = await freeMb(dataDir).catch(() => Number.POSITIVE_INFINITY);
      return free < leastFreeMb ? { reason: 'disk', freeMb: free } : null;
    },
  };
};
