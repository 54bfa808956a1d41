import { afterAll, beforeAll, expect, it } from 'vitest';
import { affiliateTicketsCall } from '../../contract/http/affiliates.ts';
import { shareOnly } from '../../domain/affiliates/plan-examples.ts';
import type { OpenDatabase } from '../database/client.ts';
import { createAffiliateStand } from '../testing/affiliate-stand.ts';
import { openInMemory } from '../testing/open-in-memory.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { aRequest, createHandFeed, createTicketStand } from '../testing/ticket-stand.ts';

/** Two of three. */
const bets = [{ selectedSystems: [2], stake: 99, type: 'total' as const }];
const system = { systemGroups: [{ conditions: [2], totalSelections: 3 }], bets, original_bets: bets };

const start = Date.parse('2026-03-01T12:00:00.000Z');
const clock = createStillClock(start);
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(() => opened.close());

it('an affiliate sees accepted tickets of his own players by number and day, and nothing of what is on them', async () => {
  const stand = createTicketStand(opened.database, clock, createHandFeed(start + 3_600_000));
  const { affiliates, bind } = createAffiliateStand(opened.database, clock);
  const [affiliate, other] = [await stand.addPlayer(0), await stand.addPlayer(0)];
  await affiliates.appoint(affiliate, { plan: shareOnly });
  await affiliates.appoint(other, { plan: shareOnly });
  const [player, stranger] = [await stand.addPlayer(10_000), await stand.addPlayer(10_000)];
  const number = await bind(affiliate, player);
  await bind(other, stranger);

  const pay = async (who: string, change: Parameters<typeof aRequest>[0]) => {
    await stand.desk.receive(who, aRequest(change));
    await stand.desk.runDue();
    clock.advance(1_000);
  };
  await pay(player, { odds: [2] });
  stand.forced.push({ outcome: 'denied' });
  await pay(player, { odds: [2, 2] });
  await pay(player, { odds: [2, 2, 2] });
  await pay(player, { odds: [2, 2, 2], groups: [0, 0, 0], ...system });
  await pay(stranger, { odds: [2] });
  stand.feed.finish('e1', '0-1');
  clock.advance(7_200_000);
  await stand.desk.runDue();

  const told = await affiliates.tickets(affiliate, 1);
  const brought = { number, day: '2026-03-01', type: 'prematch' };
  expect(told).toMatchObject({ total: 3, totalPages: 1 });
  expect(told.result.at(-1)).toEqual({ ...brought, kind: 'single', selections: 1, state: 'lost' });
  expect(told.result.at(-2)).toEqual({ ...brought, kind: 'combination', selections: 3, state: 'lost' });
  expect(told.result.at(0)).toMatchObject({ ...brought, kind: 'system', selections: 3 });
  // The contract lets no more through either.
  expect(affiliateTicketsCall.ok.parse(told)).toEqual(told);
});
