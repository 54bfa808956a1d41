/** Lets at most `width` tasks of a key run at once; the others wait in the order they came. */
export const createTurnstile = (width: number) => {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  const enter = (key: string): Promise<void> | undefined => {
    const inside = running.get(key) ?? 0;
    if (inside < width) {
      running.set(key, inside + 1);
      return undefined;
    }
    return new Promise((resolve) => {
      waiting.set(key, [...(waiting.get(key) ?? []), resolve]);
    });
  };

  const leave = (key: string): void => {
    const [next, ...rest] = waiting.get(key) ?? [];
    if (next) {
      if (rest.length > 0) waiting.set(key, rest);
      else waiting.delete(key);
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
