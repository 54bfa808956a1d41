import { createServer } from 'node:http';
import { Server } from 'socket.io';
import type { Connection, ConnectionNews } from '../../src/transport/sockets/connection.ts';
import { freePort } from './free-port.ts';

/** A server that takes connections and answers no call. */
export const startSocketServer = async (): Promise<{ io: Server; origin: string }> => {
  const http = createServer((_, response) => response.writeHead(404).end());
  const io = new Server(http, { transports: ['websocket'] });
  const port = await freePort();
  await new Promise<void>((listening) => http.listen(port, '127.0.0.1', listening));
  return { io, origin: `http://127.0.0.1:${port}` };
};

/** Resolves when a connection says so the next time. */
export const nextNews = ({ watch }: Connection, wanted: ConnectionNews): Promise<void> =>
  new Promise((resolve) => {
    const end = watch((news) => {
      if (news !== wanted) return;
      end();
      resolve();
    });
  });
