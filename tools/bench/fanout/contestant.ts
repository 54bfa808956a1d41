import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { loadConfig } from '../../../server/process/config.ts';
import { serveFeed } from '../../../server/sockets/feedsocket.ts';
import { createRefusals } from '../../../server/sockets/refusals.ts';
import { createSocketServer } from '../../../server/sockets/socket-server.ts';
import { freePort } from '../../../test/support/free-port.ts';
import { eveningFeed, load, recordEvening } from './load.ts';

/** `contestant.ts <kind>`: serves, waits for `go`, plays the evening to its audience and reports what it cost. */
export type Kind = 'matchday' | 'ws' | 'ws-unconflated';

export interface Told {
  port?: number;
  /** `cpu` in microseconds; messages, changes and bytes to each client since the warm-up; `sent` with it. */
  result?: { cpu: number; messages: number; changes: number; bytes: number; wholeBytes: number; sent: number };
}

interface Contestant {
  /** Milliseconds between two steps. */
  every: number;
  step(at: number): void;
  recorded: ReturnType<typeof recordEvening>;
}

const matchday = async (port: number): Promise<Contestant> => {
  const http = createServer();
  const config = loadConfig({ SANDBOX: '1', LOG_LEVEL: 'silent' });
  const refusals = createRefusals();
  const server = createSocketServer(config, refusals);
  const { clock, feed, move } = eveningFeed();
  const feedsocket = serveFeed(server.feedsocket, feed, clock, refusals);
  // The bench makes the steps, not the clock.
  feedsocket.close();
  server.attach(http);
  await new Promise<void>((listening) => http.listen(port, '127.0.0.1', listening));
  return {
    every: load.step,
    step: () => {
      move(load.step);
      feedsocket.tell();
    },
    recorded: recordEvening(load.step, true),
  };
};

const plain = async (port: number, every: number, conflated: boolean): Promise<Contestant> => {
  const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false });
  await new Promise<void>((listening) => server.once('listening', listening));
  const recorded = recordEvening(every, conflated);
  return {
    every,
    step: (at) => {
      for (const { text } of recorded[at] ?? []) {
        const message = Buffer.from(text);
        for (const client of server.clients) client.send(message, { binary: false });
      }
    },
    recorded,
  };
};

const contestants: Record<Kind, (port: number) => Promise<Contestant>> = {
  matchday,
  ws: (port) => plain(port, load.step, true),
  'ws-unconflated': (port) => plain(port, load.finestStep, false),
};

const port = await freePort();
const { every, step, recorded } = await contestants[process.argv[2] as Kind](port);
// A server that has run for a while has its code compiled; the others get the same start.
for (let evening = 0; evening < 4; evening += 1) recordEvening(load.step, true);

const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
const tell = (told: Told): void => void process.send?.(told);

const play = async (): Promise<void> => {
  const warm = (load.warmUp * load.step) / every;
  const start = performance.now();
  let before = 0;
  for (let at = 0; at < recorded.length; at += 1) {
    if (at === warm) {
      // What connecting left behind is not part of the measurement.
      globalThis.gc?.();
      before = cpuNow();
    }
    step(at);
    await new Promise((next) => setTimeout(next, start + (at + 1) * every - performance.now()));
  }
  const cpu = cpuNow() - before;
  const measured = recorded.slice(warm).flat();
  const sum = (figure: (told: (typeof measured)[number]) => number) =>
    measured.reduce((total, told) => total + figure(told), 0);
  tell({
    result: {
      cpu,
      messages: measured.length,
      changes: sum(({ changes }) => changes),
      bytes: sum(({ text }) => Buffer.byteLength(text)),
      wholeBytes: sum(({ wholeBytes }) => wholeBytes),
      sent: recorded.flat().length,
    },
  });
};

process.on('message', (word) => {
  if (word === 'go') play();
});
process.on('disconnect', () => process.exit(0));
tell({ port });
