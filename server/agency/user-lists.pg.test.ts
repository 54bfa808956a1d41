import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agencySorts } from '../../contract/http/agency.ts';
import { recordStatements } from '../../tools/bench/ticket/statements.ts';
import type { Database } from '../database/client.ts';
import { createLedger } from '../ledger/ledger.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { createAgency } from './agency.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const agencies = 5;
const each = 10_000;
const idOf = (agency: number) => `00000000-0000-4000-8000-${String(agency).padStart(12, '0')}`;
const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));

let postgres: ScratchPostgres;
let database: Database;
let client: pg.Client;

/** Agents of ten thousand players each, with a wallet, a session and a day of play. */
beforeAll(async () => {
  postgres = await createScratchPostgres();
  ({ database } = await postgres.open());
  const now = clock.now();
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  // By a connection without the limits of a server's.
  const run = (text: string) => client.query(text);
  const member = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  const agent = `('00000000-0000-4000-8000-' || lpad(((n - 1) % ${agencies} + 1)::text, 12, '0'))::uuid`;
  const all = `from generate_series(1, ${agencies * (each + 1)}) n`;
  await run(`insert into users (id, username, username_key, password_hash, created_at)
    select ${member}, 'user ' || n, 'user ' || n, '-', ${now} ${all}`);
  await run(`insert into agency_members (user_id, parent, is_agent, code, joined_at)
    select ${member}, case when n <= ${agencies} then null else ${agent} end, n <= ${agencies},
      case when n <= ${agencies} then 'CODE' || n end, ${now} + n ${all}`);
  await run(`insert into agency_paths (above, below, depth) select ${member}, ${member}, 0 ${all}`);
  await run(
    `insert into agency_paths (above, below, depth) select ${agent}, ${member}, 1 ${all} where n > ${agencies}`,
  );
  await run(`insert into wallets (user_id, currency_id, cash) select ${member}, 1, n ${all}`);
  await run(`insert into sessions (user_id, remember_me, rotated_at, expires_at)
    select ${member}, false, ${now} + n, ${now} ${all}`);
  await run('analyze');
}, 180_000);
afterAll(async () => {
  await client?.end();
  await postgres?.drop();
});

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

it.each([...agencySorts.map((by) => ({ sort: by, page: 150 })), { search: 'user 1999' }, { show: 'agents' as const }])(
  'fifty of the ten thousand below an agent are found by the tree: %o',
  async (wanted) => {
    const ledger = createLedger(database, clock);
    const agency = createAgency({ database, clock, ledger, identity: { endAllSessions: async () => undefined } });
    const recorder = recordStatements();
    recorder.start();
    await agency.users(idOf(1), wanted);
    const read: string[] = [];
    for (const { text, values } of recorder.stop()) {
      if (!/^\s*(select|with)/i.test(text)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
      for (const node of nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan)) {
        if (node['Node Type'] === 'Seq Scan') read.push(node['Relation Name'] ?? '');
      }
    }
    // The paths are the scope: whoever is not below is not read of them.
    expect(read.filter((table) => table === 'agency_paths')).toEqual([]);
  },
);
