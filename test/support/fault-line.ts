import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

/** A line to a server that can be cut: open connections end, new ones are turned away. */
export interface FaultLine {
  origin: string;
  cut(): void;
  mend(): void;
  open(): number;
  /** Resolves with the first attempt that is refused this many milliseconds after the cut. */
  turnsAwayAfter(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** A proxy between a browser and the server, at a port of its own: a browser's offline mode does not cut open WebSockets. */
export const openFaultLine = async (target: string): Promise<FaultLine> => {
  const ends = new Set<Socket>();
  let cutAt: number | null = null;
  let turnedAway: () => void = () => undefined;
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (cutAt !== null) {
      near.destroy();
      turnedAway();
      return;
    }
    const far = connect(Number(new URL(target).port), '127.0.0.1');
    far.on('error', () => undefined);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.pipe(other);
      one.once('close', () => {
        ends.delete(one);
        other.destroy();
      });
    }
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${port}`,
    cut: () => {
      cutAt = performance.now();
      for (const end of ends) end.destroy();
    },
    mend: () => {
      cutAt = null;
    },
    open: () => ends.size / 2,
    turnsAwayAfter: (milliseconds) =>
      new Promise((resolve) => {
        turnedAway = () => {
          if (cutAt !== null && performance.now() - cutAt >= milliseconds) resolve();
        };
      }),
    close: () => {
      for (const end of ends) end.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
};
