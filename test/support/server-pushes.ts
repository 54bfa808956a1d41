import type { Page, WebSocketRoute } from 'playwright';
import type { LineName } from './replays/socket-lines.ts';

/** The page's connections to the real server, and further events for the account's. */
export interface ServerPushes {
  /** Resolves when the document that is there now has this connection. */
  connected(name: LineName): Promise<void>;
  /** Sends one event more to the account's connection, once it is up. */
  push(event: string, payload?: object): Promise<void>;
}

/**
 * Lets a test push what the server has no occasion to push. To be set up before the page is opened; a reload keeps it.
 */
export const serverPushes = async (page: Page): Promise<ServerPushes> => {
  const lines = new Map<LineName, WebSocketRoute>();
  let awaited: { name: LineName; take(line: WebSocketRoute): void }[] = [];
  page.on('request', (request) => {
    // A connection of the document before is nobody's.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) lines.clear();
  });
  await page.routeWebSocket(/\/socket\.io\//, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => far.send(message));
    far.onMessage((message) => {
      near.send(message);
      const [, name] = /^40\/(sports|feedsocket),/.exec(String(message)) ?? [];
      if (name === undefined) return;
      lines.set(name as LineName, near);
      for (const one of awaited) if (one.name === name) one.take(near);
      awaited = awaited.filter((one) => one.name !== name);
    });
  });
  const lineOf = async (name: LineName): Promise<WebSocketRoute> =>
    lines.get(name) ?? new Promise((take) => awaited.push({ name, take }));
  return {
    connected: async (name) => {
      await lineOf(name);
    },
    push: async (event, payload = {}) => (await lineOf('sports')).send(`42/sports,${JSON.stringify([event, payload])}`),
  };
};

/**
 * Changes what the server sends of the offer on its way to the page: `bend` gets every event of the feed and returns
 * what arrives in its place. To be set up before the page is opened.
 */
export const feedBends = (page: Page, bend: (event: string, payload: unknown) => readonly unknown[][]): Promise<void> =>
  page.routeWebSocket(/\/socket\.io\//, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => far.send(message));
    far.onMessage((message) => {
      const [, told] = /^42\/feedsocket,(.*)$/s.exec(String(message)) ?? [];
      if (told === undefined) return near.send(message);
      const [event, payload] = JSON.parse(told);
      for (const bent of bend(event, payload)) near.send(`42/feedsocket,${JSON.stringify(bent)}`);
    });
  });
