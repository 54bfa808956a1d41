import { afterEach, expect, test, vi } from 'vitest';
import type { AffiliateCalculation } from '../../../contract/entities/affiliate.ts';
import { calculationCsv } from './calculation-csv.ts';

afterEach(() => vi.unstubAllEnvs());

const none = { staked: 0, wins: 0, bonuses: 0, fees: 0, tax: 0, ngr: 0 };
const month: AffiliateCalculation = {
  month: '2026-02',
  closedAt: '2026-03-01T03:00:00.000Z',
  currency: 'EUR',
  plan: { cpa: null, share: [{ from: 0, percent: 25 }], subPercent: 0, carryOver: false },
  lines: { sports: none, live: none, casino: none, virtuals: none },
  total: none,
  slices: [],
  share: 0,
  newPlayers: { counted: 0, held: 0, registered: 0 },
  cpa: 0,
  subs: { count: 0, earned: 0, share: 0 },
  carriedIn: 0,
  carriedOut: 0,
  earned: 0,
  corrections: [{ at: '2026-03-04T23:30:00.000Z', reason: 'operator', note: 'agreed', ngr: 40, earned: 10 }],
  toPay: 10,
  payout: null,
  days: [],
};

test.each([
  ['Europe/Belgrade', '2026-03-05'],
  ['UTC', '2026-03-04'],
  ['America/New_York', '2026-03-04'],
])('a correction is dated by the day where the reader is: %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  expect(calculationCsv('en', month, (key) => key)).toContain(`"${day} agreed",`);
});
