import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { TicketRequest } from '../../contract/entities/ticket-request.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { aRequest } from '../testing/ticket-stand.ts';
import { twoDesksPerTest } from '../testing/two-desks.ts';

const deadline = 15_000;

const two = twoDesksPerTest();

/** Sends the requests at once, turn by turn to both nodes, and counts their outcomes. */
const sendAll = async (player: string, requests: readonly TicketRequest[]) => {
  const outcomes = await Promise.all(
    requests.map((request, index) =>
      (index % 2 === 0 ? two.nodes[0] : two.nodes[1]).desk.receive(player, request).then(
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

it('one of eight tickets gets the last funds', async () => {
  for (let round = 0; round < 25; round++) {
    const player = await two.nodes[0].addPlayer(100);
    const outcome = await sendAll(
      player,
      Array.from({ length: 8 }, () => aRequest()),
    );
    expect(outcome).toEqual({ received: 1, insufficientFunds: 7 });
    expect(await two.cashOf(player)).toBe(0);
  }
});

it('fifty posts of one ticket are one ticket and one stake', async () => {
  const player = await two.nodes[0].addPlayer(1_000);
  const request = aRequest();
  expect(
    await sendAll(
      player,
      Array.from({ length: 50 }, () => request),
    ),
  ).toEqual({ received: 50 });
  await two.settle();
  expect(await two.cashOf(player)).toBe(900);
  expect((await two.nodes[1].desk.history(player, { page: 1 })).result.map(({ status }) => status)).toEqual([
    'accepted',
  ]);
});

it('of two bodies under one id only one is ever a ticket, also across wallets', async () => {
  for (let round = 0; round < 25; round++) {
    const player = await two.nodes[0].addPlayer(1_000);
    const request = aRequest();
    const other: TicketRequest = { ...request, wallet: { currency: 'EUR', currency_id: 2 } };
    expect(await sendAll(player, [request, other])).toEqual({ received: 1, ticketIdReused: 1 });
  }
});

it('an acceptance and the deadline never both happen', async () => {
  const player = await two.nodes[0].addPlayer(10_000);
  for (let round = 0; round < 50; round++) {
    two.nodes[0].forced.push({ outcome: 'accept', delayMs: deadline - 1 });
    await two.nodes[0].desk.receive(player, aRequest());
  }
  two.clock.advance(deadline - 1);
  const accepting = two.nodes[0].desk.runDue();
  two.clock.advance(1);
  await Promise.all([accepting, two.nodes[1].desk.runDue()]);
  await two.settle();
  const states = (await two.nodes[0].desk.history(player, { page: 1 })).result.map(({ status }) => status);
  const accepted = states.filter((status) => status === 'accepted').length;
  expect(states.every((status) => status === 'accepted' || status === 'rejected')).toBe(true);
  expect(await two.cashOf(player)).toBe(10_000 - 100 * accepted);
});

it('two nodes that settle one match pay each ticket once', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => two.nodes[0].addPlayer(1_000)));
  for (const player of players) await two.nodes[0].desk.receive(player, aRequest());
  await two.settle();
  two.clock.advance(7_200_000);
  two.feed.finish('e1', '1-0');
  await two.settle();
  expect(await Promise.all(players.map(two.cashOf))).toEqual(players.map(() => 1_100));
});

it('each outcome is told by one node only', async () => {
  const player = await two.nodes[0].addPlayer(10_000);
  await sendAll(
    player,
    Array.from({ length: 20 }, () => aRequest()),
  );
  await two.settle();
  const told = two.nodes.flatMap(({ pushed }) => pushed).filter(({ event }) => event === 'ticketRequestProcessed');
  expect(told).toHaveLength(20);
});

it('money stays in its wallet when the process dies inside the transaction', async () => {
  const player = await two.nodes[0].addPlayer(1_000);
  const crash = two.databases[0].transaction(async (within) => {
    await two.nodes[0].ledger.move(within, `hold:${player}`, player, [
      { account: 'cash', currencyId: 1, amount: -10_000n },
      { account: 'held', currencyId: 1, amount: 10_000n },
    ]);
    await within.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(crash).rejects.toThrow();
  expect(await two.cashOf(player)).toBe(1_000);
});
