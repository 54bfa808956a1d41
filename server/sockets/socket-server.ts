import type { Server as HttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Namespace, Server } from 'socket.io';
import { feedsocketNamespace } from '../../contract/sockets/feedsocket.ts';
import { sportsNamespace } from '../../contract/sockets/sports.ts';
import type { Config } from '../process/config.ts';
import { createConnectionGate } from './connection-gate.ts';
import type { Connection } from './fan-out.ts';
import type { Refusals } from './refusals.ts';
import { guardConnection } from './socket-guard.ts';

export interface SocketServer {
  sports: Namespace;
  feedsocket: Namespace;
  attach(server: HttpServer): void;
  /** Ends every connection as a broken line would: the clients come back by themselves. */
  cut(): void;
  /** Lets the connections go one after the other over this time, in milliseconds: their clients come back, to another server. */
  drain(over: number): Promise<void>;
  /** Turns away new connections for some seconds. */
  refuse(seconds: number): void;
  open(): number;
  /** Seconds for which new connections are still turned away. */
  refusedFor(): number;
  close(): void;
}

const largestMessage = 64 * 1024;
/** The pause between two batches of connections that are closed, in milliseconds. */
const drainStep = 100;

/** Both connections on one server: websocket only, no deflate (112 instead of 13 us a message), small messages only. */
export const createSocketServer = (config: Config, refusals: Refusals): SocketServer => {
  const gate = createConnectionGate(config);
  const io = new Server({
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: largestMessage,
    connectTimeout: 10_000,
    // A dead connection is noticed within 15 seconds: no player should see old odds for longer.
    pingInterval: 10_000,
    pingTimeout: 5_000,
    allowRequest: gate.allowRequest,
  });
  io.use((_socket, next) => next(new Error('nothing is said here')));
  // Those that have joined no namespace yet too.
  const connections = new Set<Connection>();

  return {
    sports: io.of(sportsNamespace),
    feedsocket: io.of(feedsocketNamespace),
    attach: (server) => {
      io.attach(server);
      gate.count(io);
      io.engine.on('connection', (connection: Connection) => {
        connections.add(connection);
        connection.once('close', () => connections.delete(connection));
        guardConnection(connection, refusals);
      });
    },
    cut: () => {
      for (const connection of connections) connection.close();
    },
    drain: async (over) => {
      const until = performance.now() + over;
      for (let left = until - performance.now(); left > 0; left = until - performance.now()) {
        const share = Math.ceil((connections.size * drainStep) / Math.max(left, drainStep));
        for (const connection of [...connections].slice(0, share)) connection.close();
        await pause(Math.min(drainStep, left));
      }
    },
    open: () => connections.size,
    refuse: gate.refuse,
    refusedFor: gate.refusedFor,
    close: () => {
      io.engine?.close();
    },
  };
};
