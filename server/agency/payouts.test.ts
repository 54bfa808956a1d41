import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { AgencyUsers, CreditMoved } from '../../contract/http/agency.ts';
import type { MyPayouts } from '../../contract/http/agency-payouts.ts';
import { type Agent, agencyStand, type Person } from '../testing/agency-stand.ts';

const stand = agencyStand();
const { call, askPayout } = stand;

let top: Agent;
let sub: Agent;
let player: Person;
let stranger: Agent;
beforeEach(async () => {
  ({ top, sub, player, stranger } = await stand.family(400));
});

const cashOf = async ({ id }: Person) => (await stand.server.services.ledger.wallets(id))[0]?.wallet_0;
const mine = async (by: Person) => (await call<MyPayouts>('myPayouts', by)).body;
const asked = async (amount: number) => (await askPayout(player, amount)).body.payout.id;
const refused = (status: number, error: string) => ({ status, body: { error } });
const users = async (query: string) => (await call<AgencyUsers>(`allUsers?${query}`, top)).body;

test('what a player asks for is set aside until his agent has paid it, and then the agent has it', async () => {
  const key = randomUUID();
  const first = await askPayout(player, 150.5, key);
  expect(first).toMatchObject({ status: 200, body: { payout: { amount: 150.5, currency: 'RSD', state: 'waiting' } } });
  expect((await askPayout(player, 150.5, key)).body).toEqual(first.body);
  expect(await askPayout(player, 150.51, key)).toMatchObject(refused(409, 'idempotencyKeyReused'));
  expect([await cashOf(player), (await mine(player)).agent]).toEqual([249.5, sub.name]);
  const { id } = first.body.payout;
  const paid = await call<CreditMoved>('payPayout', sub, { id });
  expect(paid).toMatchObject({ status: 200, body: { receipt: expect.any(Number), newCredit: 249.5 } });
  // The answer was lost: asked again it is the same, and nothing moves.
  expect((await call('payPayout', sub, { id })).body).toEqual(paid.body);
  expect([await cashOf(player), await cashOf(sub)]).toEqual([249.5, 10_150.5]);
  expect((await mine(player)).result).toMatchObject([{ id, state: 'paid' }]);
  const moves = await call<{ result: object[] }>(`userTransactions?userId=${player.id}`, sub);
  expect(moves.body.result[0]).toMatchObject({ receipt: paid.body.receipt, amount: -150.5 });
});

test('an agent above pays as well; whoever comes later is told that it is decided', async () => {
  const id = await asked(100);
  expect(await call('payPayout', top, { id })).toMatchObject({ status: 200 });
  for (const [path, by] of [
    ['payPayout', sub],
    ['declinePayout', sub],
    ['withdrawPayout', player],
  ] as const) {
    expect(await call(path, by, { id })).toMatchObject(refused(409, 'payoutDecided'));
  }
  expect([await cashOf(top), await cashOf(sub), await cashOf(player)]).toEqual([10_100, 10_000, 300]);
});

test.each([
  ['declinePayout', () => sub, 'declined'],
  ['withdrawPayout', () => player, 'withdrawn'],
] as const)('%s gives back what was set aside, once', async (path, by, state) => {
  const id = await asked(400);
  expect(await cashOf(player)).toBe(0);
  for (let nth = 0; nth < 2; nth += 1) expect(await call(path, by(), { id })).toMatchObject({ status: 200 });
  expect([await cashOf(player), (await mine(player)).result]).toMatchObject([400, [{ id, state }]]);
  expect(await call('payPayout', sub, { id })).toMatchObject(refused(409, 'payoutDecided'));
});

test('nobody else’s payout is there: another player’s, and those of players who are not below', async () => {
  const id = await asked(10);
  for (const [path, by] of [
    ['withdrawPayout', top],
    ['payPayout', stranger],
    ['declinePayout', stranger],
  ] as const) {
    expect(await call(path, by, { id })).toMatchObject(refused(404, 'notFound'));
    expect(await call(path, by, { id: randomUUID() })).toMatchObject(refused(404, 'notFound'));
  }
});

