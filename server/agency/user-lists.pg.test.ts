import { afterAll, beforeAll, expect, it } from 'vitest';
import { agencySorts } from '../../contract/http/agency.ts';
import { recordStatements } from '../../tools/bench/ticket/statements.ts';
import { createLedger } from '../ledger/ledger.ts';
import { type ManyMembers, startManyMembers } from '../testing/many-members.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { createAgency } from './agency.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));

let stand: ManyMembers;
beforeAll(async () => {
  stand = await startManyMembers(clock.now());
}, 180_000);
afterAll(() => stand?.drop());

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

it.each([...agencySorts.map((by) => ({ sort: by, page: 150 })), { search: 'user 1999' }, { show: 'agents' as const }])(
  'fifty of the ten thousand below an agent are found by the tree: %o',
  async (wanted) => {
    const { database, client } = stand;
    const ledger = createLedger(database, clock);
    const agency = createAgency({ database, clock, ledger, identity: { endAllSessions: async () => undefined } });
    const recorder = recordStatements();
    recorder.start();
    await agency.users(stand.agent, wanted);
    const read: string[] = [];
    const indexes = new Set<string | undefined>();
    for (const { text, values } of recorder.stop()) {
      if (!/^\s*(select|with)/i.test(text)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
      for (const node of nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan)) {
        indexes.add(node['Index Name']);
        if (node['Node Type'] === 'Seq Scan') read.push(node['Relation Name'] ?? '');
      }
    }
    // The paths are the scope: users who are not below are not read.
    expect(read.filter((table) => table === 'agency_paths')).toEqual([]);
    for (const index of ['agency_paths_above_below_pk', 'agency_members_agents', 'users_blocked']) {
      expect([...indexes]).toContain(index);
    }
  },
);
