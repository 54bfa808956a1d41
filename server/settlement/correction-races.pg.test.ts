import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../database/rows-of.ts';
import { tickets } from '../database/schema/tickets.ts';
import { aRequest, createTicketStand } from '../testing/ticket-stand.ts';
import { twoDesksPerTest } from '../testing/two-desks.ts';

const two = twoDesksPerTest();

/** Players with a ticket of 100 at 2.00 each, that has won. */
const winners = async (count: number) => {
  const players = await Promise.all(Array.from({ length: count }, () => two.nodes[0].addPlayer()));
  for (const player of players) await two.nodes[0].desk.receive(player, aRequest());
  await two.settle();
  two.feed.finish('e1', '1-0');
  two.clock.advance(7_200_000);
  await two.settle();
  expect(await credits(players)).toEqual(players.map(() => 1_100));
  return players;
};
const credits = (players: readonly string[]) => Promise.all(players.map((player) => two.cashOf(player)));

it('a correction waits for a ticket that somebody holds at that moment', async () => {
  const [player = ''] = await winners(1);
  let corrected: Promise<void> | undefined;
  await two.databases[0].transaction(async (within) => {
    await within.select().from(tickets).where(eq(tickets.userId, player)).for('update');
    two.feed.finish('e1', '0-1');
    corrected = two.nodes[1].desk.correct('e1');
    const isWaiting = async () => (await rowsOf(within, sql`select 1 from pg_locks where not granted`)).length > 0;
    await Promise.race([corrected, expect.poll(isWaiting).toBe(true)]);
  });
  await corrected;
  expect(await two.cashOf(player)).toBe(900);
});

it('the same correction on both servers at once takes each win back once', async () => {
  const players = await winners(20);
  two.feed.finish('e1', '0-1');
  await Promise.all(two.nodes.map(({ desk }) => desk.correct('e1')));
  expect(await credits(players)).toEqual(players.map(() => 900));
});

it('a correction that nobody was there to hear is paid by the next worker, once', async () => {
  const players = await winners(20);
  two.feed.finish('e1', '0-1');
  const [late, later] = two.databases.map((database) => createTicketStand(database, two.clock, two.feed));
  await late?.desk.runDue();
  expect(await credits(players)).toEqual(players.map(() => 900));
  await later?.desk.runDue();
  expect(await credits(players)).toEqual(players.map(() => 900));

  two.feed.finish('e1', '0-1', true);
  await Promise.all([late, later].map((stand) => stand?.desk.runDue()));
  expect(await credits(players)).toEqual(players.map(() => 1_000));
});
