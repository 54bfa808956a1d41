import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AffiliateMonths, AffiliateTicket, AffiliateTickets, PromoCodes } from '../../contract/http/affiliates.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addDemoAffiliate } from './demo-affiliate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the demo affiliate has two closed months by bookings that hold, also when the server starts again', async () => {
  await addDemoAffiliate(server.services, true);
  await addDemoAffiliate(server.services, true);
  const { access_token: token } = await server.signIn('affiliate');
  const { body } = await server.call('/cms/v1/affiliates/calculation', undefined, token);
  const { months, balance, calculation } = body as AffiliateMonths;
  expect(months.map(({ month, closed }) => [month, closed])).toEqual([
    ['2026-03', false],
    ['2026-02', true],
    ['2026-01', true],
  ]);
  expect(balance).toBeGreaterThan(0);
  expect(calculation.closedAt).toBeNull();
  const codes = (await server.call('/cms/v1/agency/promoCode', undefined, token)).body as PromoCodes;
  expect(codes.result.map(({ registrations, firstDeposits }) => [registrations, firstDeposits])).toEqual([
    [2, 2],
    [2, 2],
  ]);
  const tickets = (await server.call('/cms/v1/affiliates/tickets', undefined, token)).body as AffiliateTickets;
  expect(tickets.total).toBeGreaterThan(15);
  expect(new Set(tickets.result.map(({ number }) => number)).size).toBe(4);
  expect(tickets.result.map(({ state }) => state)).toContain('lost');
  const [{ ticket = '', selections = 0 } = {}] = tickets.result;
  const opened = await server.call(`/cms/v1/affiliates/ticket?ticket=${ticket}`, undefined, token);
  const { slip } = opened.body as AffiliateTicket;
  // Neither stake nor odds of then: matches that are over have none.
  expect(slip).toMatchObject({ stake: null, systemGroups: [] });
  expect(slip.selections.map(({ odd, gone }) => [odd, gone])).toEqual(Array(selections).fill([null, 'ended']));
  // With the times at which the database wrote, as `npm run check-ledger` asks.
  expect(await checkInvariants(server.services.database, server.clock.now(), 0)).toEqual([]);
});
