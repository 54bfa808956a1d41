import { sql } from 'drizzle-orm';
import { reofferGrace, unknownTicketGrace } from '../../../domain/limits.ts';
import { parseMinor } from '../../../domain/money/money.ts';
import { rowsOf } from '../../../server/database/rows-of.ts';
import { createRandom, mix } from '../../../server/feed/simulator/random.ts';
import { checkInvariants } from '../../../server/ledger/check-invariants.ts';
import type { TestServer } from '../../../server/testing/start-test-server.ts';
import { upcoming } from '../player-api.ts';
import { type Engine, type Fleet, startFleet } from './fleet.ts';
import { runPlayer, type Told } from './player-run.ts';

export interface TicketRun {
  engine: Engine;
  seed: number;
  tickets: number;
  /** Posts of tickets, the repeated ones too. */
  sends: number;
  crashes: number;
  accepted: number;
  refused: number;
  notPlaced: number;
  seconds: number;
  /** What must not be, in words; empty when all is well. */
  wrong: string[];
}

/** What each player of a run begins with, in major units of each currency. */
export const startCash = 100_000;

type Ground = Pick<Fleet, 'players' | 'awayDuring'>;

/** Compares what a player was sent with what the database holds. */
const comparePlayer = async (server: TestServer, playerId: string, told: readonly Told[]): Promise<string[]> => {
  const { ledger, tickets } = server.services;
  const wrong: string[] = [];
  const spent = new Map([1, 2].map((currencyId) => [currencyId, 0n]));
  for (const { request, fault, acknowledged, refused, finals, stake } of told) {
    const { ticket_id: id, wallet } = request;
    const stored = (await tickets.ticketInfo(playerId, id))?.mtcResponse.status ?? null;
    const name = `${id} (${fault})`;
    if (acknowledged && stored === null) wrong.push(`lost: ${name} was acknowledged and is not there`);
    if (!acknowledged && refused !== null && stored !== null) wrong.push(`${name} was refused ${refused} and is there`);
    if (acknowledged && finals.size === 0) wrong.push(`${name} never became final to its player, it is ${stored}`);
    if (finals.size > 1) wrong.push(`${name} was told to be ${[...finals].join(' and ')}`);
    if (stored !== null && finals.size > 0 && !finals.has(stored))
      wrong.push(`${name} is ${stored}, told was ${[...finals]}`);
    if (stored === 'accepted') {
      spent.set(wallet.currency_id, (spent.get(wallet.currency_id) ?? 0n) + (parseMinor(stake) ?? 0n));
    }
  }
  for (const wallet of await ledger.wallets(playerId)) {
    const expected = (parseMinor(startCash) ?? 0n) - (spent.get(wallet.currency_id) ?? 0n);
    const held = parseMinor(wallet.wallet_0) ?? 0n;
    if (held > expected)
      wrong.push(`lost stake: wallet ${playerId}/${wallet.currency_id} has ${held - expected} too much`);
    if (held < expected) wrong.push(`doubled stake: wallet ${playerId}/${wallet.currency_id} lacks ${expected - held}`);
  }
  return wrong;
};

/** Tickets that nobody sent, and tickets that became final later than 5 s after their time, while a server was there. */
const compareTickets = async (server: TestServer, fleet: Ground, known: number): Promise<string[]> => {
  const { database } = server.services;
  const [stored] = await rowsOf<{ count: string }>(database, sql`select count(*)::text as count from tickets`);
  const finals = await rowsOf<{ id: string; state: string; at: string; due: string }>(
    database,
    sql`
    select t.id, m.to_state as state, m.at::text as at, (case when m.from_state = 'offered'
      then t.offer_expires_at + ${reofferGrace}::int else t.deadline_at end)::text as due
    from tickets t join ticket_moves m on m.ticket = t.id
      and m.from_state in ('received', 'pending', 'offered') and m.to_state <> 'pending'`,
  );
  const late = finals.flatMap(({ id, state, at, due }) => {
    const by = Number(at) - Number(due) - fleet.awayDuring(Number(due), Number(at));
    return by > unknownTicketGrace ? [`late: ${id} became ${state} ${by} ms after its time`] : [];
  });
  return [...(Number(stored?.count) > known ? [`doubled: ${stored?.count} tickets of ${known} sent`] : []), ...late];
};

/** What players were told, beside what is stored: in words what does not agree, and every broken invariant. */
export const judge = async (server: TestServer, fleet: Ground, told: readonly Told[][]): Promise<string[]> => {
  const players = await Promise.all(fleet.players.map(({ id }, nth) => comparePlayer(server, id, told[nth] ?? [])));
  return [
    ...players.flat(),
    ...(await compareTickets(server, fleet, told.flat().length)),
    ...(await checkInvariants(server.services.database, Date.now(), 0)),
  ];
};

export interface TicketRunOrder {
  engine: Engine;
  seed: number;
  tickets: number;
  players: number;
  /** No more crashes than these; without, they go on until all tickets are final. */
  crashes?: number;
  /** How a process ends: `kill` as in a crash, `end` as one that is restarted for a new version. */
  how?: 'kill' | 'end';
}

/**
 * Tickets by several players at once, each with a fault of its own, while the servers crash again and again. What each
 * player was sent is compared with what is stored in the end.
 */
export const runTickets = async (order: TicketRunOrder): Promise<TicketRun> => {
  const { engine, seed, tickets, players, crashes: mostCrashes = Number.POSITIVE_INFINITY, how = 'kill' } = order;
  const began = performance.now();
  const fleet = await startFleet(engine, players, startCash);
  try {
    const offer = (await upcoming(fleet.origins[0] ?? '')).slice(0, 20);
    const each = Math.ceil(tickets / players);
    const playing = Promise.all(
      fleet.players.map((player, nth) => runPlayer(fleet, player, offer, each, createRandom(mix(seed, nth)))),
    );
    const [told, crashes] = await Promise.all([playing, fleet.endUntil(playing, how, mostCrashes, createRandom(seed))]);
    const wrong = await fleet.inspect((server) => judge(server, fleet, told));
    const all = told.flat();
    return {
      engine,
      seed,
      tickets: all.length,
      sends: all.reduce((sum, { sends }) => sum + sends, 0),
      crashes,
      accepted: all.filter(({ finals }) => finals.has('accepted')).length,
      refused: all.filter(({ refused, acknowledged }) => refused !== null && !acknowledged).length,
      notPlaced: all.filter(({ acknowledged, refused }) => !acknowledged && refused === null).length,
      seconds: Math.round((performance.now() - began) / 1000),
      wrong,
    };
  } finally {
    await fleet.remove();
  }
};
