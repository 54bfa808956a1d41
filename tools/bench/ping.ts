import pg from 'pg';
import { ping } from '../../contract/http/base.ts';
import { createScratchPostgres } from '../../server/testing/scratch-postgres.ts';
import { judge, ratios, tellFigures } from './board-figures.ts';
import { makeCalls } from './ping/calls.ts';
import { emptyCall } from './ping/empty-call.ts';
import type { Asked, Told } from './ping/server.ts';
import { databaseCpu, namedAddress } from './postgres-cpu.ts';
import { median } from './quantile.ts';
import { said, started } from './ticket/child.ts';

/**
 * `npm run bench:ping`: statements and server CPU of a ping when nothing changed, compared with a call of the same
 * server that does nothing, on PostgreSQL. Five interleaved runs, medians, for players who ask one after another and
 * for many at once, who are what a busy server has and what the goal for its CPU is about; exits with 1 when a goal is
 * missed by the better quartile too. `-- --json` prints one object.
 */
const runs = 5;
const calls = 3_000;
const crowd = 32;
const application = 'ping-bench';

const address = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
if (!address) throw new Error('TEST_DATABASE_URL names the PostgreSQL to measure on');
process.env.TEST_DATABASE_URL = address;

const scratch = await createScratchPostgres();
const asked = new pg.Client({ connectionString: scratch.url });
await asked.connect();
const server = started('../ping/server', namedAddress(scratch.url, application));
const at = await said<Told, 'at'>(server, 'at');

const ask = <Name extends 'cpu' | 'recording' | 'statements'>(word: Asked, name: Name) => {
  const told = said<Told, Name>(server, name);
  server.send(word);
  return told;
};

interface Cost {
  server: number;
  database: number;
}

const cost = async (path: string, atOnce: number): Promise<Cost> => {
  const before = [await ask('cpu', 'cpu'), (await databaseCpu(asked, application)) ?? Number.NaN] as const;
  await makeCalls(at, path, calls, atOnce);
  const after = [await ask('cpu', 'cpu'), (await databaseCpu(asked, application)) ?? Number.NaN] as const;
  return { server: (after[0] - before[0]) / calls, database: (after[1] - before[1]) / calls };
};

const statementsOf = async (path: string, atOnce: number): Promise<number> => {
  await ask('record', 'recording');
  await makeCalls(at, path, calls, atOnce);
  return (await ask('recorded', 'statements')) / calls;
};

const contestants = [
  { name: 'empty call, one by one', path: emptyCall.url, atOnce: 1 },
  { name: 'ping, one by one', path: ping.url, atOnce: 1 },
  { name: `empty call, ${crowd} at once`, path: emptyCall.url, atOnce: crowd },
  { name: `ping, ${crowd} at once`, path: ping.url, atOnce: crowd },
].map((one) => ({ ...one, costs: [] as Cost[] }));

try {
  // A server that has run for a while has its code compiled.
  for (const { path, atOnce } of contestants) await makeCalls(at, path, calls, atOnce);
  for (let run = 0; run < runs; run += 1) {
    for (const { path, atOnce, costs } of contestants) costs.push(await cost(path, atOnce));
  }
  const table = [];
  for (const { name, path, atOnce, costs } of contestants) {
    table.push({
      contestant: name,
      server: Number(median(costs.map((one) => one.server)).toFixed(1)),
      database: Number(median(costs.map((one) => one.database)).toFixed(1)),
      // To two digits: settings are read again every half minute anyway.
      statements: Number((await statementsOf(path, atOnce)).toFixed(2)),
    });
  }
  const serverOf = (place: number) => contestants[place]?.costs.map((one) => one.server) ?? [];
  const figures = [
    judge({
      goal: 'statements a ping, one by one',
      values: [table[1]?.statements ?? Number.NaN],
      must: { atMost: 1 },
      stretch: 0,
    }),
    judge({
      goal: `server CPU a ping, x an empty call, ${crowd} at once`,
      values: ratios(serverOf(3), serverOf(2)),
      must: { atMost: 3 },
      stretch: 2,
    }),
  ];
  tellFigures(table, figures);
} finally {
  server.disconnect();
  await asked.end();
  await scratch.drop();
}
