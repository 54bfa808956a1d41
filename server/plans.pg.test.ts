import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlans } from '../test/support/faults/plans.ts';

type Plans = Awaited<ReturnType<typeof openPlans>>;
let plans: Plans;
// A tenth: `npm run faults -- plans` looks at a million, with the same hundred thousand open legs.
beforeAll(async () => {
  plans = await openPlans(100_000);
}, 180_000);
afterAll(() => plans?.stop());

it('looks at every table that grows with tickets', () => {
  const whole = plans.large.map((name) => name.replace(/_(before|\d{4}_\d{2})$/, ''));
  expect(whole).toEqual([
    'cash_outs',
    'ledger_entries',
    'ledger_transactions',
    'ticket_moves',
    'ticket_selections',
    'tickets',
  ]);
});

it('a statement that reads a table from end to end is found', async () => {
  const text = "select count(*) from tickets where body_hash = 'x'";
  expect(await plans.scansOf(text)).toEqual([`tickets: ${text}`]);
});

it('at a hundred thousand tickets no large table is read from end to end by anything that is done with them', async () => {
  const found: Record<string, string[]> = {};
  for (const work of plans.works) {
    for (const { text, values } of await plans.statementsOf(work)) {
      const scans = await plans.scansOf(text, values);
      if (scans.length > 0) found[work] = scans;
    }
  }
  expect(plans.works).toHaveLength(13);
  expect(found).toEqual({});
});

it('each of the ten hottest statements goes by an index', async () => {
  const hottest = await plans.hottest();
  expect(hottest).toHaveLength(10);
  expect(hottest.filter(({ indexes }) => indexes === '')).toEqual([]);
});
