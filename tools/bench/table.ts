import { createScratchPostgres } from '../../server/testing/scratch-postgres.ts';
import { judge, tellFigures } from './board-figures.ts';
import type { Told } from './game/store.ts';
import { namedAddress } from './postgres-cpu.ts';
import { quantile } from './quantile.ts';
import { listen } from './table/audience.ts';
import { said, started } from './ticket/child.ts';

/**
 * `npm run bench:table`: 200 sockets at one table whose rounds all share, each with a bet in every round; how long after the
 * studio's clock each of them hears of every phase. `-- --json` prints one object. Exits with 1 when one heard later than the
 * goal, or did not hear of a phase at all. Server and sockets run on one machine, so that there is one clock.
 */
const code = 'roulette-kalemegdan';
const sockets = 200;
const length = 100_000;

if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL names the PostgreSQL to measure on');
const scratch = await createScratchPostgres();
const server = started('../game/store', 'server', namedAddress(scratch.url, 'table-server'));

try {
  const { port } = await said<Told, 'at'>(server, 'at');
  const heard = await listen(`http://127.0.0.1:${port}`, code, sockets, length);
  const byPhase = new Map<string, Set<number>>();
  for (const { phase, socket } of heard) byPhase.set(phase, (byPhase.get(phase) ?? new Set()).add(socket));
  // The first phase may have begun while some still sat down, the last one while they left.
  const whole = [...byPhase.keys()].slice(1, -1);
  const delays = heard.filter(({ phase }) => whole.includes(phase)).map(({ at, due }) => at - due);
  const missed = whole.reduce((sum, phase) => sum + sockets - (byPhase.get(phase)?.size ?? 0), 0);
  tellFigures(
    [
      { contestant: 'phases heard', value: delays.length },
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
    ],
  );
} finally {
  server.disconnect();
  await scratch.drop();
}
