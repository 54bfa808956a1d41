import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openPostgres } from '../../../server/database/client.ts';
import { checkInvariants } from '../../../server/ledger/check-invariants.ts';
import { createScratchPostgres } from '../../../server/testing/scratch-postgres.ts';
import { createStillClock, startTestServer } from '../../../server/testing/start-test-server.ts';
import { aRequest } from '../../../server/testing/ticket-stand.ts';

export interface Soak {
  hours: number;
  tickets: number;
  /** Megabytes of JavaScript's heap after a collection: after the first third, and at the end. */
  settled: number;
  end: number;
  /** Megabytes a day, by the line through what was measured from the first third on. */
  slope: number;
  wrong: string[];
}

const minute = 60_000;
const step = 10 * minute;

const slopeOf = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const under = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return under === 0 ? 0 : over / under;
};

/** So many hours of a server in some seconds: tickets are paid and settled, and what is over is cleared, as its clock goes on. */
export const runSoak = async (hours: number, ticketsAStep = 10): Promise<Soak> => {
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
    for (let at = 0; at < hours * 60 * minute; at += step) {
      for (let nth = 0; nth < ticketsAStep; nth += 1) {
        await pay();
        paid += 1;
      }
      await tickets.runDue();
      await server.call('/healthz');
      await ledger.wallets(player.id);
      for (const work of [housekeeping.tidy, bonuses.creditDue, vouchers.expireDue]) await work();
      clock.advance(step);
      collect();
      heap.push(process.memoryUsage().heapUsed / 1e6);
    }
    const late = heap.slice(Math.floor(heap.length / 3));
    const rounded = (value: number) => Math.round(value * 10) / 10;
    return {
      hours,
      tickets: paid,
      settled: rounded(late[0] ?? 0),
      end: rounded(late.at(-1) ?? 0),
      slope: rounded((slopeOf(late) * 24 * 60 * minute) / step),
      wrong: await checkInvariants(database, clock.now()),
    };
  } finally {
    await server.close();
    await postgres.drop();
  }
};
