import { agencySorts } from '../../contract/http/agency.ts';
import { createAgency } from '../../server/agency/agency.ts';
import { createLedger } from '../../server/ledger/ledger.ts';
import { startManyMembers } from '../../server/testing/many-members.ts';
import { createStillClock } from '../../server/testing/start-test-server.ts';
import { median } from './quantile.ts';

/**
 * `npm run bench:lists`: milliseconds of a page of an agent's users, of whom there are ten thousand below him, in each order,
 * beside the bare count of them. Needs TEST_DATABASE_URL. Goal: under 50.
 */
const rounds = 15;
const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));

const timed = async (work: () => Promise<unknown>): Promise<string> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times).toFixed(1);
};

const { database, client, agent, drop } = await startManyMembers(clock.now());
const ledger = createLedger(database, clock);
const agency = createAgency({ database, clock, ledger, identity: { endAllSessions: async () => undefined } });
const wanted = [
  ...agencySorts.flatMap((sort) => [
    { sort, page: 1 },
    { sort, page: 150 },
  ]),
  { search: 'user 1999' },
  { show: 'agents' as const },
];
const count = () =>
  client.query('select count(*) from agency_paths p join users u on u.id = p.below where p.above = $1', [agent]);
console.log(`bare count: ${await timed(count)} ms`);
for (const one of wanted) console.log(`${JSON.stringify(one)}: ${await timed(() => agency.users(agent, one))} ms`);
await drop();
