import type { Page, WebSocketRoute } from 'playwright';

export type LineName = 'sports' | 'feedsocket';

/** Both connections of the page, their ends in the path's hand. */
export interface SocketLines {
  connect(name: LineName): Promise<void>;
  refuse(name: LineName): Promise<void>;
  lose(name: LineName): void;
  /** Sends something that the server would not. */
  push(name: LineName, event: string, payload: unknown): void;
  isAsking(name: LineName): boolean;
  /** Lets through an event of the server that was kept back, found by these texts. Earlier ones are dropped. */
  deliver(name: LineName, event: string, ...holding: string[]): Promise<void>;
  isBelieved(name: LineName): boolean;
  /** Waits until the server has authenticated the page's user. */
  believed(name: LineName): Promise<void>;
  /** Knows of no connection; with `served` those to come go on to the real server, whose events are kept back. */
  beginAnew(served: boolean): void;
}

interface Line {
  socket: WebSocketRoute;
  server: WebSocketRoute | null;
  isOpen(): boolean;
  /** Asked to be connected and not yet answered. */
  asking: boolean;
  up: boolean;
  believed: boolean;
  /** What the server sent, oldest first. */
  kept: string[];
}

const hello = JSON.stringify({ sid: 'replay', upgrades: [], pingInterval: 1e8, pingTimeout: 1e8, maxPayload: 1e6 });
const patience = 20_000;

const soonOf = async <Found>(find: () => Found | undefined, missing: string): Promise<Found> => {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(missing);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** The lines end at the test, which uses socket.io's own protocol, unless they are served. */
export const openSocketLines = async (page: Page): Promise<SocketLines> => {
  const lines = new Map<string, Line>();
  let served = false;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = served ? socket.connectToServer() : null;
    let line: Line | undefined;
    let open = false;
    socket.onMessage((message) => {
      const [, name] = /^40\/(\w+),/.exec(String(message)) ?? [];
      if (name) {
        line = { socket, server, isOpen: () => open, asking: true, up: false, believed: false, kept: [] };
        lines.set(name, line);
      } else if (open) server?.send(message);
    });
    server?.onMessage((message) => {
      const text = String(message);
      if (text.startsWith('0')) open = true;
      else if (text.startsWith('42')) line?.kept.push(text);
      else {
        if (text.startsWith('40') && line) line.up = true;
        if (text.startsWith('43') && text.includes('"ok":true') && line) line.believed = true;
        socket.send(text);
      }
    });
    socket.send(`0${hello}`);
  });
  const asking = (name: LineName) =>
    soonOf(() => {
      const line = lines.get(name);
      return line?.asking ? line : undefined;
    }, `${name} does not ask to be connected`);
  const connected = (name: LineName): Line => {
    const line = lines.get(name);
    if (!line?.up) throw new Error(`${name} is not connected`);
    return line;
  };
  return {
    connect: async (name) => {
      const line = await asking(name);
      line.asking = false;
      if (line.server) {
        await soonOf(() => line.isOpen() || undefined, `The server does not open ${name}`);
        line.server.send(`40/${name},`);
        await soonOf(() => line.up || undefined, `The server does not answer on ${name}`);
      } else {
        line.up = true;
        line.socket.send(`40/${name},{"sid":"${name}"}`);
      }
    },
    refuse: async (name) => {
      const line = await asking(name);
      line.asking = false;
      line.socket.send(`44/${name},{"message":"refused"}`);
    },
    lose: (name) => {
      const line = connected(name);
      line.up = false;
      line.server?.send(`41/${name},`);
      line.socket.send(`41/${name},`);
    },
    push: (name, event, payload) => connected(name).socket.send(`42/${name},${JSON.stringify([event, payload])}`),
    isAsking: (name) => lines.get(name)?.asking ?? false,
    deliver: async (name, event, ...holding) => {
      const line = connected(name);
      const kind = new RegExp(`^42/${name},\\["${event}"`);
      const isIt = (text: string) => kind.test(text) && holding.every((part) => text.includes(part));
      const text = await soonOf(() => line.kept.find(isIt), `The server does not say ${[event, ...holding].join(' ')}`);
      line.kept.splice(0, line.kept.indexOf(text) + 1);
      line.socket.send(text);
    },
    isBelieved: (name) => lines.get(name)?.believed ?? false,
    believed: async (name) => {
      await soonOf(() => lines.get(name)?.believed || undefined, `The server does not believe ${name}`);
    },
    beginAnew: (areServed) => {
      lines.clear();
      served = areServed;
    },
  };
};
