import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openPostgres } from '../../../server/database/client.ts';
import { checkInvariants } from '../../../server/ledger/check-invariants.ts';
import { createScratchPostgres } from '../../../server/testing/scratch-postgres.ts';
import { createStillClock, startTestServer } from '../../../server/testing/start-test-server.ts';
import { aRequest } from '../../../server/testing/ticket-stand.ts';

export interface Soak {
  tickets: number;
  /**
   * Megabytes of JavaScript's heap after a collection, where it was least: in the second third, and in the last. The feed
   * keeps what it has drawn and lets go of all of it every few days; between two such days nothing may be left over.
   */
  before: number;
  after: number;
  wrong: string[];
}

const hour = 3_600_000;

/** So many days of a server in a minute or two: tickets are paid and settled, and what is over is cleared, as its clock goes on. */
export const runSoak = async (days: number, ticketsAnHour = 5): Promise<Soak> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const postgres = await createScratchPostgres();
  const clock = createStillClock(Date.now());
  const server = await startTestServer({ CALLS_PER_MINUTE: '10000000' }, clock, openPostgres(postgres.url));
  const { feed, tickets, housekeeping, ledger, identity, bonuses, vouchers, database } = server.services;
  try {
    const player = await identity.findUser('player');
    if (!player) throw new Error('no player');
    let paid = 0;
    const pay = async (): Promise<void> => {
      const open = feed.prematch();
      const fixture = open[paid % Math.min(50, open.length)];
      const odd = fixture && feed.quote(fixture.eventId, '1X2', '1')?.odd;
      if (!fixture || !odd) return;
      const request = aRequest({ odds: [odd], stake: 20, autoOddsChange: true });
      request.selections = request.selections.map((one) => ({ ...one, eventId: fixture.eventId }));
      await tickets.receive(player.id, request);
    };
    const heap: number[] = [];
    for (let at = 0; at < days * 24; at += 1) {
      for (let nth = 0; nth < ticketsAnHour; nth += 1) {
        await pay();
        paid += 1;
      }
      await tickets.runDue();
      await server.call('/healthz');
      await ledger.wallets(player.id);
      for (const work of [housekeeping.tidy, bonuses.creditDue, vouchers.expireDue]) await work();
      clock.advance(hour);
      collect();
      heap.push(process.memoryUsage().heapUsed / 1e6);
    }
    const third = Math.floor(heap.length / 3);
    const least = (from: number) => Math.round(Math.min(...heap.slice(from, from + third)) * 10) / 10;
    return {
      tickets: paid,
      before: least(third),
      after: least(2 * third),
      wrong: await checkInvariants(database, clock.now()),
    };
  } finally {
    await server.close();
    await postgres.drop();
  }
};
