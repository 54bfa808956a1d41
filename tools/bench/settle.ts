import pg from 'pg';
import { pino } from 'pino';
import { createOutbox } from '../../server/bus/outbox.ts';
import { openPostgres } from '../../server/database/open-database.ts';
import { checkInvariants } from '../../server/ledger/check-invariants.ts';
import { createLedger } from '../../server/ledger/ledger.ts';
import { createSettlements } from '../../server/settlement/settlement.ts';
import { matchName } from '../../server/testing/many-tickets.ts';
import { createStillClock } from '../../server/testing/start-test-server.ts';
import { createHandFeed } from '../../server/testing/ticket-stand.ts';
import { judge, ratios, tellFigures } from './board-figures.ts';
import { median, quantile } from './quantile.ts';
import { createCopies } from './settle/copies.ts';
import { recordStatements, type Statement } from './ticket/statements.ts';

/**
 * `npm run bench:settle`: tickets of one match settled a second on PostgreSQL, compared with the same statements from a
 * bare loop on an equal database; and how long the search for ended matches takes at 100,000 open legs. Five
 * interleaved runs, medians; exits with 1 when a goal is missed by the better quartile too. `-- --json` prints one
 * object.
 */
const runs = 5;
const tickets = 4_000;
const now = Date.parse('2026-03-01T12:00:00.000Z');
const silent = pino({ level: 'silent' });
const clock = createStillClock(now);
const nobody = { toUser: () => undefined, toAll: () => undefined };

const address = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
if (!address) throw new Error('bench:settle needs a PostgreSQL: TEST_DATABASE_URL names none');
process.env.TEST_DATABASE_URL = address;

const settlementsOn = async (url: string) => {
  const opened = await openPostgres(url);
  const { database } = opened;
  const ledger = createLedger(database, clock);
  const outbox = createOutbox(database, clock, ledger, nobody);
  const feed = createHandFeed(now + 3_600_000);
  const settlements = createSettlements({ database, clock, feed, ledger, outbox, log: silent });
  // A connection that is there, and whose server has read its catalogue.
  await settlements.turn();
  return { ...opened, feed, settlements };
};

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

const statements = recordStatements();

const ours = async (url: string): Promise<{ rate: number; done: Statement[] }> => {
  const { feed, settlements, database, close } = await settlementsOn(url);
  feed.finish(matchName(0), '1-0');
  statements.start();
  const took = await seconds(settlements.settleDue);
  const done = statements.stop();
  const wrong = await checkInvariants(database, now);
  if (wrong.length > 0) throw new Error(wrong.slice(0, 3).join('; '));
  await close();
  return { rate: tickets / took, done };
};

const wonTickets = async (client: pg.Client): Promise<number> =>
  Number((await client.query(`select count(*) as won from tickets where state = 'won'`)).rows[0]?.won);

const bare = async (url: string, done: readonly Statement[]): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const took = await seconds(async () => {
    for (const { text, values, arrays } of done) {
      await client.query({ text, values, ...(arrays ? { rowMode: 'array' as const } : {}) } as pg.QueryConfig);
    }
  });
  if ((await wonTickets(client)) !== tickets) throw new Error('the bare loop settled something else');
  await client.end();
  return tickets / took;
};

/** Milliseconds of each step of some ways round all matches, none of which has ended. */
const searches = async (url: string): Promise<number[]> => {
  const { settlements, close } = await settlementsOn(url);
  const took: number[] = [];
  for (let step = 0; step < 60; step += 1) took.push(1000 * (await seconds(settlements.turn)));
  await close();
  return took.slice(10);
};

const rates = { ours: [] as number[], bare: [] as number[] };
const oneMatch = await createCopies({ players: 500, tickets, matches: 1, now });
try {
  for (let round = 0; round <= runs; round += 1) {
    const { rate, done } = await ours(await oneMatch.copy());
    const loop = await bare(await oneMatch.copy(), done);
    // The first compiles the code.
    if (round === 0) continue;
    rates.ours.push(rate);
    rates.bare.push(loop);
  }
} finally {
  await oneMatch.drop();
}

const open = await createCopies({ players: 500, tickets: 25_000, legs: 4, matches: 1_000, now });
const took = await searches(open.url).finally(open.drop);

const figures = [
  judge({
    goal: 'tickets settled a second, x a bare loop of the same SQL',
    values: ratios(rates.ours, rates.bare),
    must: { atLeast: 0.5 },
    stretch: 0.7,
  }),
  judge({ goal: 'search for due work at 100,000 open legs, ms', values: took, must: { atMost: 5 } }),
];
const table = [
  { contestant: 'matchday, tickets a second', value: Math.round(median(rates.ours)) },
  { contestant: 'a bare loop, tickets a second', value: Math.round(median(rates.bare)) },
  { contestant: 'search, ms (99 of 100)', value: Number(quantile(took, 0.99).toFixed(1)) },
];
tellFigures(table, figures);
