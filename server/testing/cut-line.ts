import { connect, createServer, type Server, type Socket } from 'node:net';

export interface CutLine {
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** The way from a port of this machine to a server, as a network has one: it can be cut and mended. */
export const createCutLine = async (port: number, to: { host: string; port: number }): Promise<CutLine> => {
  const open = new Set<Socket>();
  let server: Server | null = null;
  const mend = () =>
    new Promise<void>((resolve) => {
      server = createServer((near) => {
        const far = connect(to.port, to.host);
        for (const [socket, other] of [
          [near, far],
          [far, near],
        ] as const) {
          open.add(socket);
          socket.pipe(other);
          socket.on('error', () => other.destroy());
          socket.on('close', () => open.delete(socket));
        }
      }).listen(port, '127.0.0.1', resolve);
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      server?.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  await mend();
  return { cut, mend };
};
