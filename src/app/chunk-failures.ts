import i18next from 'i18next';

const routerKey = (message: string) => `tanstack_router_reload:${message}`;

const messageOf = (event: Event): string | null => {
  const failure: unknown = 'payload' in event ? event.payload : null;
  return failure instanceof Error ? failure.message : null;
};

/** Reports when a part of the app, its code or its texts, could not be loaded. */
export const watchChunkFailures = (failed: () => void): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const message = messageOf(event);
    try {
      // The router would reload by itself; marked as done once, it leaves that to the guard of all reloads.
      if (message !== null) sessionStorage.setItem(routerKey(message), '1');
    } catch {
      // Without storage the router never reloads.
    }
    failed();
  });
  i18next.on('failedLoading', failed);
};
