import { afterAll, beforeAll, expect, test } from 'vitest';
import { freezeServer } from '../test/support/faults/frozen-server.ts';
import { pay, ticketOn } from '../test/support/faults/race.ts';
import { type RaceStand, startRaceStand } from '../test/support/faults/race-stand.ts';
import { startServerProcess } from '../test/support/server-process.ts';
import { holdWallet } from './testing/held-wallet.ts';

let stand: RaceStand;
beforeAll(async () => {
  stand = await startRaceStand();
});
afterAll(async () => {
  expect(await stand.stop()).toEqual([]);
});

test('J1: a server frozen inside a transaction keeps its player for seconds, and nobody else at all', async () => {
  const { wrong, longest } = await freezeServer(stand);
  expect(wrong).toEqual([]);
  // How long exactly is asked by the fault run, on a machine of its own: a stranger that waited for the lock took ten seconds.
  expect(longest).toBeLessThan(3_000);
});

test('B8: a server 45 minutes late says so, is not ready, and takes tickets by the time of its database', async () => {
  const late = 'const now = Date.now; Date.now = () => now() - 2_700_000';
  const node = await startServerProcess({
    ...stand.environment,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(late)}`,
  });
  const health = await (await fetch(`${node.origin}/healthz`)).json();
  expect(health).toMatchObject({ error: 'unavailable', values: { reason: 'clock' } });
  expect(health.values.machineOff / 2_700_000).toBeCloseTo(-1, 2);

  const player = await stand.addPlayer(100);
  const answer = await fetch(`${node.origin}/sportsbetting/v1/ticketRequest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${player.token}` },
    body: JSON.stringify(await ticketOn(stand, 50)),
  });
  const { nowTimestamp, createdAtTimestamp } = await answer.json();
  for (const told of [nowTimestamp, createdAtTimestamp]) expect(Math.abs(told - Date.now())).toBeLessThan(10_000);
  expect(await stand.cashOf(player)).toBe(50);
  await node.end();
});

test('J6: a server that is told to end answers what it has begun, and tells whoever comes then to come again', async () => {
  const player = await stand.addPlayer(100);
  const ticket = await ticketOn(stand, 50);
  const wallet = await holdWallet(stand.desk.services.database, player.id);
  const paying = pay(stand, 0, ticket, player.token);
  await wallet.awaited();
  const ended = stand.nodes[0]?.end();
  await expect
    .poll(async () => (await stand.call(0, '/healthz')).body)
    .toMatchObject({ error: 'unavailable', values: { reason: 'stopping' } });
  const late = await pay(stand, 0, { ...ticket, ticket_id: crypto.randomUUID() }, player.token);
  expect(late).toMatchObject({ status: 503, body: { error: 'busy', ErrorText: 'busy', values: { code: 102 } } });
  await wallet.letGo();
  expect((await paying).status).toBe(200);
  await ended;
  expect(await stand.cashOf(player)).toBe(50);
});
