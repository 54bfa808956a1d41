/** Lets the browser do what waits: what comes after it is a task of its own. */
export const nextTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve);
      });
