import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AgencyUsers, Connection, CreditMoves } from '../../contract/http/agency.ts';
import { type Agent, agencyStand, type Person } from '../testing/agency-stand.ts';

const stand = agencyStand();
const { call, credit, person, signedIn } = stand;

const cashOf = async ({ id }: Person): Promise<number> => {
  const wallet = (await stand.server.services.ledger.wallets(id)).find(({ currency_id }) => currency_id === 1);
  return wallet?.wallet_0 ?? 0;
};

let top: Agent;
let sub: Agent;
let player: Person;
let stranger: Agent;
beforeEach(async () => {
  ({ top, sub, player, stranger } = await stand.family());
});

describe('the tree', () => {
  test('an agent sees everybody below him, and nobody else', async () => {
    const { body } = await call<AgencyUsers>('allUsers', top);
    expect(
      body.result.map(({ userId, depth, isAgent, parent }) => ({ userId, depth, isAgent, parent: parent.userId })),
    ).toEqual(
      [
        { userId: sub.id, depth: 1, isAgent: true, parent: top.id, name: sub.name },
        { userId: player.id, depth: 2, isAgent: false, parent: sub.id, name: player.name },
      ]
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .map(({ name: _, ...row }) => row),
    );
    expect(body).toMatchObject({ total: 2, totalPages: 1 });
    expect((await call<AgencyUsers>('allUsers', stranger)).body).toMatchObject({ result: [], total: 0 });
    expect((await call<AgencyUsers>('myAgents', top)).body.result.map(({ userId }) => userId)).toEqual([sub.id]);
  });

  test('is searched from three characters on', async () => {
    const found = async (search: string) =>
      (await call<AgencyUsers>(`allUsers?search=${search}`, top)).body.result.map(({ userId }) => userId);
    expect(await found(player.name.toUpperCase().slice(2))).toEqual([player.id]);
    expect(await found('zzzz')).toEqual([]);
    expect(await found(player.name.slice(0, 2))).toHaveLength(2);
    expect((await call<AgencyUsers>(`searchUser?search=${player.name}`, top)).body.result).toHaveLength(1);
    expect((await call<AgencyUsers>(`searchUser?search=${player.name}`, stranger)).body.result).toEqual([]);
  });

  test('a player joins once, by a code that somebody has', async () => {
    const other = await person(0);
    expect(await call('connect', other, { code: 'NOBODYS1' })).toMatchObject({
      status: 400,
      body: { error: 'agentCodeUnknown' },
    });
    const typed = { code: ` ${sub.code.toLowerCase()} ` };
    expect(await call('connect', other, typed)).toMatchObject({ status: 200 });
    expect(await call('connect', other, typed)).toMatchObject({ status: 200 });
    expect((await call<Connection>('connection', other)).body).toEqual({
      parent: { userId: sub.id, username: sub.name },
      agent: null,
    });
    expect(await call('connect', other, { code: stranger.code })).toMatchObject({
      status: 409,
      body: { error: 'agentConnected' },
    });
    expect(await call('connect', top, { code: top.code })).toMatchObject({ status: 400 });
  });
});

