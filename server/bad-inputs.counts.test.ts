import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitBadEvents } from '../test/support/calls/bad-events.ts';
import { sendBadInputs } from '../test/support/calls/bad-inputs.ts';
import { keptByRefusals } from '../test/support/calls/kept-by-refusals.ts';
import { isOfArea } from '../test/support/calls/route-table.ts';
import { createAreaWorld, createHostileWorld, type World } from '../test/support/calls/world.ts';
import { freePort } from '../test/support/free-port.ts';
import { checkInvariants } from './ledger/check-invariants.ts';
import { startTestServer } from './testing/start-test-server.ts';

let world: World;
beforeAll(async () => {
  const server = await startTestServer({ SITE_DIR: 'no-site', CALLS_PER_MINUTE: '10000000' });
  world = await createHostileWorld(server);
});
afterAll(() => world.server.close());

const wallets = () => world.server.services.ledger.wallets(world.owner.id);

test('whatever is wrong with a call of a player, it is refused with a known key and moves no money', async () => {
  const before = await wallets();
  const { failures, statuses } = await sendBadInputs(world, {
    each: 12,
    seed: 5,
    only: (line) => !line.includes('/sandbox') && !isOfArea(line),
  });
  expect(failures).toEqual([]);
  expect(statuses[400]).toBeGreaterThan(600);
  expect(await wallets()).toEqual(before);
  expect(await checkInvariants(world.server.services.database, world.server.clock.now())).toEqual([]);
}, 300_000);

test('a call of an agent or affiliate that is refused changes nothing, although there is money and somebody below', async () => {
  const area = await createAreaWorld(await startTestServer({ SITE_DIR: 'no-site', CALLS_PER_MINUTE: '10000000' }));
  const { database } = area.server.services;
  const kept = () => keptByRefusals(database);
  const { failures, statuses, calls } = await sendBadInputs(area, { each: 12, seed: 5, only: isOfArea, kept });
  expect(failures).toEqual([]);
  expect(calls).toBeGreaterThan(400);
  for (const status of [200, 400]) expect(statuses[status]).toBeGreaterThan(100);
  expect(await checkInvariants(database, area.server.clock.now())).toEqual([]);
  await area.server.close();
}, 300_000);

test('nor does a tester break the server', async () => {
  const { failures } = await sendBadInputs(world, { each: 12, seed: 5, only: (line) => line.includes('/sandbox') });
  expect(failures).toEqual([]);
  expect(await checkInvariants(world.server.services.database, world.server.clock.now())).toEqual([]);
}, 300_000);

test('and whatever is wrong with an event, the connection stands and the next one is answered', async () => {
  const port = await freePort();
  await world.server.app.listen({ host: '127.0.0.1', port });
  const refused = () => Object.values(world.server.services.refusals.counts()).reduce((sum, count) => sum + count, 0);
  const before = refused();
  expect(await emitBadEvents(`http://127.0.0.1:${port}`, 50, 5)).toBe(500);
  expect(refused() - before).toBeGreaterThan(200);
  expect((await world.server.call('/healthz')).status).toBe(200);
}, 300_000);
