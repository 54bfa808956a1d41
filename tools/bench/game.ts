import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { titles } from '../../domain/games/titles.ts';
import { createScratchPostgres } from '../../server/testing/scratch-postgres.ts';
import { judge, ratios, tellFigures } from './board-figures.ts';
import { createSpinner, createStudioPlayer, openedCode } from './game/player.ts';
import type { Asked, Told } from './game/store.ts';
import { databaseCpu, namedAddress } from './postgres-cpu.ts';
import { median } from './quantile.ts';
import { said, started } from './ticket/child.ts';
import type { Told as BareTold } from './ticket/store.ts';

/**
 * `npm run bench:game`: CPU of server and PostgreSQL for a spin (a signed bet and the win that ends its round) compared
 * with a bare loop of the same statements, five interleaved runs, medians; and how long a player waits for a round that
 * the house's studio plays by these calls. `-- --json` prints one object. Exits with 1 when a goal is missed.
 */
const runs = 5;
const spins = 200;
const warmUp = 1_000;

if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL names the PostgreSQL to measure on');
const scratch = await createScratchPostgres();
const file = join(tmpdir(), `matchday-spins-${process.pid}.json`);
const asked = new pg.Client({ connectionString: scratch.url });
await asked.connect();
const server = started('../game/store', 'server', namedAddress(scratch.url, 'game-server'));
const { port, tokens, secret } = await said<Told, 'at'>(server, 'at');
const bare = started('store', 'bare', namedAddress(scratch.url, 'game-bare'));
await said<BareTold, 'at'>(bare, 'at');

const site = `http://127.0.0.1:${port}`;
const [spinning = '', ...others] = tokens;
// Of a title without jackpots, whose bets would wait for their pots.
const spin = await createSpinner(site, secret, await openedCode(site, spinning, 'joker-27'));

const ask = async <Name extends 'done' | 'cpu'>(child: typeof server, name: Name, word: object) => {
  const answer = said<Told, Name>(child, name);
  child.send(word as Asked);
  return answer;
};
const used = async (child: typeof server, application: string): Promise<number> =>
  (await ask(child, 'cpu', { cpu: true })) + ((await databaseCpu(asked, application)) ?? Number.NaN);
const told = async (): Promise<void> => {
  const open = async () => (await asked.query('select 1 from outbox where sent_at is null limit 1')).rows.length > 0;
  while (await open()) await new Promise((later) => setTimeout(later, 50));
};

const round = async (count: number): Promise<{ ours: number; bare: number }> => {
  const ids: string[] = [];
  await ask(server, 'done', { record: true });
  const before = await used(server, 'game-server');
  for (let nth = 0; nth < count; nth += 1) ids.push(...(await spin()));
  await told();
  const ours = ((await used(server, 'game-server')) - before) / count;
  await ask(server, 'done', { write: file });
  await ask(bare, 'done', { write: file });
  const beforeBare = await used(bare, 'game-bare');
  await ask(bare, 'done', { replay: file, ids });
  return { ours, bare: ((await used(bare, 'game-bare')) - beforeBare) / count };
};

/** A title is played again only after its pause, so each player goes through all of them. */
const waits = async (): Promise<number[]> => {
  const found: number[] = [];
  for (const token of others) {
    for (const { code, engine } of titles) {
      if (engine !== 'slot' && engine !== 'fruit') continue;
      const play = await createStudioPlayer(site, await openedCode(site, token, code), engine);
      found.push(await play());
    }
  }
  return found;
};

try {
  // Row numbers that are nothing else's: a replay knows them by their value.
  await asked.query(`select setval(format('%I.%I', schemaname, sequencename)::regclass, 500000000) from pg_sequences`);
  await round(warmUp);
  const cpu = { ours: [] as number[], bare: [] as number[] };
  for (let nth = 0; nth < runs; nth += 1) {
    const found = await round(spins);
    cpu.ours.push(found.ours);
    cpu.bare.push(found.bare);
  }
  const waited = await waits();
  const table = [
    { contestant: 'a spin, microseconds', value: Math.round(median(cpu.ours)) },
    { contestant: 'the same statements in a bare loop', value: Math.round(median(cpu.bare)) },
    { contestant: 'a round at the studio, milliseconds', value: Number(median(waited).toFixed(1)) },
  ];
  tellFigures(table, [
    judge({
      goal: 'CPU a spin, server and PostgreSQL, x a bare loop of the same SQL',
      values: ratios(cpu.ours, cpu.bare),
      must: { atMost: 1.6 },
      stretch: 1.3,
    }),
    judge({ goal: "a round's answer, milliseconds", values: [median(waited)], must: { atMost: 150 } }),
  ]);
} finally {
  for (const child of [server, bare]) child.disconnect();
  await asked.end();
  await scratch.drop();
  await rm(file, { force: true });
}
