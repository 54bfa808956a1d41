import { WebSocket } from 'ws';
import { feedsocketNamespace } from '../../../contract/sockets/feedsocket.ts';
import type { Kind } from './contestant.ts';
import { clientsOf, heldTopics } from './load.ts';

/** `node audience.ts <kind> <port>`: holds the connections, counts what arrives and looks whether the sequence has gaps. */
export interface Heard {
  ready?: true;
  /** What all clients together received, and how often a topic's sequence did not go on by one. */
  heard?: { messages: number; gaps: number };
}

const [, , kind, port] = process.argv as [string, string, Kind, string];
const say = (heard: Heard): void => void process.send?.(heard);

let messages = 0;
let gaps = 0;
const frame = /"topic":"([^"]+)","seq":(\d+)/;

const listen = async (): Promise<void> => {
  const url = `ws://127.0.0.1:${port}${kind === 'matchday' ? '/socket.io/?EIO=4&transport=websocket' : ''}`;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const seqs = new Map<string, number>();
  const awaited = new Set<string>(kind === 'matchday' ? heldTopics : []);
  await new Promise<void>((settled, failed) => {
    socket.once('error', failed);
    socket.once('open', () => {
      if (awaited.size === 0) settled();
    });
    socket.on('message', (data: Buffer) => {
      // Topic and seq come first: the rest, up to 100 kB of it, need not be read.
      const text = data.toString('latin1', 0, 160);
      if (text === '2') socket.send('3');
      else if (text.startsWith('0')) socket.send(`40${feedsocketNamespace},`);
      else if (text.startsWith('40')) {
        for (const topic of heldTopics) {
          const [event, sport] = topic.split(':');
          socket.send(`42${feedsocketNamespace},${JSON.stringify([event, { sport, packed: true }])}`);
        }
      } else {
        const [, topic = '', seq = ''] = frame.exec(text) ?? [];
        if (text.includes('initial_data')) {
          seqs.set(topic, Number(seq));
          awaited.delete(topic);
          if (awaited.size === 0) settled();
          return;
        }
        messages += 1;
        if (Number(seq) !== (seqs.get(topic) ?? 0) + 1) gaps += 1;
        seqs.set(topic, Number(seq));
      }
    });
  });
};

process.on('message', (word) => {
  if (word === 'count') say({ heard: { messages, gaps } });
});
process.on('disconnect', () => process.exit(0));
const together = 50;
for (let client = 0; client < clientsOf(kind); client += together) {
  await Promise.all(Array.from({ length: together }, listen));
}
say({ ready: true });
