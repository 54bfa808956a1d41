import type { Page } from 'playwright';

/** Resolves when the server confirms, from now on, the user of the account's connection. */
export const authenticated = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (/^43\/sports,.*"ok":true/.test(String(payload))) resolve();
      }),
    );
  });
