import { prefetchIdleTimeout } from '../../domain/limits.ts';

/** Comes when the browser has nothing else to do, at the latest after the prefetch timeout of spec section 9. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: prefetchIdleTimeout });
    else setTimeout(resolve, prefetchIdleTimeout);
  });
