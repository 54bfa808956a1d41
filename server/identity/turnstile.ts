import { RefusedCall } from '../refusal.ts';

const busy = () => new RefusedCall(503, 'unavailable', undefined, { 'retry-after': '5' });

/**
 * Lets at most `width` tasks of a key run at once; the others wait in the order they came. Who finds `mostWaiting` before
 * him is sent away, with 503 unless told otherwise: nobody waits so long, and a flood must not fill the memory.
 */
export const createTurnstile = (width: number, mostWaiting = 500, refusal = busy) => {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  const enter = (key: string): Promise<void> | undefined => {
    const inside = running.get(key) ?? 0;
    if (inside < width) {
      running.set(key, inside + 1);
      return undefined;
    }
    const queue = waiting.get(key) ?? [];
    if (queue.length >= mostWaiting) throw refusal();
    waiting.set(key, queue);
    return new Promise((resolve) => {
      queue.push(resolve);
    });
  };

  const leave = (key: string): void => {
    const queue = waiting.get(key);
    const next = queue?.shift();
    if (queue?.length === 0) waiting.delete(key);
    if (next) {
      next();
      return;
    }
    const inside = (running.get(key) ?? 1) - 1;
    if (inside > 0) running.set(key, inside);
    else running.delete(key);
  };

  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    await enter(key);
    try {
      return await task();
    } finally {
      leave(key);
    }
  };
};
