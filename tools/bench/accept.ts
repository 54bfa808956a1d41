import { io } from 'socket.io-client';
import type { TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import type { Tokens } from '../../contract/entities/user.ts';
import { hostWins } from '../../test/support/host-wins.ts';
import { signedIn, upcoming } from '../../test/support/player-api.ts';
import { post } from '../../test/support/sandbox.ts';
import { startSite } from '../../test/support/site.ts';

/**
 * `npm run bench:accept`: 100 prematch tickets one after another on the real server, from ticketRequest to
 * ticketRequestProcessed. Exits with 1 when the median misses the goal; `-- --json` prints one object.
 */
const goal = 500;
const count = 100;

const site = await startSite();
const player = await signedIn(site.origin, 'player');
const login = { username: 'player', password: 'Sandbox12345', rememberMe: false };
const { access_token: token } = await post<Tokens>(site.origin, '/kcmanager/loginUser', login);
const preAuth = await fetch(`${site.origin}/sportsbetting/v1/preAuth`, {
  headers: { authorization: `Bearer ${token}` },
});
const socket = io(`${site.origin}/sports`, { transports: ['websocket'], forceNew: true });
await socket.emitWithAck('auth', await preAuth.json());

const processed = new Map<string, (answer: TicketRequestProcessed) => void>();
socket.on('ticketRequestProcessed', (answer: TicketRequestProcessed) => processed.get(answer.frontend_uuid)?.(answer));

const matches = await upcoming(site.origin);
const times: number[] = [];
let accepted = 0;
for (let nth = 0; nth < count; nth++) {
  const match = matches[nth % matches.length];
  if (!match) throw new Error('no match that takes stakes');
  const ticket = hostWins([match], 20);
  const answer = new Promise<TicketRequestProcessed>((settle) => processed.set(ticket.ticket_id, settle));
  const began = performance.now();
  await player.pay(ticket);
  if ((await answer).accepted) accepted++;
  times.push(performance.now() - began);
}
socket.close();
const broken = await site.broken();
await site.stop();

times.sort((a, b) => a - b);
const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
const figures = { tickets: count, accepted, median: at(0.5), p95: at(0.95), slowest: at(0.999), goal, broken };
const good = figures.median < goal && broken.length === 0 && accepted > 0;
console.log(
  process.argv.includes('--json')
    ? JSON.stringify({ ...figures, good })
    : `${count} tickets, ${accepted} accepted: median ${figures.median} ms, 95 % ${figures.p95} ms, slowest ${figures.slowest} ms (goal: median under ${goal} ms). ${broken.join('; ') || 'The ledger is sound.'}`,
);
process.exitCode = good ? 0 : 1;
