import { io } from 'socket.io-client';
import type { TicketRequestProcessed } from '../../../contract/entities/ticket.ts';
import type { FaultyLine } from './faulty-line.ts';

/** A tab's connection of the account, which comes back by itself and proves who it is each time. */
export const openTab = (
  origin: string,
  node: number,
  line: FaultyLine,
  hear: (answer: TicketRequestProcessed) => void,
): { close(): void } => {
  const socket = io(`${origin}/sports`, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 200,
    reconnectionDelayMax: 500,
  });
  socket.on('connect', async () => {
    const pass = await line.call(node, '/sportsbetting/v1/preAuth');
    if (pass?.status === 200) socket.emit('auth', { token: pass.body.token });
  });
  socket.on('ticketRequestProcessed', hear);
  return { close: () => socket.disconnect() };
};
