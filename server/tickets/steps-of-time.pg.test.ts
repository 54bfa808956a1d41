import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../database/client.ts';
import { measuredEpoch } from '../database/instant.ts';
import { rowsOf } from '../database/rows-of.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { openInMemory } from '../testing/open-in-memory.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { aRequest, createHandFeed, createTicketStand, type HandFeed } from '../testing/ticket-stand.ts';
import { createClock, type ServerClock } from '../time/clock.ts';

const hour = 3_600_000;
const minutes = 60_000;
const late = -45 * minutes;

let postgres: ScratchPostgres;
let onPostgres: OpenDatabase;
let embedded: OpenDatabase;

beforeAll(async () => {
  postgres = await createScratchPostgres();
  [onPostgres, embedded] = await Promise.all([postgres.open(), openInMemory()]);
});
afterAll(async () => {
  await embedded.close();
  await postgres.drop();
});

/** A server whose machine's clock is that much off, by which it goes unless it follows its database. */
const serverWith = async (off: number, database: Database, feed: HandFeed, follows = true) => {
  const clock: ServerClock = createClock(0, () => Date.now() + off);
  if (follows) clock.follow((await measuredEpoch(database)).epoch);
  const stand = createTicketStand(database, clock, feed);
  const player = await stand.addPlayer(100);
  const subcodeOf = async (ticketId: string) => (await stand.desk.ticketInfo(player, ticketId))?.mtcResponse.subcode;
  return { clock, stand, player, subcodeOf };
};

const ofThisTicket = (found: readonly string[], id: string) => found.filter((line) => line.includes(id));
const newest = async (database: Database): Promise<string> => {
  const query = sql`select id from tickets order by created_at desc, id limit 1`;
  const [found] = await rowsOf<{ id: string }>(database, query);
  return found?.id ?? '';
};

it.each([late, hour])('B7, B8: a server whose clock is %i ms off takes the time from its database', async (off) => {
  const { database } = onPostgres;
  const feed = createHandFeed(Date.now() + 1_000);
  const { stand, player, subcodeOf } = await serverWith(off, database, feed);
  const open = aRequest();
  await stand.desk.receive(player, open);
  await stand.desk.runDue();
  expect(await subcodeOf(open.ticket_id)).toBeNull();
  expect(ofThisTicket(await checkInvariants(database, Date.now(), 0), await newest(database))).toEqual([]);

  const begun = aRequest({ stake: 20 });
  feed.set('e1', { startsAt: Date.now() - 1 });
  const next = await serverWith(off, database, feed);
  await next.stand.desk.receive(next.player, begun);
  await next.stand.desk.runDue();
  expect(await next.subcodeOf(begun.ticket_id)).toBe(217);
});

it('B7: a bet that a late server took after the kick-off is found in the ledger', async () => {
  const { database } = onPostgres;
  const { stand, player, subcodeOf } = await serverWith(
    late,
    database,
    createHandFeed(Date.now() - 43 * minutes),
    false,
  );
  const request = aRequest();
  await stand.desk.receive(player, request);
  await stand.desk.runDue();
  expect(await subcodeOf(request.ticket_id)).toBeNull();
  const [stored] = await rowsOf<{ id: string }>(
    database,
    sql`select id from tickets where ticket_id = ${request.ticket_id}`,
  );
  const broken = ofThisTicket(await checkInvariants(database, Date.now() + late, 0), stored?.id ?? 'no ticket');
  expect(broken).toContainEqual(expect.stringContaining('recorded as accepted after the start of e1'));
  expect(broken).toContainEqual(expect.stringMatching(/came to accepted by a clock -27\d{5} ms off/));
});

const engines: [string, () => OpenDatabase][] = [
  ['PostgreSQL', () => onPostgres],
  ['the embedded database', () => embedded],
];

it.each(engines)(
  'J8: a process that stands still before it accepts accepts nothing too late, on %s',
  async (_, open) => {
    const { database } = open();
    const feed = createHandFeed(Date.now() + hour);
    let standStill = false;
    const quote = feed.quote;
    feed.quote = (...asked) => {
      if (standStill) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_200);
      standStill = false;
      return quote(...asked);
    };
    const { stand, player, subcodeOf } = await serverWith(0, database, feed, open() === onPostgres);
    stand.settings.splice(0, stand.settings.length, { key: 'timeoutPrematchTicket', value: '2' });
    stand.forced.push({ outcome: 'accept', delayMs: 200 });
    const request = aRequest();
    await stand.desk.receive(player, request);
    standStill = true;
    await expect.poll(() => subcodeOf(request.ticket_id)).toBe(203);
    expect((await stand.ledger.wallets(player))[0]?.wallet_0).toBe(100);
  },
);

it('B8: an embedded server whose machine is set back by an hour takes no ticket after its deadline', async () => {
  let step = 0;
  const clock = createClock(0, () => Date.now() + step);
  const stand = createTicketStand(embedded.database, clock, createHandFeed(Date.now() + hour));
  const player = await stand.addPlayer(100);
  stand.forced.push({ outcome: 'accept', delayMs: 10_000 });
  const request = aRequest();
  await stand.desk.receive(player, request);
  step = -hour;
  clock.advance(15_000);
  await stand.desk.runDue();
  expect((await stand.desk.ticketInfo(player, request.ticket_id))?.mtcResponse.subcode).toBe(203);
});
