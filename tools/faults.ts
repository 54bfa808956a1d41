import { parseArgs } from 'node:util';
import { titles } from '../domain/games/titles.ts';
import { checkInvariants } from '../server/ledger/check-invariants.ts';
import { startTestServer } from '../server/testing/start-test-server.ts';
import { createClock } from '../server/time/clock.ts';
import { emitBadEvents } from '../test/support/calls/bad-events.ts';
import { sendBadInputs } from '../test/support/calls/bad-inputs.ts';
import { keptByRefusals } from '../test/support/calls/kept-by-refusals.ts';
import { isOfArea } from '../test/support/calls/route-table.ts';
import { createAreaWorld, createHostileWorld } from '../test/support/calls/world.ts';
import { hasBroker } from '../test/support/cluster/broker.ts';
import { clusterFaults } from '../test/support/cluster/cluster-faults.ts';
import type { Engine } from '../test/support/faults/fleet.ts';
import { freezeServer } from '../test/support/faults/frozen-server.ts';
import { type GameRunOrder, runGames } from '../test/support/faults/game-run.ts';
import { runManyOpen } from '../test/support/faults/many-open.ts';
import { runPlans } from '../test/support/faults/plans.ts';
import { playRounds } from '../test/support/faults/play-rounds.ts';
import { startRaceStand } from '../test/support/faults/race-stand.ts';
import { races } from '../test/support/faults/races.ts';
import { runSoak } from '../test/support/faults/soak.ts';
import { runTickets } from '../test/support/faults/ticket-run.ts';
import { startWalletRaceStand, walletRaces } from '../test/support/faults/wallet-races.ts';
import { freePort } from '../test/support/free-port.ts';
import { fastNumbers } from '../test/support/games/fast-numbers.ts';
import { type MeasuredReturn, measureReturn } from '../test/support/games/measure-return.ts';
import { walked } from '../test/support/walk/walked.ts';

/**
 * Long because every part is run and reported here.
 *
 * `npm run faults`: what may go wrong, often. 20,000 walks of all machines of two tabs at random. 2,000 tickets of 50 players with a fault each while the servers crash, the
 * races of two server processes, one of which freezes now and then, a site of seven processes with 2,000 sockets of which one after the other is killed and renewed, 500 bad calls of every endpoint, quotes of a player with
 * 20,000 open tickets, the memory of twelve days, plans at a million tickets, 10,000 rounds of the house's games
 * and 1,000 of those that all players share, over bad lines, with pages that are reloaded and servers that are killed, what 100 million rounds of each game engine give back. Prints its seed; `-- --seed 7` repeats a run, `-- walks`, `tickets`, `races`, `freezes`, `cluster`, `inputs`, `quotes`, `memory`, `plans`,
 * `games`, `returns` run a part, `-- --tickets 200`, `--rounds 1000000`, `--kills 1` and `--sockets 500` fewer, `--share 20` a fifth of the races, `--race 'agent|credit'` those so named, `--call agency` bad calls of such addresses alone, `-- --json` prints
 * one object. Exits with 1 when anything is wrong.
 */
const parts = [
  'walks',
  'tickets',
  'races',
  'freezes',
  'cluster',
  'inputs',
  'quotes',
  'memory',
  'plans',
  'games',
  'returns',
] as const;
const number = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seed: number,
    tickets: number,
    each: number,
    share: number,
    walks: number,
    rounds: number,
    'rounds-of-games': number,
    rows: number,
    race: { type: 'string', default: '' },
    call: { type: 'string', default: '' },
    sockets: number,
    kills: number,
  },
  allowPositionals: true,
});
const { json } = values;
const unknown = positionals.filter((word) => !parts.some((part) => part === word));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: ${parts.join(', ')}`);
const chosen = parts.filter((part) => positionals.includes(part));
const option = (name: Exclude<keyof typeof values, 'json' | 'race' | 'call'>, fallback: number): number => {
  const value = Number(values[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} is a whole number`);
  return value;
};

const race = new RegExp(values.race);
const call = new RegExp(values.call);

const runs = (part: (typeof parts)[number]): boolean => chosen.length === 0 || chosen.includes(part);
const seed = option('seed', Math.floor(Math.random() * 1e9));
const each = option('each', 500);
const share = option('share', 100) / 100;
const gameRounds = option('rounds', 100_000_000);
const say = (line: string): void => {
  if (!json) console.log(line);
};

