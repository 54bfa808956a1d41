import { createScratchPostgres } from '../../server/testing/scratch-postgres.ts';
import { judge, tellFigures } from './board-figures.ts';
import type { Told } from './game/store.ts';
import { namedAddress } from './postgres-cpu.ts';
import { quantile } from './quantile.ts';
import { listen } from './table/audience.ts';
import type { ToldBets } from './table/bettor.ts';
import { said, started } from './ticket/child.ts';

/**
 * `npm run bench:table`: 200 sockets at one table whose rounds all share, each with a bet in every round; how long
 * after the studio's clock each of them receives every phase. `-- --json` prints one object. Exits with 1 when one
 * received a phase later than the goal, or not at all. Server and sockets run on one machine, so that there is one
 * clock.
 */
const code = 'roulette-kalemegdan';
const sockets = 200;
const length = 100_000;

if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL names the PostgreSQL to measure on');
const scratch = await createScratchPostgres();
const server = started('../game/store', 'server', namedAddress(scratch.url, 'table-server'));
const bettor = started('../table/bettor');
let bets: ToldBets = { taken: 0, refused: 0 };
bettor.on('message', (told: ToldBets) => {
  bets = told;
});

try {
  const { port } = await said<Told, 'at'>(server, 'at');
  const heard = await listen(`http://127.0.0.1:${port}`, code, { sockets, length }, bettor);
  const byPhase = new Map<string, Set<number>>();
  for (const { phase, socket } of heard) byPhase.set(phase, (byPhase.get(phase) ?? new Set()).add(socket));
  const known = [...byPhase.keys()];
  const rounds = [...new Set(known.map((phase) => phase.split(' ')[0]))];
  const due = rounds.flatMap((round) => ['open', 'closing', 'drawn', 'paid'].map((phase) => `${round} ${phase}`));
  // The first phase may have begun while some still sat down, the last one while they left. One that nobody heard of counts.
  const whole = due.slice(due.indexOf(known[0] ?? '') + 1, due.indexOf(known.at(-1) ?? ''));
  const delays = heard.filter(({ phase }) => whole.includes(phase)).map(({ at, due }) => at - due);
  const missed = whole.reduce((sum, phase) => sum + sockets - (byPhase.get(phase)?.size ?? 0), 0);
  tellFigures(
    [
      { contestant: 'phases heard', value: delays.length },
      { contestant: 'bets taken', value: bets.taken },
      { contestant: 'median, milliseconds', value: Math.round(quantile(delays, 0.5)) },
      { contestant: 'one in a hundred, milliseconds', value: Math.round(quantile(delays, 0.99)) },
    ],
    [
      judge({
        goal: 'phases of a table, milliseconds to the last socket',
        values: [Math.max(...delays)],
        must: { atMost: 250 },
      }),
      judge({ goal: 'phases that a socket did not hear of', values: [missed], must: { atMost: 0 } }),
      judge({ goal: 'whole phases in this time', values: [whole.length], must: { atLeast: 8 } }),
      judge({ goal: 'bets that were not taken', values: [bets.refused], must: { atMost: 0 } }),
    ],
  );
} finally {
  server.disconnect();
  bettor.disconnect();
  await scratch.drop();
}
