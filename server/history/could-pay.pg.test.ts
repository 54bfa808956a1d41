import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/identity.ts';
import { fillTickets } from '../testing/many-tickets.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { createHandFeed, createTicketStand } from '../testing/ticket-stand.ts';

const now = Date.now();
const reading = pg.Query.prototype as unknown as { handleDataRow(message: unknown): void };
const plain = reading.handleDataRow;
let rows = 0;
let postgres: ScratchPostgres;
let database: Database;

beforeAll(async () => {
  reading.handleDataRow = function (message) {
    rows += 1;
    plain.call(this, message);
  };
  postgres = await createScratchPostgres();
  ({ database } = await postgres.open());
  await fillTickets(database, { players: 1, tickets: 20_000, matches: 100, now });
});
afterAll(async () => {
  reading.handleDataRow = plain;
  await postgres?.drop();
});

it('a page of a player with 20,000 open tickets reads its fifty tickets, their legs, and sums', async () => {
  const { desk } = createTicketStand(database, createStillClock(now), createHandFeed(now + 3_600_000));
  const [player] = await database.select().from(users).where(eq(users.username, 'many 0'));
  rows = 0;
  const { result, totals } = await desk.history(player?.id ?? '', { page: 1 });
  expect(result).toHaveLength(50);
  expect(totals).toMatchObject([{ open: 20_000, atStake: 20_000, couldPay: 40_000 }]);
  expect(rows).toBeLessThan(110);
});
