import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { TicketRequest } from '../../../contract/entities/ticket-request.ts';

/**
 * Keeps this process awake: to wake a sleeping one costs the writer more than to write, and only a server that is slower
 * than its client would ever pay for it.
 */
export const stayAwake = (): (() => void) => {
  let awake = true;
  const again = () => awake && setImmediate(again);
  again();
  return () => {
    awake = false;
  };
};

/** Sends this many tickets over kept connections, some at a time; throws when one is refused. */
export const sendTickets = async (
  { port, token }: { port: number; token: string },
  count: number,
  atOnce: number,
  ticketOf: (id: string) => TicketRequest,
): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const one = (body: string) =>
    new Promise<void>((resolve, reject) => {
      const call = request({
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/sportsbetting/v1/ticketRequest',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      });
      call.once('error', reject);
      call.once('response', (answer) => {
        answer.resume();
        answer.once('end', resolve);
        if (answer.statusCode !== 200) reject(new Error(`a ticket was answered ${answer.statusCode}`));
      });
      call.end(body);
    });
  let left = count;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      await one(JSON.stringify(ticketOf(randomUUID())));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  agent.destroy();
};
