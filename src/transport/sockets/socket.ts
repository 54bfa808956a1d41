interface SocketListener {
  connected(): void;
  /** Comes once, and nothing after it; says whether the socket was ever connected. */
  ended(wasConnected: boolean): void;
  event(name: string, payload: unknown): void;
}

/** One socket.io socket of one namespace on a WebSocket of its own; when it has ended, another one is opened. */
export interface Socket {
  connected(): boolean;
  emit(event: string, payload: unknown): void;
  /** Emits and waits for the server's acknowledgement; rejects after `timeout` milliseconds or when the socket ends. */
  request(event: string, payload: unknown, timeout: number): Promise<unknown>;
  close(): void;
}

/** What an engine.io packet (revision 4) begins with; a message holds a packet of socket.io (revision 5). */
const packet = { open: '0', ping: '2', pong: '3', connect: '40', disconnect: '41', event: '42', ack: '43' } as const;

interface Handshake {
  pingInterval: number;
  pingTimeout: number;
}

const listIn = (text: string): unknown[] | null => {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
};

/** Ends by itself unless it is connected within `timeout` milliseconds. */
export const openSocket = (
  origin: string,
  namespace: `/${string}`,
  timeout: number,
  listener: SocketListener,
): Socket => {
  const wire = new WebSocket(`${origin.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const asked = new Map<number, { answered: (answer: unknown) => void; ended: () => void }>();
  let connected = false;
  let ended = false;
  let lastId = 0;
  let patience = timeout;
  let deadline: number;
  let timer: ReturnType<typeof setTimeout>;

  const end = () => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    removeEventListener('offline', end);
    wire.close();
    for (const question of asked.values()) question.ended();
    listener.ended(connected);
  };
  const wait = () => {
    clearTimeout(timer);
    deadline = Date.now() + patience;
    timer = setTimeout(end, patience);
  };
  const send = (kind: string, content: string) => wire.send(`${kind}${namespace},${content}`);

  const hearEngine = (text: string) => {
    if (text.startsWith(packet.open)) {
      const { pingInterval, pingTimeout } = JSON.parse(text.slice(1)) as Handshake;
      patience = pingInterval + pingTimeout;
      send(packet.connect, '');
    } else if (text === packet.ping) {
      wire.send(packet.pong);
      if (connected) wait();
    }
  };
  const hear = (kind: string, content: string) => {
    const start = content.indexOf('[');
    const list = listIn(content.slice(start));
    if (kind === packet.connect) {
      connected = true;
      wait();
      listener.connected();
    } else if (kind === packet.event && list) listener.event(String(list[0]), list[1]);
    else if (kind === packet.ack && list) asked.get(Number(content.slice(0, start)))?.answered(list[0]);
    else end();
  };
  wait();
  addEventListener('offline', end);
  wire.onclose = end;
  wire.onmessage = ({ data }) => {
    if (ended || typeof data !== 'string') return;
    const comma = data.indexOf(',');
    if (!data.startsWith('4')) hearEngine(data);
    else if (data.slice(2, comma) === namespace) hear(data.slice(0, 2), data.slice(comma + 1));
  };

  return {
    connected: () => connected && !ended,
    emit(event, payload) {
      // A sleeping machine's timers sleep too: without this it would go on talking to a server that has hung up.
      if (Date.now() > deadline) end();
      else send(packet.event, JSON.stringify([event, payload]));
    },
    request: (event, payload, timeout) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        const done = (settle: () => void) => {
          clearTimeout(limit);
          asked.delete(id);
          settle();
        };
        const fail = (reason: string) => done(() => reject(new Error(reason)));
        const limit = setTimeout(() => fail(`${event} was not acknowledged`), timeout);
        asked.set(id, {
          answered: (answer) => done(() => resolve(answer)),
          ended: () => fail('The connection is lost'),
        });
        send(packet.event, `${id}${JSON.stringify([event, payload])}`);
      }),
    close() {
      if (connected && !ended) send(packet.disconnect, '');
      end();
    },
  };
};