test('a payout is asked for by a player of an agent, one at a time and of money that he has', async () => {
  const alone = await stand.person(100);
  for (const by of [alone, sub]) expect(await askPayout(by, 10)).toMatchObject(refused(409, 'agentMissing'));
  expect(await mine(alone)).toMatchObject({ agent: null, result: [] });
  expect(await askPayout(player, 400.01)).toMatchObject(refused(400, 'insufficientFunds'));
  for (const amount of [0, -1, 0.001, '7']) {
    expect(await askPayout(player, amount)).toMatchObject(refused(400, 'amountInvalid'));
  }
  expect(await askPayout(player, 10, undefined, 2)).toMatchObject(refused(400, 'unknownWallet'));
  await asked(10);
  expect(await askPayout(player, 10)).toMatchObject(refused(409, 'payoutWaiting'));
});

test('a player who is made an agent while his payout waits still sees it, and takes it back', async () => {
  const id = await asked(10);
  await stand.server.call('/sandbox/v1/agent', { username: player.name });
  expect(await mine(player)).toMatchObject({ agent: sub.name, result: [{ id, state: 'waiting' }] });
  expect(await call('withdrawPayout', player, { id })).toMatchObject({ status: 200 });
  expect(await mine(player)).toMatchObject({ agent: null, result: [{ id, state: 'withdrawn' }] });
});

test('a player is blocked: his agent still decides, he himself does nothing', async () => {
  const id = await asked(10);
  await call('blockUser', sub, { userId: player.id });
  const again = await stand.signedIn(player.name, player.id);
  expect(await call('withdrawPayout', again, { id })).toMatchObject(refused(403, 'youAreBlocked'));
  expect(await askPayout(again, 10)).toMatchObject(refused(403, 'youAreBlocked'));
  expect(await call('declinePayout', sub, { id })).toMatchObject({ status: 200 });
});

test('lists show who waits and for how much; what is set aside counts towards the maximum of credit', async () => {
  const other = await stand.joined(sub, 50);
  const id = await asked(300);
  const { counts, result, total } = await users('show=waiting');
  expect([counts, total]).toEqual([{ all: 3, agents: 1, players: 2, waiting: 1, blocked: 0 }, 1]);
  expect(result).toMatchObject([
    { userId: player.id, payouts: [{ id, amount: 300, currency: 'RSD', currency_id: 1 }] },
  ]);
  expect((await users(`search=${other.name}`)).result).toMatchObject([{ userId: other.id, payouts: [] }]);
  const maximum = { key: 'maxCredit', value: JSON.stringify([{ currency: { currency_id: 1 }, limit: 500 }]) };
  await stand.server.call('/sandbox/v1/settings', maximum);
  expect(await stand.credit('addCredit', sub, player, 100.01)).toMatchObject(refused(400, 'creditTooLarge'));
  expect(await stand.credit('addCredit', sub, player, 100)).toMatchObject({ status: 200 });
  await stand.server.call('/sandbox/v1/settings', { ...maximum, value: '[]' });
});

test('movements name what was set aside and what came back', async () => {
  await call('declinePayout', sub, { id: await asked(70) });
  await call('payPayout', sub, { id: await asked(30) });
  const { body } = await stand.server.call(
    '/base/v1/users/transactions',
    { page: 1, kinds: [], date_from: '2020-01-01', date_to: '2030-01-01', search_filter: '' },
    player.token,
  );
  const { result } = body as { result: { kind: string; amount: number; balance: number }[] };
  expect(result.map(({ kind, amount }) => [kind, amount]).slice(0, 3)).toEqual([
    ['payout', -30],
    ['refund', 70],
    ['payout', -70],
  ]);
});
