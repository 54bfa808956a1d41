import { prefetchIdleTimeout } from '../../domain/limits.ts';

let idle: Promise<void> | null = null;

/** Comes when the browser has nothing else to do, at the latest after the prefetch timeout of spec section 9. */
export const whenIdle = (): Promise<void> => {
  idle ??= new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: prefetchIdleTimeout });
    else setTimeout(resolve, prefetchIdleTimeout);
  });
  return idle;
};
