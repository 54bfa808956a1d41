import { WebSocket } from 'ws';
import { feedsocketNamespace } from '../../contract/sockets/feedsocket.ts';
import { sportsNamespace } from '../../contract/sockets/sports.ts';
import { socketReconnectionDelay, socketReconnectionSpread } from '../../domain/limits.ts';
import { startSite } from '../../test/support/site.ts';

/**
 * `npm run bench:storm`: a thousand tabs, two sockets each, whose server is killed and started again. Exits with 1 when
 * not all are back with their snapshot 15 s after it answers, or when it answered a call with a 5xx meanwhile;
 * `-- --json` prints one object.
 */
const tabs = 1_000;
const goal = 15_000;

const site = await startSite();
const url = `${site.origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
const ready = new Set<number>();
let attempts = 0;
let leaving = false;
let allReady: () => void = () => undefined;

/** A socket as the site's pages have it: steady attempts, spread a little, and its subscriptions sent again. */
const keep = (id: number, namespace: string): void => {
  attempts += 1;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    ready.delete(id);
    const delay = socketReconnectionDelay + Math.random() * socketReconnectionSpread;
    if (!leaving) setTimeout(() => keep(id, namespace), delay);
  });
  socket.on('message', (data: Buffer) => {
    const text = data.toString('latin1', 0, 60);
    if (text === '2') socket.send('3');
    else if (text.startsWith('0')) socket.send(`40${namespace},`);
    else if (text.startsWith('40') && namespace === feedsocketNamespace) {
      for (const sport of ['F', 'B'])
        socket.send(`42${namespace},${JSON.stringify(['live', { sport, packed: true }])}`);
    } else if (text.startsWith('40') || text.includes('initial_data')) {
      ready.add(id);
      if (ready.size === 2 * tabs) allReady();
    }
  });
};
const all = () =>
  new Promise<void>((resolve) => {
    allReady = resolve;
    if (ready.size === 2 * tabs) resolve();
  });

for (let tab = 0; tab < tabs; tab += 1) {
  keep(2 * tab, sportsNamespace);
  keep(2 * tab + 1, feedsocketNamespace);
}
await all();

await site.kill();
attempts = 0;
const restarted = site.restart();
let failures = 0;
let slowest = 0;
const statuses: number[] = [];
const asking = (async () => {
  await restarted;
  while (!leaving) {
    const began = performance.now();
    const status = await fetch(`${site.origin}/cms/v1/settings/statuses`).then(
      (answer) => answer.status,
      () => 0,
    );
    slowest = Math.max(slowest, performance.now() - began);
    statuses.push(status);
    if (status >= 500) failures += 1;
    await new Promise((later) => setTimeout(later, 100));
  }
})();
const killed = performance.now();
await restarted;
const answered = performance.now();
await all();
const back = performance.now();
leaving = true;
await asking;
const figures = {
  sockets: 2 * tabs,
  startMs: Math.round(answered - killed),
  backMs: Math.round(back - answered),
  attempts,
  calls: statuses.length,
  failures,
  slowestCallMs: Math.round(slowest),
  goalMs: goal,
};
const broken = await site.broken();
await site.stop();
const good = figures.backMs <= goal && failures === 0 && broken.length === 0;
console.log(
  process.argv.includes('--json')
    ? JSON.stringify({ ...figures, broken, good })
    : `${figures.sockets} sockets: all back ${figures.backMs} ms after the server answered again (goal ${goal} ms), ${attempts} attempts; ${figures.calls} calls meanwhile, ${failures} of them 5xx, the slowest ${figures.slowestCallMs} ms.`,
);
process.exit(good ? 0 : 1);
