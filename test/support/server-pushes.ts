import type { Page, WebSocketRoute } from 'playwright';

/**
 * Lets a test push what the server has no occasion to push: the page's connections go to the real server, and the
 * account's says one event more. To be set up before the page is opened; a reload keeps it.
 */
export const serverPushes = async (page: Page): Promise<(event: string, payload?: object) => void> => {
  let account: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/socket\.io\//, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => far.send(message));
    far.onMessage((message) => {
      if (String(message).startsWith('40/sports,')) account = near;
      near.send(message);
    });
  });
  return (event, payload = {}) => {
    if (!account) throw new Error('The connection of the account is not up');
    account.send(`42/sports,${JSON.stringify([event, payload])}`);
  };
};

/**
 * Changes what the server tells of the offer on its way to the page: `bend` gets every event of the feed and says what
 * arrives in its place. To be set up before the page is opened.
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
