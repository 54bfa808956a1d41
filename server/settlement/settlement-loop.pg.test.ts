import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { rowsOf } from '../database/rows-of.ts';
import { fillTickets, matchName } from '../testing/many-tickets.ts';
import { aRequest } from '../testing/ticket-stand.ts';
import { twoDesksPerTest } from '../testing/two-desks.ts';

const two = twoDesksPerTest();

const countOf = async (condition: string): Promise<number> => {
  const query = sql.raw(`select count(*)::int as count from tickets where ${condition}`);
  const [found] = await rowsOf<{ count: number }>(two.databases[0], query);
  return found?.count ?? 0;
};

afterEach(() => Promise.all(two.nodes.map(({ desk }) => desk.close())));

it('an offer ends in its time while thousands of tickets of one match are settled, which two servers share', async () => {
  const [first, second] = two.nodes;
  const player = await first.addPlayer();
  const request = aRequest();
  first.forced.push({ outcome: 'reoffer', delayMs: 0 });
  await first.desk.receive(player, request);
  await first.desk.runDue();
  expect((await first.desk.ticketInfo(player, request.ticket_id))?.mtcResponse.status).toBe('reoffer');

  const tickets = 5_000;
  await fillTickets(two.databases[0], { players: 100, tickets, matches: 1, now: two.clock.now() });
  two.feed.finish(matchName(0), '1-0');
  for (const { desk } of two.nodes) {
    desk.start();
    desk.settling.start();
  }
  await expect.poll(() => countOf(`state = 'won'`), { interval: 20 }).toBeGreaterThan(0);
  two.clock.advance(30_000);
  await expect.poll(() => countOf(`state = 'expired'`), { interval: 20 }).toBe(1);
  expect(await countOf(`state = 'accepted'`)).toBeGreaterThan(0);

  await expect.poll(() => countOf(`state = 'won'`), { timeout: 60_000 }).toBe(tickets);
  const told = () => [...first.pushed, ...second.pushed].filter(({ event }) => event === 'ticket_update');
  await expect.poll(() => new Set(told().map(({ payload }) => JSON.stringify(payload))).size).toBe(tickets);
  expect(told()).toHaveLength(tickets);
});
