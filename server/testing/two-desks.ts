import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Database } from '../database/client.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import type { MovableClock } from '../time/clock.ts';
import { createScratchPostgres, type ScratchPostgres } from './scratch-postgres.ts';
import { createStillClock } from './start-test-server.ts';
import { createHandFeed, createTicketStand, type HandFeed, type TicketStand } from './ticket-stand.ts';

/** Two ticket desks on one PostgreSQL, as two server processes are; every match starts an hour from now. */
export interface TwoDesks {
  databases: [Database, Database];
  nodes: [TicketStand, TicketStand];
  clock: MovableClock;
  feed: HandFeed;
  cashOf(player: string): Promise<number | undefined>;
  /** Does on both, at once, what is due. */
  settle(): Promise<void>;
}

const start = Date.parse('2026-03-01T12:00:00.000Z');

/** New desks before each test of the file, and the ledger's invariants after it. */
export const twoDesksPerTest = (): TwoDesks => {
  let postgres: ScratchPostgres;
  const two = {
    cashOf: async (player) => (await two.nodes[0].ledger.wallets(player))[0]?.wallet_0,
    settle: async () => {
      await Promise.all(two.nodes.map(({ desk }) => desk.runDue()));
      await Promise.all(two.nodes.map(({ desk }) => desk.runDue()));
    },
  } as TwoDesks;

  beforeAll(async () => {
    postgres = await createScratchPostgres();
    const [first, second] = await Promise.all([postgres.open(), postgres.open()]);
    two.databases = [first.database, second.database];
  });
  beforeEach(() => {
    const clock = createStillClock(start);
    const feed = createHandFeed(start + 3_600_000);
    const [first, second] = two.databases;
    Object.assign(two, {
      clock,
      feed,
      nodes: [createTicketStand(first, clock, feed), createTicketStand(second, clock, feed)],
    });
  });
  afterEach(async () => {
    for (const { desk } of two.nodes) await desk.runDue();
    expect(await checkInvariants(two.databases[0], two.clock.now())).toEqual([]);
  });
  afterAll(() => postgres.drop());
  return two;
};
