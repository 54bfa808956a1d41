import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { PlayLimitsView } from '../../contract/http/play-limits.ts';
import { type Agent, agencyStand, type Person } from '../testing/agency-stand.ts';

const stand = agencyStand();
const { call, credit } = stand;

let top: Agent;
let sub: Agent;
let player: Person;
beforeEach(async () => {
  ({ top, sub, player } = await stand.family(400));
  await setMaximum(1_000);
});

const setMaximum = (limit: number) =>
  stand.server.call('/sandbox/v1/settings', {
    key: 'maxCredit',
    value: JSON.stringify([{ currency: { currency_id: 1 }, limit }]),
  });
const cashOf = async ({ id }: Person) => (await stand.server.services.ledger.wallets(id))[0]?.wallet_0;
const tooLarge = { status: 400, body: { error: 'creditTooLarge', fields: { amount: 'creditTooLarge' } } };

test('a player is given no more than he may hold, and what is refused stays with the agent', async () => {
  expect(await credit('addCredit', sub, player, 600.01)).toMatchObject(tooLarge);
  expect([await cashOf(sub), await cashOf(player)]).toEqual([10_000, 400]);
  const key = randomUUID();
  expect(await credit('addCredit', sub, player, 600, key)).toMatchObject({ status: 200, body: { newCredit: 1_000 } });
  expect(await credit('addCredit', sub, player, 0.01)).toMatchObject(tooLarge);
  // It moved before: asked again, it is not refused, and does not move again.
  expect(await credit('addCredit', sub, player, 600, key)).toMatchObject({ status: 200, body: { newCredit: 1_000 } });
  expect([await cashOf(sub), await cashOf(player)]).toEqual([9_400, 1_000]);
});

test('two agents at once fill him up once', async () => {
  const answers = await Promise.all([top, sub, top, sub].map((agent) => credit('addCredit', agent, player, 500)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  expect(await cashOf(player)).toBe(900);
});

test('who holds more already can have it taken; agents, and players without a maximum, are given what there is', async () => {
  await setMaximum(100);
  expect(await credit('addCredit', sub, player, 1)).toMatchObject(tooLarge);
  expect(await credit('decCredit', sub, player, 50)).toMatchObject({ status: 200, body: { newCredit: 350 } });
  expect(await credit('addCredit', top, sub, 5_000)).toMatchObject({ status: 200, body: { newCredit: 15_050 } });
  await setMaximum(0);
  expect(await credit('addCredit', sub, player, 9_000)).toMatchObject({ status: 200, body: { newCredit: 9_350 } });
  expect((await call('agentTransactions', sub)).status).toBe(200);
});

test('a player’s own deposit limit counts what agents give, and tells them no figure', async () => {
  await setMaximum(0);
  const headers = { authorization: `Bearer ${player.token}` };
  const url = '/base/v1/users/limits';
  const limits = [{ kind: 'deposit', period: 'day', amount: 500 }];
  const set = await stand.server.app.inject({ method: 'POST', url, headers, payload: { currency_id: 1, limits } });
  expect(set.statusCode).toBe(200);
  expect(await credit('addCredit', top, player, 300)).toMatchObject({ status: 200 });
  const refused = await credit('addCredit', sub, player, 200.01);
  expect(refused).toMatchObject({ status: 400, body: { error: 'playerLimitReached' } });
  expect(JSON.stringify(refused.body)).not.toMatch(/\d{2}/);
  // Taken back is not paid in again.
  expect(await credit('decCredit', sub, player, 300)).toMatchObject({ status: 200 });
  const answers = await Promise.all([top, sub].map((agent) => credit('addCredit', agent, player, 200)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await credit('addCredit', top, sub, 5_000)).toMatchObject({ status: 200 });
  const { wallets } = (await stand.server.app.inject({ method: 'GET', url, headers })).json<PlayLimitsView>();
  const daily = wallets[0]?.limits.find(({ kind, period }) => kind === 'deposit' && period === 'day');
  expect([wallets[0]?.sums[0]?.deposited, daily?.used]).toEqual([500, 500]);
});
