import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TicketRequest } from '../../contract/entities/ticket.ts';
import type { MovableClock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { RefusedCall } from '../refusal.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import {
  aRequest,
  createHandFeed,
  createTicketStand,
  type HandFeed,
  type TicketStand,
} from '../testing/ticket-stand.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');
const deadline = 15_000;

let postgres: ScratchPostgres;
let databases: [Database, Database];
let clock: MovableClock;
let feed: HandFeed;
let nodes: [TicketStand, TicketStand];

beforeAll(async () => {
  postgres = await createScratchPostgres();
  const [first, second] = await Promise.all([postgres.open(), postgres.open()]);
  databases = [first.database, second.database];
});
beforeEach(() => {
  clock = createStillClock(start);
  feed = createHandFeed(start + 3_600_000);
  nodes = [createTicketStand(databases[0], clock, feed), createTicketStand(databases[1], clock, feed)];
});
afterEach(async () => {
  for (const { desk } of nodes) await desk.runDue();
  expect(await checkInvariants(databases[0], clock.now())).toEqual([]);
});
afterAll(() => postgres.drop());

/** Sends the requests at once, turn by turn to both nodes, and counts what came of them. */
const sendAll = async (player: string, requests: readonly TicketRequest[]) => {
  const outcomes = await Promise.all(
    requests.map((request, index) =>
      (index % 2 === 0 ? nodes[0] : nodes[1]).desk.receive(player, request).then(
        () => 'received',
        (error: unknown) =>
          error instanceof RefusedCall ? error.key : String(error instanceof Error ? (error.cause ?? error) : error),
      ),
    ),
  );
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};
const cashOf = async (player: string) => (await nodes[0].ledger.wallets(player))[0]?.wallet_0;
const settle = async () => {
  await Promise.all(nodes.map(({ desk }) => desk.runDue()));
  await Promise.all(nodes.map(({ desk }) => desk.runDue()));
};

it('one of eight tickets gets the last funds', async () => {
  for (let round = 0; round < 25; round++) {
    const player = await nodes[0].addPlayer(100);
    const outcome = await sendAll(
      player,
      Array.from({ length: 8 }, () => aRequest()),
    );
    expect(outcome).toEqual({ received: 1, insufficientFunds: 7 });
    expect(await cashOf(player)).toBe(0);
  }
});

it('fifty posts of one ticket are one ticket and one stake', async () => {
  const player = await nodes[0].addPlayer(1_000);
  const request = aRequest();
  expect(
    await sendAll(
      player,
      Array.from({ length: 50 }, () => request),
    ),
  ).toEqual({ received: 50 });
  await settle();
  expect(await cashOf(player)).toBe(900);
  expect((await nodes[1].desk.history(player, 1)).result.map(({ status }) => status)).toEqual(['accepted']);
});

it('of two bodies under one id only one is ever a ticket, also across wallets', async () => {
  for (let round = 0; round < 25; round++) {
    const player = await nodes[0].addPlayer(1_000);
    const request = aRequest();
    const other: TicketRequest = { ...request, wallet: { currency: 'EUR', currency_id: 2 } };
    expect(await sendAll(player, [request, other])).toEqual({ received: 1, ticketIdReused: 1 });
  }
});

it('an acceptance and the deadline never both happen', async () => {
  const player = await nodes[0].addPlayer(10_000);
  for (let round = 0; round < 50; round++) {
    nodes[0].forced.push({ outcome: 'accept', delayMs: deadline - 1 });
    await nodes[0].desk.receive(player, aRequest());
  }
  clock.advance(deadline - 1);
  const accepting = nodes[0].desk.runDue();
  clock.advance(1);
  await Promise.all([accepting, nodes[1].desk.runDue()]);
  await settle();
  const states = (await nodes[0].desk.history(player, 1)).result.map(({ status }) => status);
  const accepted = states.filter((status) => status === 'accepted').length;
  expect(states.every((status) => status === 'accepted' || status === 'rejected')).toBe(true);
  expect(await cashOf(player)).toBe(10_000 - 100 * accepted);
});

it('two nodes that settle one match pay each ticket once', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => nodes[0].addPlayer(1_000)));
  for (const player of players) await nodes[0].desk.receive(player, aRequest());
  await settle();
  clock.advance(7_200_000);
  feed.finish('e1', '1-0');
  await settle();
  expect(await Promise.all(players.map(cashOf))).toEqual(players.map(() => 1_100));
});

it('each outcome is told by one node only', async () => {
  const player = await nodes[0].addPlayer(10_000);
  await sendAll(
    player,
    Array.from({ length: 20 }, () => aRequest()),
  );
  await settle();
  const told = nodes.flatMap(({ pushed }) => pushed).filter(({ event }) => event === 'ticketRequestProcessed');
  expect(told).toHaveLength(20);
});

it('money stays in its wallet when the process dies inside the transaction', async () => {
  const player = await nodes[0].addPlayer(1_000);
  const crash = databases[0].transaction(async (within) => {
    await nodes[0].ledger.move(within, `hold:${player}`, player, [
      { account: 'cash', currencyId: 1, amount: -10_000n },
      { account: 'held', currencyId: 1, amount: 10_000n },
    ]);
    await within.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(crash).rejects.toThrow();
  expect(await cashOf(player)).toBe(1_000);
});
