import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openPostgres } from '../../../server/database/open-database.ts';
import { checkInvariants } from '../../../server/ledger/check-invariants.ts';
import { createScratchPostgres } from '../../../server/testing/scratch-postgres.ts';
import { createStillClock, startTestServer } from '../../../server/testing/start-test-server.ts';
import { aRequest, createHandFeed, createTicketStand } from '../../../server/testing/ticket-stand.ts';

export interface Soak {
  tickets: number;
  /** Megabytes of JavaScript's heap after a collection, where it was least: in the second third, and in the last. */
  before: number;
  after: number;
  wrong: string[];
}

const hour = 3_600_000;

/**
 * Days of a server in a minute or two, by its clock: a player signs in, pays tickets that are cashed out or
 * settled, and what is over is cleared. Prices are set by hand: the living feed keeps what it has drawn, up to a number.
 */
export const runSoak = async (days: number, ticketsAnHour = 5): Promise<Soak> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const postgres = await createScratchPostgres();
  const clock = createStillClock(Date.now());
  const server = await startTestServer({ CALLS_PER_MINUTE: '10000000' }, clock, openPostgres(postgres.url));
  const { housekeeping, bonuses, vouchers, database } = server.services;
  try {
    const feed = createHandFeed(clock.now() + days * 25 * hour);
    const { desk, pushed, addPlayer } = createTicketStand(database, clock, feed);
    const player = await addPlayer(1_000_000);
    let paid = 0;
    const pay = async (): Promise<string> => {
      const request = aRequest({ stake: 20 });
      request.selections = request.selections.map((one) => ({ ...one, eventId: `soak-${paid}` }));
      paid += 1;
      await desk.receive(player, request);
      return request.ticket_id;
    };
    const heap: number[] = [];
    for (let at = 0; at < days * 24; at += 1) {
      const { access_token } = await server.signIn('player');
      await server.call('/base/v1/users/ping', undefined, access_token);
      const ids: string[] = [];
      for (let nth = 0; nth < ticketsAnHour; nth += 1) ids.push(await pay());
      await desk.runDue();
      const [sold = ''] = ids;
      const { quote_id: quoteId, amount: shown } = await desk.cashOuts.quote(player, sold, 1);
      await desk.cashOuts.confirm(player, { ticketId: sold, quoteId, shown });
      for (let nth = paid - ids.length; nth < paid; nth += 1) feed.finish(`soak-${nth}`, nth % 2 === 0 ? '1-0' : '0-1');
      await desk.runDue();
      await desk.history(player, { page: 1 });
      for (const work of [housekeeping.tidy, bonuses.creditDue, vouchers.expireDue]) await work();
      pushed.length = 0;
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
