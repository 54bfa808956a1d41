import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as until } from 'node:timers/promises';
import { freePort } from '../../test/support/free-port.ts';

/** Slow 4G as Lighthouse has it: a way there and back in milliseconds, bytes a second. */
export const slow4G = { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 };

/** Bytes that travel together. */
const packet = 4_096;

/** What all connections of one direction share; tells when the last of so many bytes has left. */
const lane = (bytesPerSecond: number) => {
  let free = 0;
  return (bytes: number): number => {
    free = Math.max(free, performance.now()) + (bytes / bytesPerSecond) * 1_000;
    return free;
  };
};

const waitUntil = (moment: number) => until(Math.max(0, moment - performance.now()));

/**
 * A slow way to a server, at a port of its own. What a service worker fetches is slow on it too, which it is not where a
 * page's developer tools slow that page down.
 */
export const openSlowLine = async (target: string, { latency, download, upload } = slow4G) => {
  const down = lane(download);
  const up = lane(upload);
  const ends = new Set<Socket>();
  const carry = (from: Socket, to: Socket, leaves: (bytes: number) => number) => {
    // To connect takes a way there and back, for which the first bytes wait.
    let last = waitUntil(performance.now() + latency);
    from.on('data', (bytes: Buffer) => {
      for (let start = 0; start < bytes.length; start += packet) {
        const part = bytes.subarray(start, start + packet);
        const arrives = leaves(part.length) + latency / 2;
        last = last.then(() => waitUntil(arrives)).then(() => void (to.writable && to.write(part)));
      }
    });
    from.once('end', () => void last.then(() => to.end()));
    from.once('close', () => {
      ends.delete(from);
      void last.then(() => to.destroy());
    });
    from.on('error', () => undefined);
    ends.add(from);
  };
  const server = createServer((near) => {
    const far = connect(Number(new URL(target).port), '127.0.0.1');
    carry(near, far, up);
    carry(far, near, down);
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      for (const end of ends) end.destroy();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
};
