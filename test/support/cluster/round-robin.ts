import { connect, createServer, type Socket } from 'node:net';

export interface RoundRobin {
  origin: string;
  close(): Promise<void>;
}

/** How often the servers are asked whether they are ready, and how long they have to answer, in milliseconds. */
const askEvery = 200;
const patience = 1_000;

/**
 * Hands each connection to the next of some ports of this machine that is ready for players and takes it, as a proxy does; nothing
 * sticks. Where nobody is ready it is handed to any that takes it.
 */
export const startRoundRobin = (port: number, ports: readonly number[]): Promise<RoundRobin> =>
  new Promise((resolve) => {
    const open = new Set<Socket>();
    let turn = 0;
    const unready = new Set<number>();
    const ask = async (port: number): Promise<void> => {
      const address = `http://127.0.0.1:${port}/readyz`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch(() => null);
      if (answer?.ok) unready.delete(port);
      else unready.add(port);
    };
    const asking = setInterval(() => {
      // Each by itself: one that hangs does not keep what the others say.
      for (const port of ports) void ask(port);
    }, askEvery);
    asking.unref();
    const hand = (near: Socket, tries: number): void => {
      const ready = ports.filter((one) => !unready.has(one));
      const among = ready.length > 0 ? ready : ports;
      const far = connect(among[turn % among.length] ?? 0, '127.0.0.1');
      turn += 1;
      far.once('connect', () => {
        far.removeAllListeners('error');
        far.on('error', () => near.destroy());
        near.pipe(far).pipe(near);
      });
      far.once('error', () => (tries > 1 ? hand(near, tries - 1) : near.destroy()));
      near.once('close', () => far.destroy());
      far.once('close', () => far.readableEnded || near.destroy());
    };
    const server = createServer({ noDelay: true }, (near) => {
      open.add(near);
      near.once('close', () => open.delete(near));
      near.on('error', () => near.destroy());
      hand(near, ports.length);
    });
    server.listen(port, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((closed) => {
            clearInterval(asking);
            server.close(() => closed());
            for (const socket of open) socket.destroy();
          }),
      }),
    );
  });
