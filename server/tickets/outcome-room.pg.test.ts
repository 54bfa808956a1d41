import { expect, it } from 'vitest';
import { aRequest } from '../testing/ticket-stand.ts';
import { twoDesksPerTest } from '../testing/two-desks.ts';

const two = twoDesksPerTest();

it('of eight tickets that would each win all that one outcome may, decided by two nodes at once, one is taken', async () => {
  const value = JSON.stringify([{ currency: { currency_id: 1 }, limit: 300 }]);
  for (const { settings } of two.nodes) settings.splice(0, settings.length, { key: 'maxOutcomeWin', value });
  for (let round = 0; round < 25; round++) {
    const player = await two.nodes[0].addPlayer(10_000);
    const requests = Array.from({ length: 8 }, () => aRequest({ stake: 300 }));
    await Promise.all(
      requests.map((request, index) => (index % 2 === 0 ? two.nodes[0] : two.nodes[1]).desk.receive(player, request)),
    );
    await two.settle();
    const states = (await two.nodes[0].desk.history(player, { page: 1 })).result.map(({ status }) => status);
    expect(states.toSorted()).toEqual(['accepted', ...Array.from({ length: 7 }, () => 'rejected')]);
    expect(await two.cashOf(player)).toBe(9_700);
  }
});
