import { aRequest } from '../../server/testing/ticket-stand.ts';
import { judge, median, ratios } from './board-figures.ts';
import { said, started } from './ticket/child.ts';
import type { Kind, Told } from './ticket/contestant.ts';
import { sendTickets } from './ticket/load.ts';

/**
 * `npm run bench:ticket`: server CPU per ticket request, token check, validation and logging included, beside raw http;
 * and on PostgreSQL CPU per ticket, server and database, beside a bare loop of the same statements. Five interleaved
 * runs, medians; exits with 1 when a goal is missed by the better quartile too. `-- --json` prints one object.
 */
const runs = 5;
const requests = 4_000;
const warmUp = 3_000;
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
for (let round = 0; round < runs; round += 1) for (const { run, values } of http) values.push(await run());
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
const contestants = http.map(({ kind, values }) => ({
  contestant: kind,
  microseconds: Number(median(values).toFixed(1)),
}));
const good = figures.every(({ reached }) => reached);
if (process.argv.includes('--json')) console.log(JSON.stringify({ contestants, figures, good }));
else {
  console.table(contestants);
  console.table(figures);
}
process.exitCode = good ? 0 : 1;
