import { io } from 'socket.io-client';
import { feedsocketEmits, feedsocketNamespace } from '../../../contract/sockets/feedsocket.ts';
import { sportsEmits, sportsNamespace } from '../../../contract/sockets/sports.ts';
import { createRandom, hashText } from '../../../server/feed/simulator/random.ts';
import { fieldsOf, mutated } from './mutate.ts';

const namespaces = [
  { name: sportsNamespace, emits: sportsEmits, valid: { token: 'x', ticket_ids: [crypto.randomUUID()] } },
  { name: feedsocketNamespace, emits: feedsocketEmits, valid: { sport: 'F', eventId: '1', eventIds: ['1'] } },
];
/** A connection that sends more than a hundred messages at once is cut. */
const perConnection = 60;

/**
 * Emits `each` invalid payloads of every event a client may emit; the same seed makes the same ones. Returns how many
 * were sent; throws when a connection is ended for one.
 */
export const emitBadEvents = async (origin: string, each: number, seed: number): Promise<number> => {
  let sent = 0;
  for (const { name, emits, valid } of namespaces) {
    for (const [event, schema] of Object.entries(emits)) {
      const random = createRandom(seed ^ hashText(event));
      const fields = fieldsOf(schema);
      for (let left = each; left > 0; left -= perConnection) {
        const socket = io(`${origin}${name}`, { transports: ['websocket'], forceNew: true, reconnection: false });
        await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
        for (let nth = 0; nth < Math.min(left, perConnection); nth += 1) {
          let payload: unknown = mutated(valid, fields, random);
          try {
            payload = JSON.parse(String(payload));
          } catch {
            // It goes as the text it is.
          }
          socket.emit(event, payload);
          sent += 1;
        }
        // What is answered here was sent after all of them.
        if (name === sportsNamespace) await socket.timeout(10_000).emitWithAck('auth', { token: 'x' });
        else {
          const answered = new Promise((resolve) => socket.on('initial_data', resolve));
          socket.emit('livematch', { eventId: 'nothing' });
          await answered;
        }
        if (!socket.connected) throw new Error(`${event}: the connection was ended`);
        socket.disconnect();
      }
    }
  }
  return sent;
};
