import { setTimeout as pause } from 'node:timers/promises';

/** Thrown by a transaction whose data changed under it: it leaves nothing behind and runs again. */
export class Overtaken extends Error {}

/** Deadlock and serialization failure: the transaction left nothing behind and may simply run again. */
const passing = new Set(['40001', '40P01']);

const codeOf = (error: unknown): string | undefined => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return (cause as { code?: string } | null)?.code;
};

/** A pause in milliseconds in which the other transaction may finish: at once they would collide again. */
const stepAside = 50;

/** Runs a transaction up to three times when the database or the transaction itself asks for it (faults J1). */
export const retried = async <T>(transaction: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      const mayPass = error instanceof Overtaken || passing.has(codeOf(error) ?? '');
      if (attempt === 3 || !mayPass) throw error;
      await pause(attempt * stepAside * (0.5 + Math.random()));
    }
  }
};
