import { eq } from 'drizzle-orm';
import { parseMinor } from '../../../domain/money/money.ts';
import { gameRounds } from '../../../server/database/schema/games.ts';
import { createRandom, mix } from '../../../server/feed/simulator/random.ts';
import { checkInvariants } from '../../../server/ledger/check-invariants.ts';
import type { TestServer } from '../../../server/testing/start-test-server.ts';
import { type Engine, type Fleet, startFleet } from './fleet.ts';
import type { FleetPlayer } from './fleet-ground.ts';
import { pause } from './game-page.ts';
import { type Company, type ToldRound, takeSeat } from './game-seat.ts';
import { nextOpening, untilPaid } from './shared-game.ts';

export interface GameRunOrder {
  engine: Engine;
  seed: number;
  rounds: number;
  players: number;
  /** By default those that each player plays by himself. */
  company?: Company;
  /** No more kills than these; without, they go on until all rounds are over. */
  crashes?: number;
  /** The least time from a start to the next kill, in milliseconds; 10 s by default. */
  calm?: number;
}

export interface GameRun {
  rounds: number;
  over: number;
  takenBack: number;
  refused: number;
  /** Lost before the studio had them. */
  neverCame: number;
  reloads: number;
  crashes: number;
  seconds: number;
  /** What must not be, in words; empty when all is well. */
  wrong: string[];
}

const cash = 10_000;
/** From a start to the next kill at least, in milliseconds: a server that dies as it comes up lets nobody play. */
const calm = 10_000;

/** Sends a command to a server, which may be down: its answer, null when there was none. */
const command = async (origin: string, name: string, body: object): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  const call = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(5_000) };
  const answer = await fetch(`${origin}/sandbox/v1/${name}`, call).catch(() => null);
  const said = await answer?.json().catch(() => null);
  return answer?.ok ? said : null;
};

/** What a player was sent compared with the books: his wallet, and the rounds that the wallet has of him. */
const comparePlayer = async (server: TestServer, { id, username }: FleetPlayer, told: readonly ToldRound[]) => {
  const { ledger, database } = server.services;
  const wrong = told.flatMap((round) => round.wrong);
  const over = told.filter(({ answer }) => answer?.state === 'over');
  const gained = over.reduce((sum, { answer }) => sum + (answer?.outcome?.win ?? 0) - (answer?.outcome?.stake ?? 0), 0);
  const expected = (parseMinor(cash) ?? 0n) + BigInt(gained);
  const held = parseMinor((await ledger.wallets(id))[0]?.wallet_0 ?? 0);
  if (held !== expected) wrong.push(`${username} was told of ${expected} in all, his wallet has ${held}`);
  const rows = await database.select().from(gameRounds).where(eq(gameRounds.userId, id));
  const states = new Map(rows.map(({ roundId, state }) => [roundId, state]));
  for (const { id: round, answer, trouble } of told) {
    const state = states.get(round);
    const isOver = answer?.state === 'over';
    if (isOver !== (state === 'settled')) wrong.push(`${round} (${trouble}) is ${state}, told was ${answer?.state}`);
    states.delete(round);
  }
  for (const [round, state] of states)
    if (state !== 'cancelled') wrong.push(`${username} has ${round}, ${state}, which he does not know`);
  return wrong;
};

const ownParts: readonly string[] = ['stake', 'win', 'places', 'cashedOutAt'];

/** All players of the same round saw the same result, whichever server sent it. */
const compareShared = (told: readonly ToldRound[]): string[] => {
  const seen = new Map<string, string>();
  return told.flatMap(({ code, shared, answer }) => {
    if (shared === null || !answer?.outcome) return [];
    const ofAll = Object.entries(answer.outcome).filter(([part]) => !ownParts.includes(part));
    const name = `${code} ${shared}`;
    const text = JSON.stringify(ofAll);
    const other = seen.get(name) ?? text;
    seen.set(name, other);
    return other === text ? [] : [`${name} came to ${other} and to ${text}`];
  });
};

const judge = async (server: TestServer, players: readonly FleetPlayer[], told: readonly ToldRound[][]) => {
  // Reports to the wallet that failed are sent again, at growing intervals.
  for (let turn = 0; turn < 4; turn += 1) {
    server.clock.advance(6 * 60_000);
    await server.services.studio.runDue();
  }
  const wrong: string[] = [];
  for (const [nth, player] of players.entries()) wrong.push(...(await comparePlayer(server, player, told[nth] ?? [])));
  return [
    ...wrong,
    ...compareShared(told.flat()),
    ...(await checkInvariants(server.services.database, server.clock.now())),
  ];
};

const playAll = async ({ origins, players }: Fleet, { seed, rounds, company = 'alone' }: GameRunOrder) => {
  /** Moves the clock, at whichever server answers, and returns its time. */
  const wait = async (milliseconds: number): Promise<number> => {
    for (let nth = 0; ; nth += 1) {
      const heard = await command(origins[nth % origins.length] ?? '', 'clock', { advance: milliseconds });
      if (heard !== null) return (heard as { nowTimestamp: number }).nowTimestamp;
      await pause(250);
    }
  };
  // A server that was killed begins with a good line.
  const bend = () => Promise.all(origins.map((origin) => command(origin, 'provider', { mode: 'mixed' })));
  const seats = players.map((player, nth) => {
    const random = createRandom(mix(seed, nth));
    return takeSeat(origins, player, nth, company, random, wait);
  });
  const goOn = async (): Promise<void> => {
    const now = company === 'shared' ? await wait(0) : 0;
    await wait(company === 'shared' ? nextOpening(now) - now : 5_000);
  };
  const told: ToldRound[][] = players.map(() => []);
  await Promise.all(seats.map((seat) => seat.open()));
  for (let wave = 0; wave < Math.ceil(rounds / players.length); wave += 1) {
    await goOn();
    await bend();
    const placed = await Promise.all(seats.map((seat) => seat.place()));
    if (company === 'shared') for (const step of untilPaid) await wait(step);
    const ended = await Promise.all(placed.map((round, nth) => seats[nth]?.end(round)));
    for (const [nth, round] of ended.entries()) if (round) told[nth]?.push(round);
  }
  for (const seat of seats) seat.close();
  return { told, reloads: seats.reduce((sum, seat) => sum + seat.reloads(), 0) };
};

/**
 * Players at the house's games at once, while one in six calls to the wallet is lost, answered in vain, doubled or
 * late, calls of pages and their answers get lost, pages are reloaded in the middle of a round, and servers are killed
 * again and again. At the end every round is over, refused or taken back, and what each player was sent matches his
 * wallet, the ledger and the studio's books.
 */
export const runGames = async (order: GameRunOrder): Promise<GameRun> => {
  const began = performance.now();
  const fleet = await startFleet(order.engine, order.players, cash);
  try {
    const playing = playAll(fleet, order);
    const most = order.crashes ?? Number.POSITIVE_INFINITY;
    const [{ told, reloads }, crashes] = await Promise.all([
      playing,
      fleet.endUntil(playing, 'kill', most, createRandom(order.seed), order.calm ?? calm),
    ]);
    const wrong = await fleet.inspect((server) => judge(server, fleet.players, told));
    const all = told.flat();
    const count = (state: string) => all.filter(({ answer }) => answer?.state === state).length;
    return {
      rounds: all.length,
      over: count('over'),
      takenBack: count('takenBack'),
      refused: count('refused'),
      neverCame: all.filter(({ answer }) => answer === null).length,
      reloads,
      crashes,
      seconds: Math.round((performance.now() - began) / 1000),
      wrong,
    };
  } finally {
    await fleet.remove();
  }
};
