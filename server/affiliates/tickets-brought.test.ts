import { expect, it } from 'vitest';
import { affiliateTicketsCall } from '../../contract/http/affiliates.ts';
import { shareOnly } from '../../domain/affiliates/plan-examples.ts';
import { tickets } from '../database/schema/tickets.ts';
import { createAffiliateStand } from '../testing/affiliate-stand.ts';
import { inMemory } from '../testing/in-memory.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { aRequest, createHandFeed, createTicketStand } from '../testing/ticket-stand.ts';

/** Two of three. */
const bets = [{ selectedSystems: [2], stake: 99, type: 'total' as const }];
const system = { systemGroups: [{ conditions: [2], totalSelections: 3 }], bets, original_bets: bets };

const start = Date.parse('2026-03-01T12:00:00.000Z');
const clock = createStillClock(start);
const opened = inMemory();

it('an affiliate sees accepted tickets of his own players by number and day, and opens no others', async () => {
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
  expect(told.result.at(-1)).toEqual({
    ...brought,
    ticket: expect.any(String),
    kind: 'single',
    selections: 1,
    state: 'lost',
  });
  expect(told.result.at(-2)).toEqual({
    ...brought,
    ticket: expect.any(String),
    kind: 'combination',
    selections: 3,
    state: 'lost',
  });
  expect(told.result.at(0)).toMatchObject({ ...brought, kind: 'system', selections: 3 });
  const code = affiliate.slice(0, 8);
  const found = (search: string) =>
    Promise.all([affiliates.players(affiliate, 1, search), affiliates.tickets(affiliate, 1, search)]).then((lists) =>
      lists.map(({ total, result }) => [total, result.length]),
    );
  const all = [
    [1, 1],
    [3, 3],
  ];
  const none = [
    [0, 0],
    [0, 0],
  ];
  expect(await Promise.all([code, String(number).padStart(3, '0'), '', ' 9 '].map(found))).toEqual([
    all,
    all,
    all,
    all,
  ]);
  // Longer than a code, which is made of chance and could hold three figures.
  const unknown = String(number + 7).padStart(17, '0');
  expect(await Promise.all([other.slice(0, 8), unknown, '%%%'].map(found))).toEqual([none, none, none]);
  // A ticket of his opens by its name in the list; nobody else's does, nor one that was denied.
  const named = (
    await opened.database.select({ id: tickets.id, by: tickets.userId, ticketId: tickets.ticketId }).from(tickets)
  ).map(({ id, by, ticketId }) => ({ id, owner: { userId: by, ticketId } }));
  const names = told.result.map(({ ticket }) => ticket);
  for (const { id, owner } of named) {
    const asked = affiliates.ownerOfTicket(affiliate, id);
    if (names.includes(id)) expect(await asked).toEqual(owner);
    else await expect(asked).rejects.toMatchObject({ status: 404 });
  }
  expect(names.filter((name) => named.some(({ owner }) => owner.ticketId === name))).toEqual([]);
  // The contract lets no more through either.
  expect(affiliateTicketsCall.ok.parse(told)).toEqual(told);
});
