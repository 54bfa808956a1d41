import { createServer } from 'node:net';

const first = 20_000;
const last = 32_767;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port on 127.0.0.1 that nothing listens on. Below 32768 on purpose: port 0 would take one of the range from which
 * outgoing connections get theirs, and a connection of somebody else may hold it a moment later.
 */
export const freePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = first + Math.floor(Math.random() * (last - first));
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${first} and ${last}`);
};