describe('credit', () => {
  test('goes down the tree and comes back, with a receipt and a line for both', async () => {
    const given = await credit('addCredit', top, player, 250.5);
    expect(given).toMatchObject({ status: 200, body: { error: null, newCredit: 250.5 } });
    expect([await cashOf(top), await cashOf(player)]).toEqual([9_749.5, 250.5]);
    const taken = await credit('decCredit', sub, player, 50.5);
    expect(taken.body.newCredit).toBe(200);
    expect([await cashOf(sub), await cashOf(player)]).toEqual([10_050.5, 200]);
    expect(taken.body.receipt).toBeGreaterThan(given.body.receipt);

    const lines = (await call<CreditMoves>(`userTransactions?userId=${player.id}`, top)).body.result;
    expect(lines.map(({ agent, user, amount }) => [agent, user, amount])).toEqual([
      [sub.name, player.name, -50.5],
      [top.name, player.name, 250.5],
    ]);
    expect((await call<CreditMoves>('agentTransactions', sub)).body.total).toBe(1);
    const { body } = await stand.server.call('/base/v1/users/transactions', { page: 1 }, player.token);
    expect((body as { result: { kind: string; amount: number }[] }).result).toMatchObject([
      { kind: 'creditTaken', amount: -50.5 },
      { kind: 'creditGiven', amount: 250.5 },
    ]);
    const stats = await call<{ stats: object[] }>(`userStats?userId=${player.id}`, sub);
    expect(stats.body.stats).toEqual([
      { currency_id: 1, currency: 'RSD', staked: 0, returned: 0, given: 250.5, taken: 50.5 },
    ]);
  });

  test('asked for twice under one key moves once', async () => {
    const key = randomUUID();
    const first = await credit('addCredit', sub, player, 10, key);
    expect((await credit('addCredit', sub, player, 10, key)).body).toEqual(first.body);
    expect(await cashOf(player)).toBe(10);
    expect(await credit('addCredit', sub, player, 11, key)).toMatchObject({
      status: 409,
      body: { error: 'idempotencyKeyReused' },
    });
    expect(await credit('decCredit', sub, player, 10, key)).toMatchObject({ status: 409 });
  });

  test('is refused above what is there, and for what is no amount', async () => {
    expect(await credit('addCredit', sub, player, 10_000.01)).toMatchObject({
      status: 400,
      body: { error: 'insufficientFunds' },
    });
    expect(await credit('decCredit', sub, player, 0.01)).toMatchObject({ body: { error: 'insufficientFunds' } });
    for (const amount of [0, -1, 0.001, 1e300, Number.NaN, '5', null]) {
      expect(await credit('addCredit', sub, player, amount)).toMatchObject({ status: 400 });
    }
    for (const currency_id of [1000, 77]) {
      expect(await call('addCredit', sub, { userId: player.id, currency_id, amount: 1 })).toMatchObject({
        status: 400,
        body: { error: 'unknownWallet' },
      });
    }
    expect([await cashOf(sub), await cashOf(player)]).toEqual([10_000, 0]);
  });

  test('never goes upwards, sideways, to oneself or to a stranger', async () => {
    const wrong = { status: 404, body: { error: 'userUnknown' } };
    for (const path of ['addCredit', 'decCredit'] as const) {
      expect(await credit(path, sub, top, 1)).toMatchObject(wrong);
      expect(await credit(path, sub, sub, 1)).toMatchObject(wrong);
      expect(await credit(path, stranger, player, 1)).toMatchObject(wrong);
      expect(await credit(path, stranger, { ...player, id: randomUUID() }, 1)).toMatchObject(wrong);
      expect(await credit(path, player, player, 1)).toMatchObject({ status: 403 });
    }
  });

  test('is not given to a player on a break, but can be taken from him', async () => {
    await credit('addCredit', sub, player, 20);
    await stand.server.services.playLimits.takeBreak(player.id, { kind: 'timeOut', days: 1 } as never);
    expect(await credit('addCredit', sub, player, 1)).toMatchObject({ status: 409, body: { error: 'playerOnBreak' } });
    expect(await credit('decCredit', sub, player, 5)).toMatchObject({ status: 200 });
  });
});

describe('blocking', () => {
  test('signs a player out everywhere, and is taken back', async () => {
    expect(await call('blockUser', stranger, { userId: player.id })).toMatchObject({ status: 404 });
    expect(await call('blockUser', top, { userId: player.id })).toMatchObject({ status: 200 });
    expect((await stand.server.call('/base/v1/users', undefined, player.token)).status).toBe(401);
    const again = (await signedIn(player.name, player.id)).token;
    const voucher = { amount: 100, currency: 'RSD', currencyId: 1 };
    expect(await stand.server.call('/vouchers/v1/create', voucher, again)).toMatchObject({
      status: 403,
      body: { error: 'youAreBlocked' },
    });
    expect(await call('unblockUser', sub, { userId: player.id })).toMatchObject({ status: 200 });
    expect((await stand.server.call('/vouchers/v1/create', voucher, again)).status).toBe(400);
  });

  test('an agent who is blocked moves nothing', async () => {
    await call('blockUser', top, { userId: sub.id });
    const back = { ...sub, ...(await signedIn(sub.name, sub.id)) };
    expect(await credit('addCredit', back, player, 1)).toMatchObject({ status: 403, body: { error: 'youAreBlocked' } });
  });
});
