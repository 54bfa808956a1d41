import { aRequest } from '../../server/testing/ticket-stand.ts';
import { judge, ratios } from './board-figures.ts';
import { median } from './quantile.ts';
import { said, started } from './ticket/child.ts';
import type { Kind, Told } from './ticket/contestant.ts';
import { sendTickets, stayAwake } from './ticket/load.ts';
import { measureWithPostgres } from './ticket/with-postgres.ts';

/**
 * `npm run bench:ticket`: server CPU per ticket request, token check, validation and logging included, compared with
 * raw http; and on PostgreSQL CPU per ticket, server and database, compared with a bare loop of the same statements.
 * Five interleaved runs, medians; exits with 1 when a goal is missed by the better quartile too. `-- --json` prints one
 * object.
 */
const runs = 5;
const requests = 4_000;
const warmUp = 3_000;
const tickets = 200;
const atOnce = 8;
const kinds: readonly Kind[] = ['raw', 'matchday'];

const ticketOf = (ticket_id: string) => ({ ...aRequest({ odds: [1.85, 2.1, 1.5] }), ticket_id });

const http = await Promise.all(
  kinds.map(async (kind) => {
    const child = started('contestant', kind);
    const at = await said<Told, 'at'>(child, 'at');
    const cpu = async () => {
      const told = said<Told, 'cpu'>(child, 'cpu');
      child.send('cpu');
      return told;
    };
    await sendTickets(at, warmUp, atOnce, ticketOf);
    const run = async (): Promise<number> => {
      const before = await cpu();
      await sendTickets(at, requests, atOnce, ticketOf);
      return ((await cpu()) - before) / requests;
    };
    return { kind, child, run, values: [] as number[] };
  }),
);
const sleep = stayAwake();
for (let round = 0; round < runs; round += 1) for (const { run, values } of http) values.push(await run());
sleep();
for (const { child } of http) child.disconnect();

const [raw, ours] = http;
if (!raw || !ours) throw new Error('no contestants');
const figures = [
  judge({
    goal: 'CPU per ticket request without database, x raw http',
    values: ratios(ours.values, raw.values),
    must: { atMost: 2.5 },
    stretch: 1.75,
  }),
];
const contestants = http.map(({ kind, values }): [string, number[]] => [kind, values]);
const leftOut: string[] = [];

const address = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
if (address) process.env.TEST_DATABASE_URL = address;
const stored = address ? await measureWithPostgres(runs, tickets) : null;
if (stored) {
  contestants.push(['the same statements in a bare loop', stored.bare], ['matchday on PostgreSQL', stored.server]);
  figures.push(
    judge({
      goal: 'CPU per ticket, server and PostgreSQL, x a bare loop of the same SQL',
      values: ratios(stored.server, stored.bare),
      must: { atMost: 1.4 },
      stretch: 1.2,
    }),
  );
} else leftOut.push('with PostgreSQL: TEST_DATABASE_URL names none on this machine');

const table = contestants.map(([contestant, values]) => ({
  contestant,
  microseconds: Number(median(values).toFixed(1)),
}));
const good = figures.every(({ reached }) => reached);
if (process.argv.includes('--json')) console.log(JSON.stringify({ contestants: table, figures, leftOut, good }));
else {
  console.table(table);
  console.table(figures);
  for (const line of leftOut) console.log(`Left out: ${line}.`);
}
process.exitCode = good ? 0 : 1;
