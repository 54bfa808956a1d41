import { WebSocket } from 'ws';
import { feedsocketNamespace } from '../../../contract/sockets/feedsocket.ts';
import { socketReconnectionDelay, socketReconnectionSpread } from '../../../domain/limits.ts';

/** `audience-process.ts <sockets> <topics> <origin> ...`: visitors who follow some lists, each at one of several servers. */
export interface Heard {
  /** Sockets that have their snapshots now. */
  ready: number;
  frames: number;
  /** Frames that did not follow the one before them. */
  gaps: number;
  /** How often a socket was without a server, and for how long at most, in milliseconds. */
  losses: number;
  longestLoss: number;
}

const [, , count = '0', listed = '', ...origins] = process.argv;
const topics = listed.split(',');
const frame = /"topic":"([^"]+)","seq":(\d+)/;
const heard: Heard = { ready: 0, frames: 0, gaps: 0, losses: 0, longestLoss: 0 };

/** As the site's pages: a line that is lost is looked for again, at whichever server a proxy would choose next. */
const follow = (nth: number, lostAt: number | null): void => {
  const origin = origins[nth % origins.length] ?? '';
  const address = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const seqs = new Map<string, number>();
  const isReady = (): boolean => seqs.size === topics.length;
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (isReady()) heard.ready -= 1;
    const since = isReady() ? performance.now() : lostAt;
    setTimeout(() => follow(nth + 1, since), socketReconnectionDelay + Math.random() * socketReconnectionSpread);
  });
  const snapshot = (topic: string, seq: number): void => {
    const was = isReady();
    seqs.set(topic, seq);
    if (was || !isReady()) return;
    heard.ready += 1;
    if (lostAt === null) return;
    heard.losses += 1;
    heard.longestLoss = Math.max(heard.longestLoss, performance.now() - lostAt);
  };
  socket.on('message', (data: Buffer) => {
    // Topic and number come first: the rest need not be read.
    const text = data.toString('latin1', 0, 160);
    if (text === '2') socket.send('3');
    else if (text.startsWith('0')) socket.send(`40${feedsocketNamespace},`);
    else if (text.startsWith('40')) {
      for (const topic of topics) {
        const [event, sport] = topic.split(':');
        socket.send(`42${feedsocketNamespace},${JSON.stringify([event, { sport, packed: true }])}`);
      }
    } else {
      const [, topic = '', seq = ''] = frame.exec(text) ?? [];
      if (text.includes('initial_data')) return snapshot(topic, Number(seq));
      heard.frames += 1;
      if (Number(seq) !== (seqs.get(topic) ?? Number.NaN) + 1) heard.gaps += 1;
      seqs.set(topic, Number(seq));
    }
  });
};

process.on('message', () => process.send?.(heard));
process.on('disconnect', () => process.exit(0));
// A few at a time: thousands at once are a storm, which bench:storm is for.
const together = 20;
for (let nth = 0; nth < Number(count); nth += together) {
  for (let one = nth; one < Math.min(nth + together, Number(count)); one += 1) follow(one, null);
  await new Promise((later) => setTimeout(later, 100));
}