const postgres = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
if (postgres) process.env.TEST_DATABASE_URL = postgres;
const engines: Engine[] = postgres ? ['embedded', 'postgres'] : ['embedded'];
const leftOut: string[] = [];
if (!hasBroker()) leftOut.push('a site of seven processes: there is no nats-server here (apt-get install nats-server)');
if (!postgres) {
  leftOut.push(
    'tickets and games on PostgreSQL, races, freezes, quotes, memory and plans: TEST_DATABASE_URL (and TEST_NATS_URL) name no server',
  );
}

interface Found {
  count: number;
  wrong: string[];
  sends?: number;
  crashes?: number;
  accepted?: number;
  refused?: number;
  notPlaced?: number;
  statuses?: Record<number, number>;
}
interface Row extends Found {
  what: string;
  seconds: number;
}
const rows: Row[] = [];
const record = async (what: string, work: () => Promise<Found>): Promise<void> => {
  say(`${what} ...`);
  const began = performance.now();
  const done = await work().catch((error: unknown): Found => ({ count: 0, wrong: [String(error)] }));
  rows.push({ what, seconds: Math.round((performance.now() - began) / 1000), ...done });
  for (const line of done.wrong) say(`  ${line}`);
};

say(`Seed ${seed}: repeat with npm run faults -- --seed ${seed}`);

if (runs('walks')) {
  await record('walks of the whole system', async () => {
    const { runs: count, wrong } = await walked({ runs: option('walks', 20_000), seed });
    return { count, wrong: wrong === null ? [] : [wrong] };
  });
}

if (runs('tickets')) {
  for (const engine of engines) {
    await record(`tickets, ${engine}`, async () => {
      const {
        wrong,
        tickets: count,
        sends,
        crashes,
        accepted,
        refused,
        notPlaced,
      } = await runTickets({ engine, seed, tickets: option('tickets', 2_000), players: 50 });
      return { count, sends, crashes, accepted, refused, notPlaced, wrong };
    });
  }
}

if (runs('races') && postgres) {
  const stand = await startRaceStand();
  for (const one of races.filter(({ name }) => race.test(name))) {
    const count = Math.ceil(one.rounds * share);
    await record(one.name, async () => ({ count, wrong: await playRounds(one, stand, count) }));
  }
  await record('the ledger after the races', async () => ({ count: 1, wrong: await stand.stop() }));

  const wallets = await startWalletRaceStand();
  for (const one of walletRaces.filter(({ name }) => race.test(name))) {
    const count = Math.ceil(one.rounds * share);
    await record(one.name, async () => ({ count, wrong: await playRounds(one, wallets, count) }));
  }
  await record('the ledger after the races of games', async () => ({ count: 1, wrong: await wallets.stop() }));
}

if (runs('freezes') && postgres) {
  const stand = await startRaceStand();
  await record('a server frozen inside a transaction', async () => {
    const wrong: string[] = [];
    const count = Math.ceil(10 * share);
    for (let nth = 0; nth < count; nth += 1) {
      const { p99, longest, paidAfter, wrong: found } = await freezeServer(stand);
      say(
        `  paid elsewhere after ${paidAfter.toFixed(1)} s, pings of a stranger: P99 ${p99} ms, longest ${longest} ms`,
      );
      wrong.push(...found, ...(p99 > 300 ? [`99 of 100 pings of a stranger took up to ${p99} ms`] : []));
    }
    wrong.push(...(await stand.stop()));
    return { count, wrong };
  });
}

if (runs('cluster') && postgres && hasBroker()) {
  const order = { seed, sockets: option('sockets', 2_000), rounds: option('kills', 3), say };
  for (const { what, work } of clusterFaults(order)) await record(what, work);
}

if (runs('inputs')) {
  await record('bad inputs', async () => {
    const server = await startTestServer({ SITE_DIR: 'no-site', CALLS_PER_MINUTE: '10000000' }, createClock());
    const world = await createHostileWorld(server);
    const { ledger, database } = server.services;
    const before = JSON.stringify(await ledger.wallets(world.owner.id));
    const ofCall = (tester: boolean) => (line: string) =>
      call.test(line) && !isOfArea(line) && line.includes('/sandbox') === tester;
    const ofPlayers = await sendBadInputs(world, { each, seed, only: ofCall(false) });
    const moved = JSON.stringify(await ledger.wallets(world.owner.id)) === before ? [] : ['the wallets changed'];
    const ofTesters = await sendBadInputs(world, { each, seed, only: ofCall(true) });
    const port = await freePort();
    await server.app.listen({ host: '127.0.0.1', port });
    const events = await emitBadEvents(`http://127.0.0.1:${port}`, each, seed);
    const broken = await checkInvariants(database, server.clock.now());
    await server.close();
    const wrong = [...ofPlayers.failures, ...moved, ...ofTesters.failures, ...broken];
    return { count: ofPlayers.calls + ofTesters.calls + events, statuses: ofPlayers.statuses, wrong };
  });
}

