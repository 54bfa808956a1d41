import { and, eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../../server/database/rows-of.ts';
import { sandboxCommands } from '../../../server/database/schema/settings.ts';
import { pay, ticketOn } from './race.ts';
import type { RacePlayer, RaceStand } from './race-stand.ts';

export interface Frozen {
  /** Seconds from the freeze until the player whose money the frozen server holds has paid on the other one. */
  paidAfter: number;
  /** Milliseconds in which 99 of 100 pings of a stranger were answered meanwhile, and the longest. */
  p99: number;
  longest: number;
  wrong: string[];
}

const mostSeconds = 10;

/**
 * Lets the first server begin a ticket of the player's and freezes it when its transaction holds the wallet: by then it
 * waits for the outcome that a tester forced for this player, which is held here.
 */
const freezeInside = async ({ call, desk, nodes, origins }: RaceStand, player: RacePlayer, ticket: object) => {
  const { database } = desk.services;
  await call(0, '/sandbox/v1/ticket', { username: player.username, outcome: 'accept' });
  return database.transaction(async (within) => {
    const forThis = sql`${sandboxCommands.payload} ->> 'userId' = ${player.id}`;
    await within
      .select()
      .from(sandboxCommands)
      .where(and(eq(sandboxCommands.command, 'ticket'), forThis))
      .for('update');
    const [self] = await rowsOf<{ pid: number }>(within, sql`select pg_backend_pid() as pid`);
    const answer = fetch(`${origins[0]}/sportsbetting/v1/ticketRequest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${player.token}` },
      body: JSON.stringify(ticket),
    }).then(
      ({ status }) => status,
      () => null,
    );
    const waiting = sql`select pid from pg_stat_activity where ${self?.pid ?? 0}::int = any(pg_blocking_pids(pid))`;
    while ((await rowsOf(database, waiting)).length === 0);
    const thaw = nodes[0]?.freeze() ?? (() => undefined);
    return { answer, thaw, at: performance.now() };
  });
};

/** Pings one after the other until stopped; returns the times of all of them. */
const keepPinging = (stand: RaceStand, { token }: RacePlayer) => {
  const times: number[] = [];
  let over = false;
  const running = (async () => {
    while (!over) {
      const asked = performance.now();
      const { status } = await stand.call(1, '/base/v1/users/ping', undefined, token);
      times.push(status === 200 ? performance.now() - asked : Number.POSITIVE_INFINITY);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    over = true;
    await running;
    return times.sort((one, other) => one - other);
  };
};

/** One server stands still inside a player's transaction: he goes on at the other one, and nobody else notices. */
export const freezeServer = async (stand: RaceStand): Promise<Frozen> => {
  const wrong: string[] = [];
  const [player, stranger] = [await stand.addPlayer(1_000), await stand.addPlayer(1_000)];
  const ticket = await ticketOn(stand, 50);
  const another = () => ({ ...ticket, ticket_id: crypto.randomUUID() });
  const { answer, thaw, at } = await freezeInside(stand, player, another());

  const pinged = keepPinging(stand, stranger);
  const secondsSince = (from: number) => (performance.now() - from) / 1_000;
  const refused = async (from: RacePlayer) => {
    const { status, body } = await pay(stand, 1, another(), from.token);
    const said = JSON.stringify(body);
    if (status === 503 && said.includes('"busy"') && said.includes('102')) return true;
    if (status !== 200) wrong.push(`a ticket was answered ${status} ${said}`);
    return false;
  };
  const flood = Promise.all(Array.from({ length: 14 }, () => refused(player)));
  if (await refused(stranger)) wrong.push('a stranger was told that the server is busy');
  const waits = await flood;
  while ((await refused(player)) && secondsSince(at) < 2 * mostSeconds);
  const paidAfter = secondsSince(at);
  const times = await pinged();
  thaw();
  const first = await answer;
  if (first === 200) wrong.push('the frozen ticket was taken after its transaction had ended');
  const cash = await stand.cashOf(player);
  const paid = 1 + waits.filter((wasRefused) => !wasRefused).length;
  if (cash !== 1_000 - 50 * paid) wrong.push(`${paid} tickets were taken, ${cash} is left`);
  if (paidAfter > mostSeconds) wrong.push(`he could pay after ${paidAfter} s only`);
  const p99 = Math.round(times[Math.ceil(times.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY);
  return { paidAfter, p99, longest: Math.round(times.at(-1) ?? 0), wrong };
};
