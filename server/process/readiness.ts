import { freeMb } from '../database/free-space.ts';
import type { MovableClock } from '../time/clock.ts';
import type { Config } from './config.ts';

/** Why a server should be sent no players. */
export type Unready =
  | { reason: 'clock'; machineOff: number }
  | { reason: 'disk'; freeMb: number }
  | { reason: 'stopping' };

/** A clock further off counts as wrong, in milliseconds. */
const mostOff = 250;

export const isClockOff = (machineOff: number): boolean => Math.abs(machineOff) > mostOff;

export interface Readiness {
  /** Why no players should be sent here; null when they may. */
  look(): Promise<Unready | null>;
  /** Whether the embedded database's disk was full a moment ago: nothing that moves money is begun then. */
  isFull(): boolean;
  /** From now on no players should be sent here; those who come are answered. */
  drain(): void;
  /** From now on the server is about to end: calls are answered that they must be made again. */
  stop(): void;
  isStopping(): boolean;
}

/** What is known of the disk is older than this, in milliseconds, at most. */
const diskInterval = 1_000;

export const createReadiness = (
  { dataDir, leastFreeMb, databaseUrl }: Pick<Config, 'dataDir' | 'leastFreeMb' | 'databaseUrl'>,
  clock: Pick<MovableClock, 'machineOff'>,
): Readiness => {
  let draining = false;
  let stopping = false;
  let free = Number.POSITIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const lookAtDisk = async (): Promise<void> => {
    // PostgreSQL keeps its own elsewhere.
    if (databaseUrl !== null) return;
    lookedAt = performance.now();
    // Without the folder nothing of this server's is kept there.
    free = await freeMb(dataDir).catch(() => Number.POSITIVE_INFINITY);
  };
  return {
    isFull: () => {
      if (performance.now() - lookedAt > diskInterval) void lookAtDisk();
      return free < leastFreeMb;
    },
    drain: () => {
      draining = true;
    },
    stop: () => {
      stopping = true;
    },
    isStopping: () => stopping,
    look: async () => {
      if (draining || stopping) return { reason: 'stopping' };
      const machineOff = clock.machineOff();
      if (isClockOff(machineOff)) return { reason: 'clock', machineOff };
      await lookAtDisk();
      return free < leastFreeMb ? { reason: 'disk', freeMb: free } : null;
    },
  };
};
