import { afterAll, beforeAll, expect, test } from 'vitest';
import { userSettings } from '../database/schema/settings.ts';
import { type PushService, startPushService } from '../testing/push-receiver.ts';
import { createPushStand } from '../testing/push-stand.ts';
import { aRequest } from '../testing/ticket-stand.ts';
import { twoDesksPerTest } from '../testing/two-desks.ts';
import { storeKickOffs, takePushOrders } from './push-order-repository.ts';

const two = twoDesksPerTest();
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

const stands = () => {
  service.taken.length = 0;
  const [first, second] = two.databases;
  return [createPushStand(first, two.clock, service), createPushStand(second, two.clock, service)] as const;
};

test('two servers that settle and send at once tell each browser once', async () => {
  const nodes = stands();
  const [stand] = two.nodes;
  const browsers = [];
  for (let more = 0; more < 60; more += 1) {
    const player = await stand.addPlayer();
    browsers.push(await nodes[more % 2 === 0 ? 0 : 1].browser(player));
    await stand.desk.receive(player, aRequest({ odds: [2] }));
  }
  await stand.desk.runDue();
  two.clock.advance(7_200_000);
  two.feed.finish('e1', '1-0');
  await two.settle();
  await Promise.all(nodes.map(({ desk }) => desk.runDue()));
  expect(service.taken.map(({ device }) => device).sort()).toEqual(browsers.map(({ device }) => device).sort());
  const titles = browsers.map(({ device, unseal }) => {
    const [taken] = service.taken.filter((one) => one.device === device);
    return taken && unseal(taken.body).title;
  });
  expect(new Set(titles)).toEqual(new Set(['Your ticket won']));
});

test('an order that a server took and never ended is taken over after two minutes', async () => {
  const nodes = stands();
  const [stand] = two.nodes;
  const player = await stand.addPlayer();
  await nodes[0].browser(player);
  await stand.desk.receive(player, aRequest({ odds: [2] }));
  await stand.desk.runDue();
  two.clock.advance(7_200_000);
  two.feed.finish('e1', '1-0');
  await two.settle();
  const now = two.clock.now();
  expect(await takePushOrders(two.databases[0], now, now + 120_000, 20)).toHaveLength(1);
  await nodes[1].desk.runDue();
  expect(service.taken).toEqual([]);
  two.clock.advance(120_000);
  await nodes[1].desk.runDue();
  expect(service.taken).toHaveLength(1);
});

test('two servers that see a match begin tell of it once', async () => {
  const nodes = stands();
  const player = await two.nodes[0].addPlayer();
  await nodes[0].browser(player);
  const starred = { userId: player, property: 'favorite_matches', value: { F: ['m1'], T: ['m2'] } };
  await two.databases[0].insert(userSettings).values([
    { ...starred, object: 'betting' },
    { ...starred, object: 'live_betting' },
  ]);
  const begun = [
    { id: 'm1', sport: 'F', name: 'Host – Away' },
    { id: 'm2', sport: 'F', name: 'of another sport' },
  ];
  await Promise.all(two.databases.map((database) => storeKickOffs(database, begun, two.clock.now())));
  await storeKickOffs(two.databases[1], begun, two.clock.now() + 1_000);
  await Promise.all(nodes.map(({ desk }) => desk.runDue()));
  expect(service.taken).toHaveLength(1);
});
