import { busy, RefusedCall } from './refusal.ts';

const unavailable = () => new RefusedCall(503, 'unavailable', undefined, { 'retry-after': '5' });

interface TurnstileOptions {
  mostWaiting?: number;
  longestWait?: number;
  /** The answer to a caller who finds the queue full. */
  refusal?: () => RefusedCall;
}

/**
 * Lets at most `width` tasks of a key run at once; the others wait in the order they came. With `mostWaiting` tasks
 * waiting a further one is refused, with 503 by default: nobody waits that long, and a flood must not fill the memory.
 * One that waited longer than `longestWait` milliseconds is refused without being started.
 */
export const createTurnstile = (
  width: number,
  { mostWaiting = 500, longestWait, refusal = unavailable }: TurnstileOptions = {},
) => {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  let nowIdle = (): void => undefined;

  const enter = (key: string): Promise<void> | undefined => {
    const inside = running.get(key) ?? 0;
    if (inside < width) {
      running.set(key, inside + 1);
      return undefined;
    }
    const queue = waiting.get(key) ?? [];
    if (queue.length >= mostWaiting) throw refusal();
    waiting.set(key, queue);
    return new Promise((resolve, reject) => {
      const enterNow = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        queue.splice(queue.indexOf(enterNow), 1);
        reject(busy());
      };
      const timer = longestWait === undefined ? undefined : setTimeout(giveUp, longestWait);
      queue.push(enterNow);
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
    if (running.size === 0) nowIdle();
  };

  const turn = async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const wait = enter(key);
    if (wait) await wait;
    try {
      return await task();
    } finally {
      leave(key);
    }
  };

  /** Resolves when nobody is inside. */
  const idle = async (): Promise<void> => {
    if (running.size > 0) await new Promise<void>((resolve) => (nowIdle = resolve));
  };
  return Object.assign(turn, { idle });
};
