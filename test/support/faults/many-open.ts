import { monitorEventLoopDelay } from 'node:perf_hooks';
import { eq, sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { type CashOutUpdate, mostWatched } from '../../../contract/sockets/sports.ts';
import { openPostgres } from '../../../server/database/open-database.ts';
import { rowsOf } from '../../../server/database/rows-of.ts';
import { users } from '../../../server/database/schema/identity.ts';
import { fillTickets } from '../../../server/testing/many-tickets.ts';
import { createScratchPostgres } from '../../../server/testing/scratch-postgres.ts';
import { startTestServer } from '../../../server/testing/start-test-server.ts';
import { createClock } from '../../../server/time/clock.ts';
import { freePort } from '../free-port.ts';
import { upcoming } from '../player-api.ts';

export interface ManyOpenRun {
  tickets: number;
  /** Tickets that a round looked up at most. */
  mostLookedUp: number;
  mostQuotes: number;
  rounds: number;
  /** Milliseconds: the calls of a stranger meanwhile, at the 99th of a hundred, and how long nobody had his turn. */
  strangerP99: number;
  longestStall: number;
}

const pages = 5;

/** A player with many open tickets looks at some of them on a few pages, whose prices move, while a stranger pings. */
export const runManyOpen = async (tickets: number, rounds = 20): Promise<ManyOpenRun> => {
  const postgres = await createScratchPostgres();
  const server = await startTestServer({ CALLS_PER_MINUTE: '10000000' }, createClock(), openPostgres(postgres.url));
  try {
    const port = await freePort();
    await server.app.listen({ host: '127.0.0.1', port });
    const origin = `http://127.0.0.1:${port}`;
    const { database, identity, cashOutQuotes } = server.services;
    await fillTickets(database, { players: 1, tickets, matches: 1, now: server.clock.now() });
    const eventId = (await upcoming(origin))[0]?.eventId ?? '';
    await database.execute(sql`update ticket_selections set event_id = ${eventId}`);
    const [player] = await database.select().from(users).where(eq(users.username, 'many 0'));
    if (!player) throw new Error('no player');
    const { access_token } = await identity.admit(player, true, null);
    const stranger = (await server.signIn('player')).access_token;
    const rows = await rowsOf<{ ticket_id: string }>(
      database,
      sql`select ticket_id from tickets order by created_at desc limit ${mostWatched}`,
    );

    let mostQuotes = 0;
    const sockets = await Promise.all(
      Array.from({ length: pages }, async () => {
        const socket = io(`${origin}/sports`, { transports: ['websocket'], forceNew: true, reconnection: false });
        await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
        const { body } = await server.call('/sportsbetting/v1/preAuth', undefined, access_token);
        socket.on('cashout_update', ({ quotes }: CashOutUpdate) => {
          mostQuotes = Math.max(mostQuotes, quotes.length);
        });
        socket.emit('cashout_watch', { ticket_ids: rows.map(({ ticket_id }) => ticket_id) });
        await socket.emitWithAck('auth', { token: (body as { token: string }).token });
        return socket;
      }),
    );

    const stalls = monitorEventLoopDelay({ resolution: 5 });
    stalls.enable();
    let isOver = false;
    const took: number[] = [];
    const pinging = (async () => {
      while (!isOver) {
        const began = performance.now();
        await server.call('/base/v1/users/ping', undefined, stranger);
        took.push(performance.now() - began);
      }
    })();
    let mostLookedUp = 0;
    for (let round = 0; round < rounds; round += 1) {
      const O = 1.5 + (round % 10) / 10;
      await server.call('/sandbox/v1/market', { eventId, marketCode: '1X2', selectionCode: '1', O, status: 'OPEN' });
      mostLookedUp = Math.max(mostLookedUp, await cashOutQuotes.push());
    }
    isOver = true;
    await pinging;
    stalls.disable();
    for (const socket of sockets) socket.disconnect();
    const strangerP99 = took.sort((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? 0;
    const rounded = (milliseconds: number) => Math.round(milliseconds);
    return {
      tickets,
      mostLookedUp,
      mostQuotes,
      rounds,
      strangerP99: rounded(strangerP99),
      longestStall: rounded(stalls.max / 1e6),
    };
  } finally {
    await server.close();
    await postgres.drop();
  }
};
