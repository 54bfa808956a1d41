import { connect, createServer, type Socket } from 'node:net';

export interface RoundRobin {
  origin: string;
  close(): Promise<void>;
}

/** Hands each connection to the next of some ports of this machine that takes it, as a proxy does; nothing sticks. */
export const startRoundRobin = (port: number, ports: readonly number[]): Promise<RoundRobin> =>
  new Promise((resolve) => {
    const open = new Set<Socket>();
    let turn = 0;
    const hand = (near: Socket, tries: number): void => {
      const far = connect(ports[turn % ports.length] ?? 0, '127.0.0.1');
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
            server.close(() => closed());
            for (const socket of open) socket.destroy();
          }),
      }),
    );
  });
