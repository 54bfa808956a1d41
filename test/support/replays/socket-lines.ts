import type { Page, WebSocketRoute } from 'playwright';

export type LineName = 'sports' | 'feedsocket';

/** Both connections of the page, answered by the test as the server would: in socket.io's own words. */
export interface SocketLines {
  connect(name: LineName): Promise<void>;
  refuse(name: LineName): Promise<void>;
  lose(name: LineName): void;
  push(name: LineName, event: string, payload: unknown): void;
}

interface Line {
  socket: WebSocketRoute;
  /** Asked to be connected and not yet told. */
  asking: boolean;
  up: boolean;
}

const hello = JSON.stringify({ sid: 'replay', upgrades: [], pingInterval: 1e8, pingTimeout: 1e8, maxPayload: 1e6 });
const patience = 2_000;

export const openSocketLines = async (page: Page): Promise<SocketLines> => {
  const lines = new Map<string, Line>();
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    socket.onMessage((message) => {
      const [, name] = /^40\/(\w+),/.exec(String(message)) ?? [];
      if (name) lines.set(name, { socket, asking: true, up: false });
    });
    socket.send(`0${hello}`);
  });
  const asking = async (name: LineName): Promise<Line> => {
    const deadline = Date.now() + patience;
    for (;;) {
      const line = lines.get(name);
      if (line?.asking) return line;
      if (Date.now() > deadline) throw new Error(`${name} does not ask to be connected`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const connected = (name: LineName): Line => {
    const line = lines.get(name);
    if (!line?.up) throw new Error(`${name} is not connected`);
    return line;
  };
  return {
    connect: async (name) => {
      const line = await asking(name);
      line.asking = false;
      line.up = true;
      line.socket.send(`40/${name},{"sid":"${name}"}`);
    },
    refuse: async (name) => {
      const line = await asking(name);
      line.asking = false;
      line.socket.send(`44/${name},{"message":"refused"}`);
    },
    lose: (name) => {
      const line = connected(name);
      line.up = false;
      line.socket.send(`41/${name},`);
    },
    push: (name, event, payload) => connected(name).socket.send(`42/${name},${JSON.stringify([event, payload])}`),
  };
};