if (runs('inputs')) {
  await record('bad inputs of agents and affiliates, of which those refused change nothing', async () => {
    const server = await startTestServer({ SITE_DIR: 'no-site', CALLS_PER_MINUTE: '10000000' }, createClock());
    const world = await createAreaWorld(server);
    const { database } = server.services;
    const only = (line: string) => isOfArea(line) && call.test(line);
    const kept = () => keptByRefusals(database);
    const { calls: count, statuses, failures } = await sendBadInputs(world, { each, seed, only, kept });
    // So long after the offer that the world begins with.
    await server.services.tickets.runDue();
    const broken = await checkInvariants(database, server.clock.now());
    await server.close();
    return { count, statuses, wrong: [...failures, ...broken] };
  });
}

if (runs('quotes') && postgres) {
  await record('quotes of 20,000 open tickets of one player', async () => {
    const { rounds: count, mostLookedUp, strangerP99, longestStall } = await runManyOpen(20_000, 50);
    say(`  a stranger's call: ${strangerP99} ms (99 of 100); the longest stall: ${longestStall} ms`);
    const wrong = strangerP99 < 300 ? [] : [`a stranger waited ${strangerP99} ms`];
    return {
      count,
      wrong: mostLookedUp === 200 ? wrong : [...wrong, `${mostLookedUp} tickets were looked up at once`],
    };
  });
}

if (runs('memory') && postgres) {
  await record('twelve days of a server, by its clock', async () => {
    const { tickets: count, before, after, wrong } = await runSoak(12);
    say(`  heap, where it was least: ${before} MB in the second four days, ${after} MB in the last`);
    return {
      count,
      wrong: after - before < 3 ? wrong : [...wrong, `the heap grew from ${before} to ${after} MB in four days`],
    };
  });
}

let hottest: Awaited<ReturnType<typeof runPlans>>['hottest'] = [];
if (runs('plans') && postgres) {
  await record('plans at a million tickets', async () => {
    const count = option('rows', 1_000_000);
    const found = await runPlans(count);
    hottest = found.hottest;
    return { count, wrong: found.wrong };
  });
}

if (runs('games')) {
  const rounds = option('rounds-of-games', 10_000);
  const played = async (engine: Engine, order: Pick<GameRunOrder, 'rounds' | 'company'>) => {
    const { rounds: count, crashes, wrong, ...seen } = await runGames({ engine, seed, players: 50, ...order });
    say(`  ${JSON.stringify(seen)}`);
    return { count, crashes, wrong };
  };
  for (const engine of engines) {
    await record(`rounds of the house's games, ${engine}`, () => played(engine, { rounds }));
    // A wave of them lasts as long as the slowest table takes to settle.
    const shared = Math.ceil(rounds / 10);
    await record(`rounds that all share, ${engine}`, () => played(engine, { rounds: shared, company: 'shared' }));
  }
}

const returns: (MeasuredReturn & { title: string })[] = [];
if (runs('returns')) {
  for (const engine of new Set(titles.map((title) => title.engine))) {
    // The rounds of an engine are shared by its titles.
    await record(`returns of ${engine}`, async () => {
      const wrong: string[] = [];
      const ofEngine = titles.filter((title) => title.engine === engine);
      const numbers = fastNumbers(seed);
      for (const title of ofEngine) {
        const measured = measureReturn(title, Math.ceil(gameRounds / ofEngine.length), () => numbers);
        returns.push({ title: title.code, ...measured });
        if (Math.abs(measured.off) >= 4) wrong.push(`${title.code} gave back ${measured.seen}, not ${measured.exact}`);
      }
      return { count: gameRounds, wrong };
    });
  }
  if (!json) console.table(returns);
}

const good = rows.every(({ wrong }) => wrong.length === 0);
if (json) console.log(JSON.stringify({ seed, rows, hottest, returns, leftOut, good }));
else {
  if (hottest.length > 0) console.table(hottest);
  console.table(
    rows.map(({ what, count, seconds, wrong, sends = '', crashes = '', accepted = '' }) => ({
      what,
      count,
      sends,
      crashes,
      accepted,
      seconds,
      wrong: wrong.length,
    })),
  );
  for (const line of leftOut) console.log(`Left out: ${line}.`);
  console.log(good ? 'Nothing was lost, doubled or left open.' : `Something is wrong; seed ${seed}.`);
}
process.exitCode = good ? 0 : 1;
